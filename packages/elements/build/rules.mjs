import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the names in `import { … }` or `export { … }` that are not types, for each module. */
const findNames = (text, keyword) =>
  [...text.matchAll(new RegExp(`${keyword} \\{([^}]*)\\} from '([^']+)'`, 'g'))].map(
    ([, list, from]) => ({
      from,
      names: list
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name && !name.startsWith('type ')),
    }),
  );

/**
 * Resolves imports of `@conkit/rules` to the files of the imported rules. An element then loads only its own rules:
 * esbuild splits by files, and through the one index every element would load the rules of all.
 *
 * @param {string} folder the sources of the rules
 */
export function createRulesPlugin(folder) {
  const index = readFileSync(join(folder, 'index.ts'), 'utf8');
  const files = new Map(
    findNames(index, 'export').flatMap(({ names, from }) => names.map((name) => [name, from])),
  );
  const namespace = 'conkit-rules';
  return {
    name: namespace,
    setup(building) {
      building.onResolve({ filter: /^@conkit\/rules$/ }, ({ importer }) => ({
        path: importer,
        namespace,
        sideEffects: false,
      }));
      building.onLoad({ filter: /./, namespace }, ({ path }) => ({
        contents: findNames(readFileSync(path, 'utf8'), 'import')
          .filter(({ from }) => from === '@conkit/rules')
          .flatMap(({ names }) => names)
          .map((name) => `export { ${name} } from '${files.get(name)}';`)
          .join('\n'),
        resolveDir: folder,
      }));
    },
  };
}
