// Whether the libraries work where they are installed. By tsx.
// `npm run outside`: builds them, and tries Vite, esbuild, webpack, Next 15 and 16, a plain page, each in a project of its own.
// With folders of what would be published it takes those, and leaves whole frameworks out: so `npm test` calls it.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

const given = process.argv.slice(2);
const problem = await (given.length > 0 ? outsideProblem(given) : everything());
if (problem) {
  process.stderr.write(`${problem}\n`);
  process.exitCode = 1;
}
