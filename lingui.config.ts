import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { LANGUAGES, languages } from './packages/rules/src/languages.ts';

const source = '<rootDir>/packages/portal/src';
const hugo = `${source}/features/hugo`;

/**
 * What the words of each part are said in: a page fetches those of its parts only. A text that two parts
 * say is in both.
 */
const parts = {
  account: [`${source}/features/account`, `${source}/people`],
  checkout: [`${source}/checkout`],
  desk: [`${source}/features/desk`, `${source}/people`],
  form: [`${source}/i18n/FormLocale.tsx`],
  // What an account's pages have round them.
  frame: [
    'DockedDrawer',
    'DrawerDialog',
    'DrawerMenu',
    'SignOutDialog',
    'TopBar',
    'useSignOut',
  ].map((name) => `${source}/shell/${name}.{ts,tsx}`),
  membership: [`${source}/features/membership`],
  nominations: [`${hugo}/nominations`, `${hugo}/shared`],
  payments: [`${source}/features/payments`],
  // The privacy page tells of ballots; the first page has no room for more words.
  voting: [hugo, `${source}/features/privacy`],
};

const tests = ['**/*.test.*', '**/testing/**', '**/routeTree.gen.ts'];
const catalog = (name: string, include: string[], exclude: string[] = []) => ({
  path: `<rootDir>/packages/portal/src/locales/{locale}/${name}`,
  include,
  // A folder is left out with what is in it only when that is said; a file has nothing in it.
  exclude: [...exclude.flatMap((path) => [path, `${path}/**`]), ...tests],
});

/** English for what a language lacks; none for a complete one, in which a missing text must fail the check. */
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
    // Whatever no other part says: the shell, the titles, and what every page needs.
    catalog('core', [source], [...Object.values(parts).flat(), `${source}/features/**`]),
    ...Object.entries(parts).map(([name, include]) =>
      catalog(name, include, name === 'voting' ? [`${hugo}/nominations`] : []),
    ),
  ],
  format: formatter({ lineNumbers: false }),
});
