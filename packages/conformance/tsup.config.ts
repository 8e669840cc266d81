import { copyFile } from 'node:fs/promises';
import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts', 'src/main.ts'],
  format: ['esm'],
  target: 'es2022',
  clean: true,
  sourcemap: true,
  // Each version of the kit contains its version of the contract.
  async onSuccess() {
    await copyFile('../../openapi.yaml', 'dist/openapi.yaml');
    await copyFile('src/seeding/seeding.schema.json', 'dist/seeding.schema.json');
  },
});
