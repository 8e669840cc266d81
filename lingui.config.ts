import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

// No `default` fallback: a missing Finnish text must fail `lingui compile --strict`; only the form
// variant `daypass` may be sparse.
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'fi', 'daypass'],
  fallbackLocales: { daypass: 'en' },
  catalogs: [
    {
      path: '<rootDir>/packages/portal/src/locales/{locale}/messages',
      include: ['<rootDir>/packages/portal/src'],
      exclude: ['**/*.test.*', '**/routeTree.gen.ts'],
    },
  ],
  format: formatter({ lineNumbers: false }),
});
