import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { isComplete, LANGUAGES } from './packages/rules/src/languages.ts';

const source = '<rootDir>/packages/portal/src';

/**
 * Falls back to English for incomplete languages. A complete language has no fallback, so that a missing text fails
 * the check.
 */
const fallbackLocales = Object.fromEntries(
  LANGUAGES.filter((language) => !isComplete(language)).map((language) => [language, 'en']),
);

/** The portal's own texts: one catalogue per language. `i18n/parts.ts` says which page loads which of them. */
export default defineConfig({
  sourceLocale: 'en',
  locales: [...LANGUAGES],
  fallbackLocales,
  catalogs: [
    {
      path: `${source}/locales/{locale}`,
      include: [source],
      exclude: ['**/*.test.*', '**/testing/**', '**/routeTree.gen.ts'],
    },
  ],
  format: formatter({ lineNumbers: false }),
});
