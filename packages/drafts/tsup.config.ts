import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts', 'src/react.ts'],
  format: ['esm'],
  target: 'es2022',
  splitting: true,
  clean: true,
  dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
});
