import { readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import type { AdminContext } from '../admin/operation.ts';
import type { AuditActor } from '../audit/audited.ts';
import type { CrewActId } from '../crew/acts.ts';
import { StartError } from '../process/startError.ts';

/** Invalid arguments. The command exits with code 2; other errors that the operator can fix exit with 1. */
export class UsageError extends StartError {}

export interface Option {
  /** The placeholder of the value in the help, such as `<address>`. A switch has none. */
  readonly value?: string;
  readonly help: string;
  readonly isRequired?: true;
  /** Can be given several times. */
  readonly isRepeatable?: true;
}

/** A command's output: text for people, or JSON for programs (`--json`). */
export interface CommandOutput {
  readonly text: string;
  readonly json: unknown;
}

/** A command, such as `people find`. */
export interface Command {
  readonly name: string;
  /** The crew's act; its row in the table defines its limits. */
  readonly act: CrewActId;
  /** One line for the list of commands. */
  readonly summary: string;
  readonly options: Readonly<Record<string, Option>>;
  /** The option that a positional argument sets, as in `people show 17`. */
  readonly first?: string;
  /** Changes something for other people. Requires `--as` and `--reason`, and is logged. */
  readonly isAct?: true;
  /** Shows other people's data. Logged with the operator's name. */
  readonly isRead?: true;
  /** Prints a file, so control characters are kept. */
  readonly isFile?: true;
  readonly run: (context: AdminContext, given: Arguments) => Promise<CommandOutput>;
}

/** A command that parses its own arguments. */
export interface OwnCommand extends Pick<Command, 'name' | 'summary'> {
  /** The crew's act; none for a command that uses no data of the convention's members. */
  readonly act?: CrewActId;
  /** What `--help` prints. */
  readonly help: string;
  readonly main: (args: readonly string[]) => Promise<void>;
}

/** Options of every command, of every read and of every act. */
const COMMON_OPTIONS: Command['options'] = {
  json: { help: 'print JSON' },
  help: { help: 'print this' },
};
const READ_OPTIONS: Command['options'] = {
  as: { value: '<name>', help: 'who reads it, for the log; by default, your user name' },
};
const ACT_OPTIONS: Command['options'] = {
  as: { value: '<name>', help: 'who does it, for the log', isRequired: true },
  reason: {
    value: '<text>',
    help: 'why, for the log; the record’s owner can read it',
    isRequired: true,
  },
  'dry-run': { help: 'only print what would change' },
};

/** Returns all options of a command, including the common ones. */
export const getOptions = ({ options, isAct, isRead }: Command): Command['options'] => ({
  ...options,
  ...(isAct && ACT_OPTIONS),
  ...(isRead && READ_OPTIONS),
  ...COMMON_OPTIONS,
});

/** The parsed arguments of a command, by option name. */
export interface Arguments {
  /** Returns an option's text; `undefined` if it wasn't given. */
  readonly text: (name: string) => string | undefined;
  /** Returns all texts of a repeatable option. */
  readonly texts: (name: string) => readonly string[];
  /** @throws UsageError if it is missing */
  readonly required: (name: string) => string;
  /** @throws UsageError if it isn't a record's id */
  readonly id: (name: string) => number;
  readonly has: (name: string) => boolean;
  /** @throws UsageError without `--as` and `--reason` */
  readonly act: () => AuditActor;
  /** Returns the operator of a read: `--as`, else this machine's user name. */
  readonly reader: () => string;
}

/** The maximum of PostgreSQL's `integer`. */
const MAX_ID = 2_147_483_647;

/**
 * Parses a command's arguments.
 *
 * @throws UsageError naming the option
 */
export function parseArguments(command: Command, args: readonly string[]): Arguments {
  const { values, positionals } = splitArguments(command, args);
  const [word, ...others] = positionals;
  if (others.length > 0 || (word !== undefined && command.first === undefined)) {
    throw new UsageError(`${command.name}: unexpected argument "${others[0] ?? word}"; see --help`);
  }
  const texts = new Map<string, unknown>(Object.entries(values));
  if (word !== undefined && command.first !== undefined) texts.set(command.first, word);
  const text = (name: string) => {
    const value = texts.get(name);
    return typeof value === 'string' ? value : undefined;
  };
  const required = (name: string) => {
    const value = text(name);
    if (value === undefined || value.trim() === '') throw new UsageError(`--${name} is missing`);
    return value;
  };
  for (const [name, { isRequired }] of Object.entries(getOptions(command))) {
    if (isRequired && !texts.get('help')) required(name);
  }
  return {
    text,
    texts: (name) => {
      const all = texts.get(name);
      return Array.isArray(all) ? all.filter((each) => typeof each === 'string') : [];
    },
    required,
    id: (name) => {
      const id = Number(required(name));
      if (Number.isInteger(id) && id > 0 && id <= MAX_ID) return id;
      throw new UsageError(`--${name} must be the number of a record`);
    },
    has: (name) => texts.get(name) === true,
    act: () => ({ operator: `cli:${required('as').trim()}`, reason: required('reason').trim() }),
    reader: () => `cli:${text('as')?.trim() || getUserName()}`,
  };
}

/** Returns the user that runs this process. In some containers it has no name. */
function getUserName(): string {
  try {
    return userInfo().username;
  } catch {
    return 'unknown';
  }
}

/** Returns an optional number; `undefined` if it wasn't given. */
export const readOptionalNumber = (given: Arguments, name: string): number | undefined =>
  given.text(name) === undefined ? undefined : given.id(name);

/**
 * Returns an optional whole number from 1; `undefined` if it wasn't given.
 *
 * @throws UsageError if it isn't one
 */
export function readOptionalCount(given: Arguments, name: string): number | undefined {
  if (given.text(name) === undefined) return undefined;
  const count = Number(given.required(name));
  if (Number.isInteger(count) && count > 0 && count <= MAX_ID) return count;
  throw new UsageError(`--${name} must be a whole number from 1`);
}

/** Returns the options of a list that is read page by page, newest first. */
export const createPageOptions = (value: string, what: string): Command['options'] => ({
  before: { value, help: `older than this ${what}` },
  limit: { value: '<number>', help: 'how many at most: 50 when absent' },
});

/** Returns the values of these options. */
export const readPage = (given: Arguments) => ({
  before: readOptionalCount(given, 'before'),
  limit: readOptionalCount(given, 'limit'),
});

/**
 * Formats a page of a list.
 *
 * @param before the option for the next page, if there is one
 */
export const formatPage = (lines: readonly string[], before: number | string | undefined): string =>
  [...lines, ...(before === undefined ? [] : [`… older: --before ${before}`])].join('\n') ||
  'None.';

function splitArguments(command: Command, args: readonly string[]) {
  const options: NonNullable<ParseArgsConfig['options']> = Object.fromEntries(
    Object.entries(getOptions(command)).map(([name, { value, isRepeatable = false }]) => [
      name,
      { type: value === undefined ? 'boolean' : 'string', multiple: isRepeatable } as const,
    ]),
  );
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    // The first sentence names the option; the rest is advice for programmers.
    const [said = ''] = (error instanceof Error ? error.message : String(error)).split(/\.\s/);
    throw new UsageError(said);
  }
}

/** The file name that stands for standard input. */
export const STDIN = '-';

/**
 * Reads a file or standard input.
 *
 * @throws StartError if it can't be read
 */
export function readInput(file: string): Buffer {
  try {
    return readFileSync(file === STDIN ? 0 : file);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`--file cannot be read: ${reason}`);
  }
}
