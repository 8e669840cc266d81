// Checks that the libraries work when installed; run with tsx. `npm run outside` builds them and tests Vite, esbuild,
// webpack, Next 15 and 16 and a plain page, each in a separate project. Given folders of publishable packages it uses
// these, and skips webpack and Next unless `--whole` is given: `npm test` does so.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { outsideProblem } from './lib/outside.mjs';
import { buildLibraries, makePublishable, published } from './lib/publishable.mjs';
import { say } from './lib/run.mjs';

async function everything() {
  const failed = await buildLibraries();
  if (failed) return failed;
  const made = await mkdtemp(join(tmpdir(), 'conkit-published-'));
  try {
    const folders = published.map((name) => join(made, name));
    for (const [at, name] of published.entries()) await makePublishable(name, folders[at]);
    return await outsideProblem(folders, { isWhole: true, tell: say });
  } finally {
    await rm(made, { recursive: true, force: true });
  }
}

const { values, positionals: given } = parseArgs({
  allowPositionals: true,
  options: { whole: { type: 'boolean' } },
});
const problem = await (given.length > 0
  ? outsideProblem(given, { isWhole: values.whole ?? false })
  : everything());
if (problem) {
  process.stderr.write(`${problem}\n`);
  process.exitCode = 1;
}
