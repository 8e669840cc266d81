import { existsSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { type Language as ProductLanguage } from '@conkit/rules';
import {
  getLanguageName,
  isComplete,
  isLanguage,
  languages,
  type Language,
} from '../config/languages.ts';
import { loadConvention } from '../config/load.ts';
import { merge, readConvention, type ConventionSource } from '../config/read.ts';
import { NON_MEMBER } from '../config/schema/shop.ts';
import type { Convention } from '../config/types.ts';
import { walkTexts } from '../config/walkTexts.ts';
import { checkCatalogue } from '../locales/checkCatalogue.ts';
import { listWalletProblems } from '../adapters/wallet.ts';
import { pickSet } from '../process/env.ts';
import { StartError } from '../process/startError.ts';
import { readWalletKeys } from '../process/walletKeys.ts';

/** The maximum number of listed paths. */
const MAX_PATHS = 10;

/**
 * Checks a convention's folder as the server's start does.
 *
 * @param variables the environment, with the keys that some settings need
 * @returns a report in lines
 * @throws StartError with a line for each error
 */
export function checkFolder(
  folder: string,
  now: Date,
  variables: Readonly<Record<string, string | undefined>> = {},
): readonly string[] {
  const path = resolve(folder);
  // `readConvention` would also search the project's own folders.
  if (!existsSync(path)) throw new StartError(`CONVENTION: there is no folder ${path}`);
  const source = readConvention(basename(path), dirname(path));
  const convention = loadConvention(source, now);
  const { name, currency, membership_types } = convention;
  // Don't count the built-in type for people without a membership.
  const types = Object.keys(membership_types).filter((type) => type !== NON_MEMBER).length;
  return [
    `${folder}: ${name} can start.`,
    `It has ${types} types of membership, takes ${currency.toUpperCase()}, and is read in ${convention.languages
      .map(getLanguageName)
      .join(', ')}.`,
    ...findMissingTranslations(source, convention)
      .filter(({ paths }) => paths.length > 0)
      .map(({ language, paths }) => {
        const more = paths.length - MAX_PATHS;
        const named = [...paths.slice(0, MAX_PATHS), ...(more > 0 ? [`and ${more} more`] : [])];
        return `Without ${getLanguageName(language)}, so shown in English: ${named.join(', ')}.`;
      }),
    ...listTextProblems(source, convention),
    ...listWalletProblems(convention, readWalletKeys(pickSet(variables)), now),
    ...listDrafts(convention.languages.filter(isLanguage)),
    ...listMissingFinalists(convention, now),
  ];
}

/** Returns notices about the convention's own texts that are missing, unused or doubtful. */
function listTextProblems({ catalogues }: ConventionSource, convention: Convention): string[] {
  const own = [...new Set(catalogues.map(({ language }) => language))];
  return own.flatMap((language) => describeTexts(language, catalogues, convention));
}

function describeTexts(
  language: Language,
  catalogues: ConventionSource['catalogues'],
  { languages: spoken }: Convention,
): string[] {
  const { warnings, missing } = checkCatalogue(language, catalogues);
  const lines = warnings.map(({ file, line, message }) => `${file}:${line}: ${message}`);
  const lacks = `${missing.length} texts of the portal and its mails are missing, so shown in English`;
  return [
    ...(spoken.includes(language) ? [] : [`${language} has texts, but is not in languages.`]),
    ...(missing.length > 0
      ? [`${getLanguageName(language)}: ${lacks}. conkit words check lists them.`]
      : []),
    ...lines.slice(0, MAX_PATHS),
    ...(lines.length > MAX_PATHS ? ['conkit words check lists more.'] : []),
  ];
}

/** Returns a notice for each language whose own texts in the product are incomplete. */
export const listDrafts = (
  spoken: readonly ProductLanguage[],
  isDone: (language: ProductLanguage) => boolean = isComplete,
): string[] =>
  spoken
    .filter((language) => !isDone(language))
    .map(
      (language) =>
        `${languages[language].name} is not finished in the portal itself: npm run words -- ${language} lists what is missing, and it has not been proof-read yet.`,
    );

/** Returns a notice for each award without finalists although they should be public or voting is open. */
const listMissingFinalists = (
  { awards, award_categories: categories, finalists }: Convention,
  now: Date,
): string[] =>
  Object.entries(awards)
    .filter(([key, { voting, announced = voting?.opens }]) => {
      const isPublic = announced !== undefined && Date.parse(announced) <= now.getTime();
      const own = categories.filter(({ award }) => award === key);
      return isPublic && own.every((category) => finalists[category.key] === undefined);
    })
    .map(([key]) => `awards.${key}: its finalists are public, and there are none.`);

/** Texts of a convention's folder that lack one of its languages. */
interface MissingTranslations {
  readonly language: Language;
  /** Their paths: `memberships.Adult.label`. */
  readonly paths: readonly string[];
}

/** Returns the texts without a translation, by language. */
function findMissingTranslations(
  { document }: ConventionSource,
  { languages: spoken, membership_types }: Convention,
): readonly MissingTranslations[] {
  const memberships = { [NON_MEMBER]: membership_types[NON_MEMBER] };
  const all = [...walkTexts(merge({ memberships }, document))];
  return spoken
    .filter((language) => language !== 'en')
    .map((language) => ({
      language,
      paths: all
        .filter(([, text]) => !Object.hasOwn(text, language))
        .map(([path]) => path.join('.')),
    }));
}
