import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { readJson, root } from './files.mjs';

/** The files of the package, and where they are in this project. */
const contents = {
  dist: 'packages/server/dist',
  portal: 'packages/portal/dist',
  config: 'config',
  'openapi.yaml': 'openapi.yaml',
  'README.md': 'packages/server/README.md',
  // The server has the project's version, and so the project's changelog.
  'CHANGELOG.md': 'CHANGELOG.md',
  LICENSE: 'LICENSE',
};

/**
 * Creates the publishable folder of the server with portal, conventions and contract, for `npx @conkit/server --demo`.
 * Requires a build. The workspace's packages are bundled.
 *
 * @param {string} folder one that does not exist yet
 */
export async function makeServerPublishable(folder) {
  const [own, project] = [readJson('packages/server/package.json'), readJson('package.json')];
  await mkdir(folder, { recursive: true });
  for (const [name, path] of Object.entries(contents)) {
    await cp(join(root, path), join(folder, name), { recursive: true });
  }
  const { name, description, license, type, bin } = own;
  // Release tools update only public packages; all published packages have the same version.
  const { version } = readJson('packages/api-client/package.json');
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
