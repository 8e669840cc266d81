import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { LOCALES, readConvention } from '../config/read.ts';
import { isLanguageCode } from '../config/schema/values.ts';
import { checkCatalogue, formatName, type Catalogue } from '../locales/checkCatalogue.ts';
import { exportCatalogue } from '../locales/exportCatalogue.ts';
import { parsePo } from '../locales/poFile.ts';
import { readPlace } from '../process/env.ts';
import { StartError } from '../process/startError.ts';
import { UsageError } from './command.ts';

/** The output of `--help`. */
export const USAGE = `conkit words export <language>   writes <language>.po with every text, for a translation tool
  --config <folder>            the convention's folder: updates its ${LOCALES}/<language>.po instead
conkit words check [<folder>]    lists missing, unknown and wrong texts of a convention; by default, of CONVENTION`;

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
    throw new UsageError(`"${operand}" is no code of a language, such as fr`);
  }
  if (config !== undefined && !existsSync(resolve(cwd, config))) {
    throw new UsageError(`--config: there is no folder ${config}`);
  }
  const folder = config === undefined ? resolve(cwd) : resolve(cwd, config, LOCALES);
  return { text: writeFile(operand, folder), isWrong: false };
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
function writeFile(language: string, folder: string): string {
  const file = join(folder, `${language}.po`);
  const former = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  const [damage] = parsePo(former ?? '').syntaxProblems;
  if (damage) throw new StartError(`${file}:${damage.line}: ${damage.problem}`);
  const { content, total, translated } = exportCatalogue(language, former);
  mkdirSync(folder, { recursive: true });
  const written = `${file}.${process.pid}.new`;
  writeFileSync(written, content);
  renameSync(written, file);
  return `${file}: ${total} texts, ${translated} of them translated.`;
}

function check(folder: string | undefined, cwd: string, variables: NodeJS.ProcessEnv): WordsOutput {
  const catalogues = readCatalogues(
    folder === undefined ? undefined : resolve(cwd, folder),
    variables,
  );
  const languages = [...new Set(catalogues.map(({ language }) => language))];
  if (languages.length === 0) {
    return { text: `The convention has no ${LOCALES}/<language>.po.`, isWrong: false };
  }
  const checked = languages.map((language) => checkLanguage(language, catalogues));
  return {
    text: checked.map(({ text }) => text).join('\n'),
    isWrong: checked.some(({ isWrong }) => isWrong),
  };
}

function readCatalogues(
  folder: string | undefined,
  variables: NodeJS.ProcessEnv,
): readonly Catalogue[] {
  if (folder === undefined) {
    const { convention, configDir } = readPlace(variables);
    return readConvention(convention, configDir).catalogues;
  }
  if (!existsSync(folder)) throw new StartError(`There is no folder ${folder}`);
  return readConvention(basename(folder), dirname(folder)).catalogues;
}

function checkLanguage(language: string, catalogues: readonly Catalogue[]): WordsOutput {
  const { errors, warnings, texts, missing } = checkCatalogue(language, catalogues);
  const lines = [
    `${language}: ${texts.length} texts of its own, ${missing.length} missing, ${errors.length} wrong, ${warnings.length} to look at.`,
    ...errors.map(({ file, line, message }) => `${file}:${line}: wrong: ${message}`),
    ...warnings.map(({ file, line, message }) => `${file}:${line}: ${message}`),
    ...missing.map((message) => `missing, so in English: ${formatName(message)}`),
  ];
  return { text: lines.join('\n'), isWrong: errors.length > 0 };
}
