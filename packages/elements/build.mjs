// Builds the elements: one script that loads what it needs, React and the library in it, and the types of what it exports.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { build } from 'tsup';
import { bundleTypes } from './build/types.mjs';
import { licencesOf } from './build/licences.mjs';
import { sheetOf } from './build/sheet.mjs';

const root = import.meta.dirname;
const dist = join(root, 'dist');
const sheets = join(dist, 'sheets');
const views = ['ballot', 'nominations', 'badge'];
process.chdir(root);
rmSync(dist, { recursive: true, force: true });

/** The style sheets, by the name that views import them by. @param {(name: string) => string} textOf */
const styles = (textOf) => ({
  name: 'conkit-styles',
  setup(building) {
    building.onResolve({ filter: /^conkit:styles\// }, ({ path }) => ({
      path: path.replace('conkit:styles/', ''),
      namespace: 'conkit-styles',
    }));
    building.onLoad({ filter: /./, namespace: 'conkit-styles' }, ({ path }) => ({
      contents: textOf(path),
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
// As the library's own build does: what is inside components is found by this prefix.
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
  esbuildPlugins: [styles(() => ''), vanillaExtractPlugin({ outputCss: true, identifiers })],
});
const sheet = (name) => readFileSync(join(sheets, `${name}.css`), 'utf8');
const made = Object.fromEntries(
  views.map((name) => [
    name,
    sheetOf({ theme: sheet('theme'), inside: sheet('inside'), parts: sheet(name) }),
  ]),
);
rmSync(sheets, { recursive: true });

await build({
  ...options,
  entry: { 'conkit-elements': 'src/index.ts' },
  splitting: true,
  sourcemap: true,
  metafile: true,
  // Of a language only the words that are said here.
  treeshake: true,
  esbuildPlugins: [
    styles((name) => made[name]),
    vanillaExtractPlugin({ outputCss: false, identifiers }),
  ],
});
const metafile = join(dist, 'metafile-esm.json');
writeFileSync(
  join(dist, 'THIRD-PARTY.txt'),
  licencesOf(JSON.parse(readFileSync(metafile, 'utf8'))),
);
rmSync(metafile);
for (const name of readdirSync(dist)) if (name.endsWith('.css')) rmSync(join(dist, name));
// pnpm's own folder of programs, whoever starts this.
execFileSync('tsc', ['-p', 'tsconfig.build.json'], { stdio: 'inherit' });
bundleTypes(dist);
