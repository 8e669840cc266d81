import { cp, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build } from './build.mjs';
import { readJson, root } from './files.mjs';
import { runPnpm } from './install.mjs';

/** Files that the server reads, in addition to its code. */
const beside = ['openapi.yaml', 'config', 'LICENSE'];

/** Files of installed packages that only developers need. */
const isForDevelopers = /\.(map|d\.[cm]?ts|md|markdown)$/;

/**
 * Creates a folder that runs with `node main.js` and nothing else installed: the server, its dependencies without build
 * tools, the portal, and the conventions of `config/`.
 *
 * @param {string} target a folder that does not exist yet
 * @returns {Promise<string | undefined>} why it could not be created
 */
export async function pack(target) {
  if (!(await build())) return 'The build failed; the lines above say why.';
  await mkdir(dirname(target), { recursive: true });
  // Next to the target, so that the finished folder is renamed, not copied.
  const work = await mkdtemp(`${target}-`);
  try {
    const deployed = join(work, 'deployed');
    const flags = ['--prod', '--prefer-offline', '--config.package-import-method=copy'];
    const { code, output } = await runPnpm([
      '--filter',
      '@conkit/server',
      'deploy',
      ...flags,
      deployed,
    ]);
    if (code !== 0) return `${output}\nCollecting the dependencies failed.`;
    const made = join(work, 'conkit');
    await cp(join(root, 'packages/server/dist'), made, { recursive: true });
    await cp(join(root, 'packages/portal/dist'), join(made, 'portal'), { recursive: true });
    for (const name of beside) {
      await cp(join(root, name), join(made, name), { recursive: true });
    }
    await rename(join(deployed, 'node_modules'), join(made, 'node_modules'));
    await prune(join(made, 'node_modules'));
    await writeFile(join(made, 'package.json'), createManifest());
    await rename(made, target);
    return undefined;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** Returns this project's name, version and Node range, without dependencies. */
function createManifest() {
  const { name, version, license, type, engines } = readJson('package.json');
  return `${JSON.stringify({ name, version, license, type, engines, private: true }, null, 2)}\n`;
}

/** Removes the workspace's packages, which are in the server's bundle, and files that only developers need. */
async function prune(folder) {
  const own = (await readdir(join(folder, '.pnpm'))).filter((name) => name.startsWith('@conkit+'));
  for (const path of ['@conkit', ...own.map((name) => join('.pnpm', name))]) {
    await rm(join(folder, path), { recursive: true, force: true });
  }
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const isSpare = entry.isFile() && isForDevelopers.test(entry.name);
    if (isSpare) await rm(join(entry.parentPath, entry.name));
  }
}
