import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build } from './build.mjs';
import { root } from './files.mjs';
import { runPnpm } from './install.mjs';

/** What a server reads beside its own code. */
const beside = ['openapi.yaml', 'config', 'LICENSE'];

/** Of the packages that are installed, what is only for whoever writes code with them. */
const isForDevelopers = /\.(map|d\.[cm]?ts|md|markdown)$/;

/**
 * Makes a folder that runs by `node main.js` with nothing but Node: the server, its dependencies without build
 * tools, the portal, and the conventions of `config/`.
 *
 * @param {string} target a folder that does not exist yet
 * @returns {Promise<string | undefined>} why it could not be made
 */
export async function pack(target) {
  if (!(await build())) return 'The build failed; the lines above say why.';
  await mkdir(dirname(target), { recursive: true });
  // Beside the target: what is made there is moved, not copied, and only when it is whole.
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
    await writeFile(join(made, 'package.json'), await manifest());
    await rename(made, target);
    return undefined;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** The name, version and Node of this project: nothing that would be installed. */
async function manifest() {
  const { name, version, license, type, engines } = JSON.parse(
    await readFile(join(root, 'package.json'), 'utf8'),
  );
  return `${JSON.stringify({ name, version, license, type, engines, private: true }, null, 2)}\n`;
}

/** The workspace's own packages are part of the server's bundle; what only developers read is left out. */
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
