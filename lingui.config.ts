import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { LANGUAGES, languages } from './packages/rules/src/languages.ts';

const source = '<rootDir>/packages/portal/src';
const hugo = `${source}/features/hugo`;

/**
 * The source folders of each part's catalogue. A page loads only the catalogues of its parts. A text used by two
 * parts is in both catalogues.
 */
const parts = {
  account: [`${source}/features/account`, `${source}/people`],
  checkout: [`${source}/checkout`],
  desk: [`${source}/features/desk`, `${source}/people`],
  form: [`${source}/i18n/FormLocale.tsx`],
  // The frame of the account's pages.
  frame: ['DrawerDialog', 'DrawerMenu', 'SignOutDialog', 'memberFrame', 'useSignOut'].map(
    (name) => `${source}/shell/${name}.{ts,tsx}`,
  ),
  membership: [`${source}/features/membership`],
  nominations: [`${hugo}/nominations`, `${hugo}/shared`],
  payments: [`${source}/features/payments`],
  // The privacy page describes ballots, and the core catalogue, which the first page loads, has no room for more
  // texts.
  voting: [hugo, `${source}/features/privacy`],
};

const tests = ['**/*.test.*', '**/testing/**', '**/routeTree.gen.ts'];
const catalog = (name: string, include: string[], exclude: string[] = []) => ({
  path: `<rootDir>/packages/portal/src/locales/{locale}/${name}`,
  include,
  // The exclusion of a folder needs a second pattern for its contents.
  exclude: [...exclude.flatMap((path) => [path, `${path}/**`]), ...tests],
});

/**
 * Falls back to English for incomplete languages. A complete language has no fallback, so that a missing text fails
 * the check.
 */
const fallbackLocales = Object.fromEntries(
  LANGUAGES.filter((language) => !languages[language].isComplete).map((language) => [
    language,
    'en',
  ]),
);

export default defineConfig({
  sourceLocale: 'en',
  locales: [...LANGUAGES],
  fallbackLocales,
  catalogs: [
    // Texts of no other part: the shell, the titles, and what every page needs.
    catalog('core', [source], [...Object.values(parts).flat(), `${source}/features/**`]),
    ...Object.entries(parts).map(([name, include]) =>
      catalog(name, include, name === 'voting' ? [`${hugo}/nominations`] : []),
    ),
  ],
  format: formatter({ lineNumbers: false }),
});
