import { existsSync, readdirSync } from 'node:fs';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig } from 'tsup';

/** The folders of one layer of `src`, each with the module of its name. */
const modulesOf = (layer: string) =>
  Object.fromEntries(
    (existsSync(`src/${layer}`) ? readdirSync(`src/${layer}`, { withFileTypes: true }) : [])
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => [name, `src/${layer}/${name}/${name}.tsx`]),
  );

export default defineConfig({
  // Each component is a module of its own, so that an application can split its code between them.
  entry: {
    index: 'src/index.ts',
    fi: 'src/words/fi.ts',
    deskFi: 'src/words/deskFi.ts',
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
    entry: {
      index: 'src/index.ts',
      fi: 'src/words/fi.ts',
      deskFi: 'src/words/deskFi.ts',
      theme: 'src/theme/index.ts',
    },
    compilerOptions: { ignoreDeprecations: '6.0' },
  },
  esbuildPlugins: [
    vanillaExtractPlugin({ outputCss: true, identifiers: ({ hash }) => `conkit_${hash}` }),
  ],
});
