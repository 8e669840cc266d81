import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts', 'src/react.ts'],
  format: ['esm'],
  target: 'es2022',
  splitting: true,
  clean: true,
  sourcemap: true,
});
