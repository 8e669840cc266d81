import { existsSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { type Language as ProductLanguage } from '@conkit/rules';
import { getLanguageName, isComplete, isLanguage, languages } from '../config/languages.ts';
import { inspectConvention } from '../config/load.ts';
import { checkOwnWords } from '../config/ownWords.ts';
import type { ConfigProblem } from '../config/problems.ts';
import {
  formatProblems,
  merge,
  readPartly,
  type ConventionSource,
  type PartlyRead,
} from '../config/read.ts';
import { NON_MEMBER } from '../config/schema/shop.ts';
import type { Convention } from '../config/types.ts';
import { walkTexts } from '../config/walkTexts.ts';
import { checkCatalogue } from '../locales/checkCatalogue.ts';
import { listWalletProblems } from '../adapters/wallet.ts';
import { formatCommand } from '../process/commandLine.ts';
import { pickSet } from '../process/env.ts';
import { StartError } from '../process/startError.ts';
import { readWalletKeys } from '../process/walletKeys.ts';

/**
 * Checks a convention's folder as the server's start does.
 *
 * @param variables the environment, with the keys that some settings need
 * @param isBrief whether to count missing translations instead of listing them
 * @returns a report in lines
 * @throws StartError with a line for each error in any file, and then the report's other lines
 */
export function checkFolder(
  folder: string,
  now: Date,
  variables: Readonly<Record<string, string | undefined>> = {},
  isBrief = false,
): readonly string[] {
  const path = resolve(folder);
  // `readPartly` would also search the project's own folders.
  if (!existsSync(path)) throw new StartError(`CONVENTION: there is no folder ${path}`);
  const read = readPartly(basename(path), dirname(path));
  const { convention, problems } = inspectConvention(read.source, now);
  const errors = [
    ...formatProblems([...read.problems, ...problems.filter((one) => !isOfDamage(one, read))]),
  ];
  const notices = convention
    ? [
        ...listTranslations(read.source, convention, folder, isBrief),
        ...listTextProblems(read.source, convention, folder),
        ...collectErrors(errors, () =>
          listWalletProblems(convention, readWalletKeys(pickSet(variables)), now),
        ),
        ...listDrafts(convention.languages.filter(isLanguage)),
        ...listMissingFinalists(convention, now),
      ]
    : [];
  if (convention && errors.length === 0) return [...describe(folder, convention), ...notices];
  const total = `${errors.length} ${errors.length === 1 ? 'mistake' : 'mistakes'}: it can't start.`;
  throw new StartError([...errors, total, ...notices].join('\n'));
}

function describe(folder: string, { name, currency, languages: spoken, ...rest }: Convention) {
  // Don't count the built-in type for people without a membership.
  const types = Object.keys(rest.membership_types).filter((type) => type !== NON_MEMBER).length;
  return [
    `${folder}: ${name} can start.`,
    `It has ${types} types of membership, takes ${currency.toUpperCase()}, and is read in ${spoken
      .map(getLanguageName)
      .join(', ')}.`,
  ];
}

/** Returns the lines, or none and adds the error's line. */
function collectErrors(errors: string[], list: () => readonly string[]): readonly string[] {
  try {
    return list();
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    errors.push(error.message);
    return [];
  }
}

/** Returns whether a problem may only be there because a file could be read in part only, or not at all. */
function isOfDamage({ file, line, message }: ConfigProblem, read: PartlyRead): boolean {
  const isPart =
    read.damaged.size > 0 || read.problems.some((one) => one.message.startsWith('extends '));
  if (isPart && line === undefined && message.endsWith(' is missing')) return true;
  const names = [...message.matchAll(/"([^"]+)"/g)].map(([, name = '']) => name);
  const texts = [...read.damaged.values()];
  return read.damaged.has(file) || texts.some((text) => names.some((name) => text.includes(name)));
}

/** Returns the texts of the settings without a translation, and how to translate them. */
function listTranslations(
  source: ConventionSource,
  { languages: spoken, enable_daypass, membership_types }: Convention,
  folder: string,
  isBrief: boolean,
): readonly string[] {
  const memberships = { [NON_MEMBER]: membership_types[NON_MEMBER] };
  // Only people with a day pass see the built-in type of people without a membership.
  const all = [
    ...walkTexts(enable_daypass ? merge({ memberships }, source.document) : source.document),
  ];
  const others = spoken.filter((language) => language !== 'en');
  const lacking = all.flatMap(([path, text]) => {
    const missing = others.filter((language) => !Object.hasOwn(text, language));
    return missing.length === 0 ? [] : [{ path, lacks: missing }];
  });
  if (lacking.length === 0) return [];
  const counts = others.flatMap((language) => {
    const count = lacking.filter(({ lacks }) => lacks.includes(language)).length;
    return count === 0 ? [] : [`${getLanguageName(language)} ${count}`];
  });
  const [first = ''] = others;
  const command = formatCommand(`words export ${first} --config ${folder}`);
  const file = `${folder}/locales/${first}.po`;
  return [
    `Your texts without a translation, so shown in English: ${counts.join(', ')}. To translate them, run ${command} and translate ${file}, or write them into your files.`,
    ...(isBrief
      ? []
      : formatProblems(
          lacking.map(({ path, lacks }) =>
            source.at(path, `is missing in ${lacks.map(getLanguageName).join(', ')}`),
          ),
        )),
  ];
}

/** Returns notices about the texts in `locales/` that are missing, unused or doubtful. */
function listTextProblems(
  { catalogues, written }: ConventionSource,
  { languages: spoken }: Convention,
  folder: string,
): readonly string[] {
  const own = [...new Set(catalogues.map(({ language }) => language))];
  const checked = own.map((language) => checkCatalogue(language, catalogues));
  const warnings = checked.flatMap((one) => one.warnings);
  const lacking = own.flatMap((language, at) => {
    const count = checked[at]?.missing.length ?? 0;
    const command = formatCommand(`words check ${folder}`);
    const lacks = `${count} texts of the portal and its mails are missing, so shown in English. ${command} lists them.`;
    return count === 0 ? [] : [`${getLanguageName(language)}: ${lacks}`];
  });
  return [
    ...formatProblems([...checkOwnWords(written, catalogues).warnings, ...warnings]),
    ...own
      .filter((language) => !spoken.includes(language))
      .map((language) => `${language} has texts, but is not in languages.`),
    ...lacking,
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
