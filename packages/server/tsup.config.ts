import { cp } from 'node:fs/promises';
import { defineConfig } from 'tsup';

// The workspace's own packages are bundled from their sources; everything else stays in node_modules.
export default defineConfig({
  entry: {
    main: 'src/main.ts',
    bin: 'src/bin.ts',
    conkit: 'src/cli/main.ts',
    'check-config': 'src/check-config/main.ts',
    'new-convention': 'src/scaffold/main.ts',
    list: 'src/listing/main.ts',
  },
  format: ['esm'],
  target: 'node20',
  clean: true,
  noExternal: [/^@conkit\//],
  esbuildOptions(options) {
    options.conditions = ['@conkit/source'];
  },
  async onSuccess() {
    await cp('src/database/migrations', 'dist/migrations', { recursive: true });
    for (const name of ['portal', 'ui', 'server']) {
      await cp(`../${name}/src/locales`, `dist/catalogues/${name}`, {
        recursive: true,
        filter: (file) => !/\.ts$|\/en$/.test(file),
      });
    }
  },
});
