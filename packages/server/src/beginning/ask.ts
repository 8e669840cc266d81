import { parseArgs } from 'node:util';
import { StartError } from '../process/startError.ts';
import { QUESTIONS, type Answers, type Question } from './answers.ts';

/** The command-line options. */
export interface Given {
  readonly answers: Readonly<Record<string, string | undefined>>;
  /** Whether missing answers use their defaults without asking. */
  readonly isQuiet: boolean;
  /** The parent of the new folder. */
  readonly to: string | undefined;
}

/** The output of `--help`. */
export const HELP = [
  'npm run new-convention -- [options]   write the folder of a new convention; asks for what is not given',
  '',
  ...QUESTIONS.map(({ option, asks }) => `  ${`--${option} <text>`.padEnd(24)}  ${asks}`),
  `  ${'--to <folder>'.padEnd(24)}  where to put it: config of this repository when absent`,
  `  ${'--yes'.padEnd(24)}  take the usual answer instead of asking`,
  `  ${'--help'.padEnd(24)}  print this`,
].join('\n');

/**
 * Reads the options, such as `--name "Nordcon 2031" --currency sek --yes`.
 *
 * @throws StartError naming the unknown option
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

/** Asks a question in the terminal; undefined when there is no terminal. */
export type Ask = ((text: string) => Promise<string>) | undefined;

/**
 * Collects all answers: from the options, by asking, or the defaults.
 *
 * @param complain prints why a question is repeated
 * @throws StartError for an invalid option
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
  // The loop has answered every question.
  return before as Answers;
}
