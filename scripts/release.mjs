// npm run release [-- --dry-run]: publishes what `packages/*` say they are, each in the version of its manifest.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { install } from './lib/install.mjs';
import { cache } from './lib/files.mjs';
import { run, say } from './lib/run.mjs';

const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } });
if (!(await install())) process.exit(1);
const { buildLibraries, makePublishable, published } = await import('./lib/publishable.mjs');

const fail = (reason) => {
  process.stderr.write(`${reason.trimEnd()}\n`);
  process.exit(1);
};
const problem = await buildLibraries();
if (problem) fail(problem);
const folders = join(cache, 'release');
await rm(folders, { recursive: true, force: true });
// Every folder before the first is published: none of them without the others.
for (const name of published) await makePublishable(name, join(folders, name));
for (const name of published) {
  const flags = values['dry-run'] ? ['--dry-run'] : [];
  const { code, output } = await run('npm', ['publish', ...flags], { cwd: join(folders, name) });
  if (code !== 0) fail(output);
  say(output.trimEnd());
}
