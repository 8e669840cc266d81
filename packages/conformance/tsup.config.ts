import { copyFile } from 'node:fs/promises';
import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts', 'src/main.ts'],
  format: ['esm'],
  target: 'es2022',
  clean: true,
  sourcemap: true,
  // The kit is of one version of the contract, and brings it along.
  async onSuccess() {
    await copyFile('../../openapi.yaml', 'dist/openapi.yaml');
    await copyFile('src/seeding/seeding.schema.json', 'dist/seeding.schema.json');
  },
});
