import type { AdminContext } from '../admin/operation.ts';
import { DatabaseUnavailable } from '../database/unavailable.ts';
import { ProblemError } from '../errors.ts';
import { StartError } from '../process/startError.ts';
import { readGiven, UsageError, type Command, type Given, type Printed } from './command.ts';
import { commands, ownCommands } from './commands.ts';
import { harmlessJson, harmlessText } from './harmless.ts';
import { overview, usage } from './help.ts';
import { isRehearsal, rehearse } from './rehearsal.ts';

/** The output and the exit code of a command. */
export interface Ended {
  readonly output: string;
  readonly error: string;
  readonly code: 0 | 1 | 2;
}

const all = [...commands, ...ownCommands];

/** Opens the data for a command and closes them afterwards. */
type Using = <Result>(run: (context: AdminContext) => Promise<Result>) => Promise<Result>;

/**
 * Runs one command.
 *
 * @param using opens the data; not called for help or for invalid arguments
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
  if (args.includes('--help')) {
    const own = ownCommands.find(({ name }) => name === first);
    if (own) return `${own.help}\n`;
    const group = groupOf(args);
    if (group.length > 0 && !findCommand(args)) return `${overview(group)}\n`;
  }
  const command = commandOf(args);
  const rest = args.slice(command.name.split(' ').length);
  if (rest.includes('--help')) return `${usage(command)}\n`;
  const given = readGiven(command, rest);
  const isRehearsed = isRehearsal(command, given);
  const run = isRehearsed ? rehearse : carryOut;
  const { text, json } = await using((context) => run(command, context, given)).catch(
    (error: unknown) => {
      throw notThere(error, command, given) ?? error;
    },
  );
  if (given.has('json')) return `${harmlessJson(JSON.stringify(json, null, 2))}\n`;
  const isFile = command.isFile && !isRehearsed;
  return text && `${isFile ? text : harmlessText(text)}\n`;
}

const carryOut = (command: Command, context: AdminContext, given: Given): Promise<Printed> =>
  command.run(context, given);

/** The values that name a record. */
const WHICH: ReadonlySet<string> = new Set(['<id>', '<name>']);

/**
 * Returns an error with the given ids and names if one of them wasn't found, so that the operator sees a typing error.
 */
function notThere(error: unknown, command: Command, given: Given): StartError | undefined {
  if (!(error instanceof ProblemError) || error.code !== 'not_found') return undefined;
  const named = Object.entries(command.options).flatMap(([name, { value = '' }]) => {
    const text = WHICH.has(value) ? given.text(name) : undefined;
    return text === undefined ? [] : [`--${name} ${text}`];
  });
  return new StartError(`There is nothing, or nothing any more, by ${named.join(' or ')}.`);
}

function findCommand(args: readonly string[]): Command | undefined {
  const words = args.filter((word) => !word.startsWith('-'));
  return commands.find(({ name }) => name === words.slice(0, name.split(' ').length).join(' '));
}

/** Returns the commands with the same first word. */
const groupOf = ([first]: readonly string[]): readonly Command[] =>
  commands.filter(({ name }) => name.startsWith(`${first} `));

/** @throws UsageError with the commands of the group, or all commands */
function commandOf(args: readonly string[]): Command {
  const found = findCommand(args);
  if (found) return found;
  const group = groupOf(args);
  const near = group.length > 0 ? group : all;
  throw new UsageError(`There is no command "${args.slice(0, 2).join(' ')}".\n${overview(near)}`);
}

/** Formats errors that the operator can fix as one line. Throws all others. */
function ending(error: unknown): Pick<Ended, 'error' | 'code'> {
  if (error instanceof UsageError) return { error: `${error.message}\n`, code: 2 };
  if (error instanceof StartError) return { error: `${error.message}\n`, code: 1 };
  if (error instanceof ProblemError) return { error: `${error.message}\n`, code: 1 };
  if (error instanceof DatabaseUnavailable) {
    const said = `The database broke off: ${error.message}. Whether it was done stands in the log.`;
    return { error: `${said}\n`, code: 1 };
  }
  throw error;
}
