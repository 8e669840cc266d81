import { parseArgs } from 'node:util';
import { StartError } from '../process/startError.ts';
import { QUESTIONS, type Answers, type Question } from './answers.ts';

/** What was given on the command line: an answer by its option, and how the rest is answered. */
export interface Given {
  readonly answers: Readonly<Record<string, string | undefined>>;
  /** Whether what is not given is as usual, and nobody is asked. */
  readonly isQuiet: boolean;
  /** The folder that the new one is put into. */
  readonly to: string | undefined;
}

/** What `--help` prints. */
export const HELP = [
  'npm run new-convention -- [options]   write the folder of a new convention; asks for what is not given',
  '',
  ...QUESTIONS.map(({ option, asks }) => `  ${`--${option} <text>`.padEnd(24)}  ${asks}`),
  `  ${'--to <folder>'.padEnd(24)}  where to put it: config of this repository when absent`,
  `  ${'--yes'.padEnd(24)}  take the usual answer instead of asking`,
  `  ${'--help'.padEnd(24)}  print this`,
].join('\n');

/**
 * Reads the options: `--name "Nordcon 2031" --currency sek --yes`.
 *
 * @throws StartError that names what is not known
 */
export function readOptions(args: readonly string[]): Given {
  const options = Object.fromEntries(
    [...QUESTIONS.map(({ option }) => option), 'to'].map((name) => [
      name,
      { type: 'string' } as const,
    ]),
  );
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { ...options, yes: { type: 'boolean' } },
    });
    const { yes, to, ...answers } = values as Record<string, string | boolean | undefined>;
    return {
      answers: answers as Record<string, string | undefined>,
      isQuiet: yes === true,
      to: typeof to === 'string' ? to : undefined,
    };
  } catch (error) {
    throw new StartError(error instanceof Error ? error.message : String(error));
  }
}

/** Puts a question to somebody; undefined when there is nobody. */
export type Ask = ((text: string) => Promise<string>) | undefined;

/**
 * All answers: those that were given, and for the rest those of whoever is asked, or the usual ones.
 *
 * @param complain says why an answer is asked for again
 * @throws StartError for a given answer that is none
 */
export async function collect(
  { answers, isQuiet }: Given,
  ask: Ask,
  complain: (why: string) => void,
): Promise<Answers> {
  const before: { -readonly [Name in keyof Answers]?: Answers[Name] | undefined } = {};
  for (const question of QUESTIONS as readonly Question[]) {
    const { name, option, asks } = question;
    const known = before as Partial<Answers>;
    const usual = question.usual(known);
    const given = answers[option];
    for (;;) {
      const hint = usual === '' ? '' : ` [${usual}]`;
      const text = given ?? (isQuiet || !ask ? '' : (await ask(`${asks}${hint}? `)).trim());
      try {
        Object.assign(before, { [name]: question.read(text === '' ? usual : text.trim(), known) });
        break;
      } catch (error) {
        const why = error instanceof Error ? error.message : String(error);
        if (given !== undefined || isQuiet || !ask) throw new StartError(`--${option}: ${why}`);
        complain(why);
      }
    }
  }
  // Every question was answered.
  return before as Answers;
}
