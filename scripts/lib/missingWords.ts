import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatter } from '@lingui/format-po';
import { findParts, MESSAGE_PARTS } from '../../packages/portal/src/i18n/parts.ts';
import type { Language } from '../../packages/rules/src/languages.ts';
import {
  checkCatalogues,
  ENGLISH,
  findMissing,
  readCatalogues,
  type CatalogueProblem,
} from './messages/catalogue.ts';

const packages = join(import.meta.dirname, '../../packages');

/** The packages whose catalogues `npm run generate` compiles, with their names in reports. */
const CATALOGUES = { library: 'ui', elements: 'elements', server: 'server' };

/** A part of the product's texts: the number of texts, and those that a language lacks. */
export interface PartOfWords {
  readonly part: string;
  readonly total: number;
  readonly missing: readonly string[];
}

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
  const filename = join(packages, 'portal/src/locales', `${language}.po`);
  if (!existsSync(filename)) return [];
  const context = { locale: language, sourceLocale: ENGLISH, filename };
  const texts = Object.values(await formatter().parse(readFileSync(filename, 'utf8'), context));
  return MESSAGE_PARTS.map((part) => {
    const own = texts.filter(({ origin = [] }) =>
      origin.some(([file]) => findParts(file).includes(part)),
    );
    return {
      part: `portal, ${part}`,
      total: own.length,
      missing: own
        .filter(({ translation = '' }) => translation === '')
        .map(({ message = '' }) => message),
    };
  });
}

/** Returns every part of the product's texts, with the texts that a language lacks. English lacks none. */
export async function listParts(language: Language): Promise<readonly PartOfWords[]> {
  if (language === ENGLISH) return [];
  const own = Object.entries(CATALOGUES).flatMap(([name, folder]) =>
    listCatalogueParts(name, folder, language),
  );
  return [...own, ...(await listPortalParts(language))];
}

/** Returns the mistakes in the catalogues that `npm run generate` compiles. */
export const listProblems = (): CatalogueProblem[] =>
  Object.values(CATALOGUES).flatMap((folder) =>
    checkCatalogues(readCatalogues(join(packages, folder, 'src/locales'))),
  );
