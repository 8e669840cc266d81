// npm start [-- --demo] [--open]: installs, builds what changed, and runs the server or the mock server in this process,
// so that signals and exit code are its own. --open opens the portal in the browser when it answers.
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { build } from './lib/build.mjs';
import { root } from './lib/files.mjs';
import { install } from './lib/install.mjs';
import { endWithParent } from './lib/parent.mjs';

const port = Number(process.env.PORT || 8080);
const host = process.env.HOST || '127.0.0.1';

/** Returns whether a port is in use. Checked before the slow part, although the server checks it, too. */
const isTaken = (number) =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => resolve(error.code === 'EADDRINUSE'));
    probe.listen(number, host, () => probe.close(() => resolve(false)));
  });

if (Number.isInteger(port) && port > 0 && port < 65_536 && (await isTaken(port))) {
  process.stderr.write(
    `Port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 1} npm start\n`,
  );
  process.exit(1);
}
if (process.env.npm_lifecycle_event === 'start') endWithParent();
if (!(await install()) || !(await build())) process.exit(1);

process.env.NODE_ENV ??= 'production';
process.env.PORTAL_DIR ??= join(root, 'packages/portal/dist');
// The demo starts in production only at an address that others can't reach.
if (['127.0.0.1', 'localhost', '::1'].includes(host)) {
  process.env.PUBLIC_URL ||= `http://localhost:${port}`;
}
const open = process.argv.indexOf('--open');
if (open > 0) {
  // The server refuses unknown options.
  process.argv.splice(open, 1);
  void openPortal(`http://localhost:${port}`);
}
await import(pathToFileURL(join(root, 'packages/server/dist/bin.js')).href);

async function openPortal(url) {
  const answers = () =>
    fetch(`${url}/healthz`)
      .then(({ ok }) => ok)
      .catch(() => false);
  while (!(await answers())) await sleep(200);
  const { default: openInBrowser } = await import('open');
  await openInBrowser(url);
}
