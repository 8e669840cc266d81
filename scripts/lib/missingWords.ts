import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { formatter } from '@lingui/format-po';
import type { Language } from '../../packages/rules/src/languages.ts';
import { english } from '../../packages/server/src/mail/words/english.ts';
import * as mailLanguages from '../../packages/server/src/mail/words/languages.gen.ts';
import {
  checkCatalogues,
  ENGLISH,
  findMissing,
  readCatalogues,
  type CatalogueProblem,
} from './messages/catalogue.ts';

const packages = join(import.meta.dirname, '../../packages');
const portal = join(packages, 'portal/src/locales');

/** The packages whose catalogues `npm run generate` compiles, with their names in reports. */
const CATALOGUES = { library: 'ui', elements: 'elements' };

/** A part of the product's texts: how many there are, and which a language lacks. */
export interface PartOfWords {
  readonly part: string;
  readonly total: number;
  readonly missing: readonly string[];
}

type Words = Readonly<Record<string, unknown>>;

const compare = (part: string, all: Words, other: Words | undefined): PartOfWords => {
  const names = Object.keys(all);
  return {
    part,
    total: names.length,
    missing: names.filter((name) => other?.[name] === undefined),
  };
};

/** Returns the parts of a package with its own catalogues, by component. */
function listCatalogueParts(name: string, folder: string, language: Language): PartOfWords[] {
  const catalogues = readCatalogues(join(packages, folder, 'src/locales'));
  const source = catalogues.find((one) => one.language === ENGLISH);
  if (!source) return [];
  const missing = findMissing(
    source,
    catalogues.find((one) => one.language === language),
  );
  const components = [...new Set(source.entries.map(({ key }) => key.split('.')[0] ?? ''))];
  const belongsTo = (component: string) => (entry: { readonly key: string }) =>
    entry.key.startsWith(`${component}.`);
  return components.map((component) => ({
    part: `${name}, ${component}`,
    total: source.entries.filter(belongsTo(component)).length,
    missing: missing.filter(belongsTo(component)).map((entry) => `${entry.key}: ${entry.source}`),
  }));
}

/** Returns the parts of the portal's own texts. */
async function listPortalParts(language: Language): Promise<PartOfWords[]> {
  const folder = join(portal, language);
  const files = existsSync(folder)
    ? readdirSync(folder).map((name) => join(folder, name))
    : [join(portal, `${language}.po`)];
  return Promise.all(
    files
      .filter((file) => file.endsWith('.po'))
      .toSorted()
      .map(async (filename) => {
        const context = { locale: language, sourceLocale: ENGLISH, filename };
        const texts = await formatter().parse(readFileSync(filename, 'utf8'), context);
        const missing = Object.values(texts).filter(({ translation = '' }) => translation === '');
        return {
          part: `portal, ${basename(filename, '.po')}`,
          total: Object.keys(texts).length,
          missing: missing.map(({ message = '' }) => message),
        };
      }),
  );
}

/** Returns the parts of the server's texts: mails and its own pages. */
function listMailParts(language: Language): PartOfWords[] {
  const said: Words = (mailLanguages as Readonly<Record<string, Words>>)[language] ?? {};
  const parts = Object.entries(english).filter(([, words]) => typeof words === 'object');
  const plain = Object.fromEntries(
    Object.entries(english).filter(([, words]) => typeof words !== 'object'),
  );
  return [
    compare('server, common', plain, said),
    ...parts.map(([name, words]) =>
      compare(`server, ${name}`, words as unknown as Words, said[name] as Words | undefined),
    ),
  ];
}

/** Returns every part of the product's texts with what a language lacks. English lacks nothing. */
export async function listParts(language: Language): Promise<readonly PartOfWords[]> {
  if (language === ENGLISH) return [];
  const own = Object.entries(CATALOGUES).flatMap(([name, folder]) =>
    listCatalogueParts(name, folder, language),
  );
  return [...own, ...(await listPortalParts(language)), ...listMailParts(language)];
}

/** Returns the mistakes in the catalogues that `npm run generate` compiles. */
export const listProblems = (): CatalogueProblem[] =>
  Object.values(CATALOGUES).flatMap((folder) =>
    checkCatalogues(readCatalogues(join(packages, folder, 'src/locales'))),
  );
