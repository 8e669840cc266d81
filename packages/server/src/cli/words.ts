import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findConventionFolder } from '../config/findFolder.ts';
import { checkOwnWords, listOwnWords } from '../config/ownWords.ts';
import { formatProblems, LOCALES, readConvention, type ConventionSource } from '../config/read.ts';
import { isLanguageCode } from '../config/schema/values.ts';
import { checkCatalogue, formatName } from '../locales/checkCatalogue.ts';
import { exportCatalogue, type SettingsText } from '../locales/exportCatalogue.ts';
import { parsePo } from '../locales/poFile.ts';
import { formatCommand } from '../process/commandLine.ts';
import { StartError } from '../process/startError.ts';
import { UsageError } from './command.ts';

/** The output of `--help`. */
export const USAGE = `${formatCommand('words export')} <language>   writes <language>.po with every text of the portal, for a translation tool
  --config <folder>   the convention: updates its ${LOCALES}/<language>.po, which has its own texts, too
${formatCommand('words check')} [<folder>]    lists missing, unknown and wrong texts of a convention; by default, of CONVENTION`;

/** The output of a command, and whether something is wrong. */
interface WordsOutput {
  readonly text: string;
  readonly isWrong: boolean;
}

/** Runs `conkit words` as this process. */
export async function wordsCommand(args: readonly string[]): Promise<void> {
  const { text, isWrong } = runWords(args, process.env['INIT_CWD'] ?? '.', process.env);
  process.stdout.write(`${text}\n`);
  if (isWrong) process.exitCode = 1;
}

/**
 * Writes or checks a convention's texts.
 *
 * @param cwd the folder that relative paths start from
 * @param variables the environment, which names the convention to check by default
 * @throws StartError naming the argument, or the file that can't be read
 */
export function runWords(
  args: readonly string[],
  cwd: string,
  variables: NodeJS.ProcessEnv,
): WordsOutput {
  const { action, operand, config } = parse(args);
  if (action === 'check') {
    return config === undefined ? check(operand, cwd, variables) : fail();
  }
  if (action !== 'export' || operand === undefined) return fail();
  if (!isLanguageCode(operand)) {
    const region = operand.includes('-') ? '; write its region into locales of the settings' : '';
    throw new UsageError(`"${operand}" is no code of a language, such as fr${region}`);
  }
  if (config === undefined) return { text: writeFile(operand, resolve(cwd)), isWrong: false };
  const folder = findConventionFolder(config, cwd, variables);
  return { text: exportWords(operand, folder), isWrong: false };
}

/** Writes or updates `locales/<language>.po` of a convention, with its own texts. Returns what it wrote. */
export function exportWords(language: string, folder: string): string {
  const { written } = readConvention(basename(folder), dirname(folder));
  const own = listOwnWords(written).filter(({ text }) => !Object.hasOwn(text, language));
  return writeFile(language, join(folder, LOCALES), own);
}

function fail(): never {
  throw new UsageError(USAGE);
}

function parse(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { config: { type: 'string' } },
      allowPositionals: true,
    });
    const [action, operand, ...rest] = positionals;
    return rest.length > 0 ? fail() : { action, operand, config: values.config };
  } catch {
    return fail();
  }
}

/** Writes or updates `<language>.po`, all or nothing. @throws StartError if a text of the former file can't be read */
function writeFile(language: string, folder: string, own: readonly SettingsText[] = []): string {
  const file = join(folder, `${language}.po`);
  const former = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  const [damage] = parsePo(former ?? '').syntaxProblems;
  if (damage) throw new StartError(`${file}:${damage.line}: ${damage.problem}`);
  const { content, total, translated } = exportCatalogue(language, former, own);
  mkdirSync(folder, { recursive: true });
  const written = `${file}.${process.pid}.new`;
  writeFileSync(written, content);
  renameSync(written, file);
  return `${file}: ${total} texts, ${translated} of them translated.`;
}

function check(folder: string | undefined, cwd: string, variables: NodeJS.ProcessEnv): WordsOutput {
  const path = findConventionFolder(folder, cwd, variables);
  const source = readConvention(basename(path), dirname(path));
  const languages = [...new Set(source.catalogues.map(({ language }) => language))];
  if (languages.length === 0) {
    return { text: `The convention has no ${LOCALES}/<language>.po.`, isWrong: false };
  }
  const checked = languages.map((language) => checkLanguage(language, source));
  return {
    text: checked.map(({ text }) => text).join('\n'),
    isWrong: checked.some(({ isWrong }) => isWrong),
  };
}

function checkLanguage(
  language: string,
  { catalogues, document, written }: ConventionSource,
): WordsOutput {
  const ofLanguage = catalogues.filter((catalogue) => catalogue.language === language);
  const [product, own] = [checkCatalogue(language, catalogues), checkOwnWords(written, ofLanguage)];
  const errors = [...own.errors, ...product.errors];
  const warnings = [...own.warnings, ...product.warnings];
  const isEnglish = language === 'en';
  const missing = [
    ...listOwnWords(document).filter(({ text }) => !isEnglish && !Object.hasOwn(text, language)),
    ...product.missing,
  ];
  const { length } = product.texts;
  const lines = [
    `${language}: ${length} texts of its own, ${missing.length} missing, ${errors.length} wrong, ${warnings.length} to look at.`,
    ...formatProblems(errors).map((line) => line.replace(/^(.*?:\d+): /, '$1: wrong: ')),
    ...formatProblems(warnings),
    ...missing.map((message) => `missing, so in English: ${formatName(message)}`),
  ];
  return { text: lines.join('\n'), isWrong: errors.length > 0 };
}
