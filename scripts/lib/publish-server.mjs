import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from './files.mjs';

const readJson = async (path) => JSON.parse(await readFile(join(root, path), 'utf8'));

/** What the package has, and where this project has it. */
const contents = {
  dist: 'packages/server/dist',
  portal: 'packages/portal/dist',
  config: 'config',
  'openapi.yaml': 'openapi.yaml',
  'README.md': 'packages/server/README.md',
  // The server is no package of the workspace's releases: its changes are those of the project.
  'CHANGELOG.md': 'CHANGELOG.md',
  LICENSE: 'LICENSE',
};

/**
 * Makes the folder of the server as it is published: with the portal, the conventions and the contract, for
 * `npx @conkit/server --demo`. Both are built already. Its own packages are part of the bundle.
 *
 * @param {string} folder one that does not exist yet
 */
export async function makeServerPublishable(folder) {
  const [own, project] = [
    await readJson('packages/server/package.json'),
    await readJson('package.json'),
  ];
  await mkdir(folder, { recursive: true });
  for (const [name, path] of Object.entries(contents)) {
    await cp(join(root, path), join(folder, name), { recursive: true });
  }
  const { name, description, license, type, bin } = own;
  // Those who raise versions look at what is not private; all that is published has one version.
  const { version } = await readJson('packages/api-client/package.json');
  const { catalog } = parse(await readFile(join(root, 'pnpm-workspace.yaml'), 'utf8'));
  const dependencies = Object.fromEntries(
    Object.entries(own.dependencies)
      .filter(([dependency]) => !dependency.startsWith('@conkit/'))
      .map(([dependency, wanted]) => [
        dependency,
        wanted === 'catalog:' ? catalog[dependency] : wanted,
      ]),
  );
  const manifest = {
    name,
    version,
    description,
    license,
    type,
    bin,
    engines: project.engines,
    homepage: project.homepage,
    dependencies,
    publishConfig: { access: 'public' },
  };
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}
