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

/** Copies the workspace without build output; installed packages are linked. */
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
 * Generates all files into a copy and compares them: contract types, route tree, catalogues.
 *
 * @returns {Promise<string | undefined>} the files that are out of date, if any
 */
export async function driftProblems() {
  const copy = copyOfSources();
  try {
    const generated = await run('npm', ['run', 'generate'], { cwd: copy });
    if (generated.code !== 0) return generated.output;
    // Fails when a Finnish translation is missing.
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
