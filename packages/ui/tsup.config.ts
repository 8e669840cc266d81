import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig } from 'tsup';

export default defineConfig({
  // Each component is a module of its own, so that an application can split its code between them.
  entry: {
    index: 'src/index.ts',
    theme: 'src/theme/index.ts',
    ...Object.fromEntries(
      [
        'BadgePreview',
        'MemberForm',
        'PaperPubsBlock',
        'PersonCard',
        'RankedBallot',
        'SaveState',
      ].map((name) => [name, `src/components/${name}/${name}.tsx`]),
    ),
    Dialog: 'src/primitives/Dialog/Dialog.tsx',
  },
  format: ['esm'],
  target: 'es2022',
  splitting: true,
  clean: true,
  dts: {
    entry: { index: 'src/index.ts', theme: 'src/theme/index.ts' },
    compilerOptions: { ignoreDeprecations: '6.0' },
  },
  esbuildPlugins: [
    vanillaExtractPlugin({ outputCss: true, identifiers: ({ hash }) => `conkit_${hash}` }),
  ],
});
