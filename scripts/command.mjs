// npm run conkit, count, move, invoice, list, check-config and new-convention: the crew's commands as they were built
// together with the server, which start in half the time of their sources and are of the server's own version.
import { existsSync } from 'node:fs';

// Those that are programs of their own; `conkit` has the others.
const own = ['list', 'check-config', 'new-convention'].includes(process.argv[2]);
const name = own ? process.argv.splice(2, 1)[0] : 'conkit';
const file = new URL(`../packages/server/dist/${name}.js`, import.meta.url);
if (existsSync(file)) await import(file.href);
else {
  process.stderr.write('The server is not built yet: npm start builds and starts it.\n');
  process.exitCode = 1;
}
