import type { AdminContext } from '../admin/operation.ts';
import { ProblemError, toProblemError } from '../errors.ts';
import { StartError } from '../process/startError.ts';
import { readGiven, UsageError, type Command } from './command.ts';
import { commands, ownCommands } from './commands.ts';
import { harmlessJson, harmlessText } from './harmless.ts';
import { overview, usage } from './help.ts';

/** What a run printed, and how the process ends. */
export interface Ended {
  readonly output: string;
  readonly error: string;
  readonly code: 0 | 1 | 2;
}

const all = [...commands, ...ownCommands];

/** Opens the data for a command, and closes them after it. */
type Using = <Result>(run: (context: AdminContext) => Promise<Result>) => Promise<Result>;

/**
 * Carries out one command.
 *
 * @param using the data; nothing is opened for what is wrong, nor for help
 */
export async function runConkit(args: readonly string[], using: Using): Promise<Ended> {
  try {
    return { output: await outputOf(args, using), error: '', code: 0 };
  } catch (error) {
    const { error: said, code } = ending(error);
    return { output: '', error: harmlessText(said), code };
  }
}

async function outputOf(args: readonly string[], using: Using): Promise<string> {
  const [first] = args;
  if (first === undefined || first === 'help' || first === '--help') return `${overview(all)}\n`;
  const command = commandOf(args);
  const rest = args.slice(command.name.split(' ').length);
  if (rest.includes('--help')) return `${usage(command)}\n`;
  const given = readGiven(command, rest);
  const { text, json } = await using((context) => command.run(context, given));
  if (given.has('json')) return `${harmlessJson(JSON.stringify(json, null, 2))}\n`;
  return text && `${command.isFile ? text : harmlessText(text)}\n`;
}

/** @throws UsageError with the commands of the group, or all */
function commandOf(args: readonly string[]): Command {
  const words = args.filter((word) => !word.startsWith('-'));
  const found = commands.find(
    ({ name }) => name === words.slice(0, name.split(' ').length).join(' '),
  );
  if (found) return found;
  const group = commands.filter(({ name }) => name.startsWith(`${args[0]} `));
  const near = group.length > 0 ? group : all;
  throw new UsageError(`There is no command "${args.slice(0, 2).join(' ')}".\n${overview(near)}`);
}

/** One line for whatever the operator can mend. */
function ending(error: unknown): Pick<Ended, 'error' | 'code'> {
  if (error instanceof UsageError) return { error: `${error.message}\n`, code: 2 };
  if (error instanceof StartError) return { error: `${error.message}\n`, code: 1 };
  const problem = toProblemError(error);
  if (error instanceof ProblemError || problem.code === 'unavailable') {
    return { error: `${problem.message}\n`, code: 1 };
  }
  throw error;
}
