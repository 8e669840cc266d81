import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the folder of the third-party package that a file belongs to. @param {string} file */
const getPackage = (file) => /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1];

/**
 * Returns the licence texts of the packages in the bundle.
 *
 * @param {{ outputs: Record<string, { inputs: Record<string, { bytesInOutput: number }> }> }} metafile of esbuild
 * @throws Error when a package in the bundle has no licence
 */
export function getLicences({ outputs }) {
  const files = Object.values(outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([file, { bytesInOutput }]) => (bytesInOutput ? [file] : [])),
  );
  const folders = new Set(
    files.flatMap((file) => getPackage(file) ?? []).map((one) => realpathSync(one)),
  );
  const texts = [...folders].sort().map((folder) => {
    const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const licence = ['LICENSE', 'LICENSE.md', 'license']
      .map((file) => join(folder, file))
      .find(existsSync);
    if (!licence) throw new Error(`${name} is in the bundle and has no licence beside it`);
    return `${name} ${version}\n\n${readFileSync(licence, 'utf8').trim()}\n`;
  });
  return texts.join('\n---\n\n');
}
