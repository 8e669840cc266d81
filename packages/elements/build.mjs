// Decisions: docs/decisions/component-library.md
// Builds the elements: one entry script with lazy chunks that include React and @conkit/ui, and the types of its exports.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { build } from 'tsup';
import { bundleTypes } from './build/types.mjs';
import { getLicences } from './build/licences.mjs';
import { createRulesPlugin } from './build/rules.mjs';
import { getSheet } from './build/sheet.mjs';

const root = import.meta.dirname;
const dist = join(root, 'dist');
const sheets = join(dist, 'sheets');
const views = ['ballot', 'nominations', 'badge'];
process.chdir(root);
rmSync(dist, { recursive: true, force: true });

/**
 * Resolves imports of `conkit:styles/<name>`.
 *
 * @param {(name: string) => string} getText returns the style sheet of a name
 */
const createStylesPlugin = (getText) => ({
  name: 'conkit-styles',
  setup(building) {
    building.onResolve({ filter: /^conkit:styles\// }, ({ path }) => ({
      path: path.replace('conkit:styles/', ''),
      namespace: 'conkit-styles',
    }));
    building.onLoad({ filter: /./, namespace: 'conkit-styles' }, ({ path }) => ({
      contents: getText(path),
      loader: 'text',
    }));
  },
});

const options = {
  config: false,
  format: 'esm',
  target: ['es2022', 'chrome110', 'firefox115', 'safari16.4'],
  platform: 'browser',
  minify: true,
  silent: true,
  noExternal: [/./],
  env: { NODE_ENV: 'production' },
  esbuildOptions(esbuild) {
    esbuild.conditions = ['@conkit/source', 'module'];
  },
};
// The styles of @conkit/ui rely on this prefix, which its own build uses too.
const identifiers = ({ hash }) => `conkit_${hash}`;

await build({
  ...options,
  entry: {
    theme: '../ui/src/theme/styles.css.ts',
    inside: '../ui/src/theme/inside.css.ts',
    ...Object.fromEntries(views.map((name) => [name, `src/${name}/view.ts`])),
  },
  outDir: sheets,
  splitting: false,
  esbuildPlugins: [
    createStylesPlugin(() => ''),
    vanillaExtractPlugin({ outputCss: true, identifiers }),
  ],
});
const readSheet = (name) => readFileSync(join(sheets, `${name}.css`), 'utf8');
const viewSheets = Object.fromEntries(
  views.map((name) => [
    name,
    getSheet({ theme: readSheet('theme'), inside: readSheet('inside'), parts: readSheet(name) }),
  ]),
);
rmSync(sheets, { recursive: true });

/** The minifier of the last build. @type {{ transform: Function }} */
let esbuild;
const keepEsbuild = {
  name: 'keep-esbuild',
  setup(building) {
    esbuild = building.esbuild;
  },
};

/** Minifies again what tree shaking has rewritten, which saves 0.5 kB of a ballot. @param {string} folder */
async function minifyAgain(folder) {
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.js'))) {
    const path = join(folder, name);
    const code = readFileSync(path, 'utf8').replaceAll(/\/\/# sourceMappingURL=.*\n?/g, '');
    const map = readFileSync(`${path}.map`).toString('base64');
    const minified = await esbuild.transform(
      `${code}\n//# sourceMappingURL=data:application/json;base64,${map}`,
      {
        minify: true,
        format: 'esm',
        target: options.target,
        sourcemap: 'external',
        // `THIRD-PARTY.txt` has the licences.
        legalComments: 'none',
      },
    );
    writeFileSync(path, `${minified.code}//# sourceMappingURL=${name}.map\n`);
    writeFileSync(`${path}.map`, minified.map);
  }
}

// The development build also has React's and our own warnings.
for (const mode of ['production', 'development']) {
  const isProduction = mode === 'production';
  await build({
    ...options,
    entry: { 'conkit-elements': 'src/index.ts' },
    outDir: isProduction ? dist : join(dist, mode),
    env: { NODE_ENV: mode },
    splitting: true,
    sourcemap: true,
    metafile: isProduction,
    // Keeps only the texts of the components in use.
    treeshake: true,
    esbuildPlugins: [
      createStylesPlugin((name) => viewSheets[name]),
      createRulesPlugin(join(root, '../rules/src')),
      vanillaExtractPlugin({ outputCss: false, identifiers }),
      keepEsbuild,
    ],
  });
}
await minifyAgain(dist);
const metafile = join(dist, 'metafile-esm.json');
writeFileSync(
  join(dist, 'THIRD-PARTY.txt'),
  getLicences(JSON.parse(readFileSync(metafile, 'utf8'))),
);
rmSync(metafile);
for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
  if (name.endsWith('.css')) rmSync(join(dist, name));
}
const tsc = join(root, '../../node_modules/typescript-7/bin/tsc');
execFileSync(process.execPath, [tsc, '-p', 'tsconfig.build.json'], { stdio: 'inherit' });
bundleTypes(dist);
