import { existsSync, readdirSync } from 'node:fs';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig } from 'tsup';
import { LANGUAGES } from '../rules/src/languages.ts';

/** The folders of one layer of `src`, each with the module of its name. */
const modulesOf = (layer: string) =>
  Object.fromEntries(
    (existsSync(`src/${layer}`) ? readdirSync(`src/${layer}`, { withFileTypes: true }) : [])
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => [name, `src/${layer}/${name}/${name}.tsx`]),
  );

/** The library in each language beside English, which is there without. */
const words = Object.fromEntries(
  LANGUAGES.slice(1).map((language) => [`words/${language}`, `src/words/${language}.ts`]),
);

export default defineConfig({
  // Each component is a module of its own, so that an application can split its code between them.
  entry: {
    index: 'src/index.ts',
    ...words,
    theme: 'src/theme/index.ts',
    ...modulesOf('components'),
    ...modulesOf('blocks'),
    Dialog: 'src/primitives/Dialog/Dialog.tsx',
  },
  format: ['esm'],
  target: 'es2022',
  splitting: true,
  clean: true,
  dts: {
    entry: { index: 'src/index.ts', ...words, theme: 'src/theme/index.ts' },
    compilerOptions: { ignoreDeprecations: '6.0' },
  },
  esbuildPlugins: [
    vanillaExtractPlugin({ outputCss: true, identifiers: ({ hash }) => `conkit_${hash}` }),
  ],
});
