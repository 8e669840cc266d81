import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  existsSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { filesUnder, packages, root } from './files.mjs';
import { run } from './run.mjs';

const isGenerated = (path) => /\.gen\.ts$|\.po$/.test(path);

/** The workspace without what is built; the installed packages are linked, not copied. */
function copyOfSources() {
  const copy = mkdtempSync(join(tmpdir(), 'conkit-drift-'));
  for (const path of filesUnder(['.'])) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    cpSync(join(root, path), join(copy, path));
  }
  for (const folder of ['.', ...packages.map((name) => `packages/${name}`)]) {
    const installed = join(root, folder, 'node_modules');
    if (existsSync(installed))
      symlinkSync(installed, join(copy, folder, 'node_modules'), 'junction');
  }
  return copy;
}

/**
 * Generates everything into a copy and compares: types of the contract, route tree, catalogues.
 * @returns {Promise<string | undefined>} what is out of date, or nothing
 */
export async function driftProblems() {
  const copy = copyOfSources();
  try {
    const generated = await run('npm', ['run', 'generate'], { cwd: copy });
    if (generated.code !== 0) return generated.output;
    // Fails on a text without a Finnish translation.
    const compiled = await run('lingui', ['compile', '--strict'], { cwd: copy });
    if (compiled.code !== 0) return compiled.output;
    const stale = filesUnder(['packages'], isGenerated).filter(
      (path) => !readFileSync(join(root, path)).equals(readFileSync(join(copy, path))),
    );
    return stale.length === 0
      ? undefined
      : `Out of date; run \`npm run generate\`:\n${stale.map((path) => `  ${path}`).join('\n')}\n`;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
