import type { AdminContext } from '../admin/operation.ts';
import { DatabaseUnavailable } from '../database/unavailable.ts';
import { ProblemError } from '../errors.ts';
import { StartError } from '../process/startError.ts';
import {
  readGiven,
  UsageError,
  type Command,
  type Given,
  type Printed,
  type OwnCommand,
  optionsOf,
} from './command.ts';
import { countCommand, USAGE as countHelp } from '../counting/countCommand.ts';
import { invoiceCommand, USAGE as invoiceHelp } from '../invoicing/invoiceCommand.ts';
import { moveCommand } from '../database/move.ts';
import { auditCommands } from './audit.ts';
import { crewCommands, roleCommands } from './crew.ts';
import { ballotCommands } from './ballots.ts';
import { mailCommands } from './mail.ts';
import { paymentCommands } from './payments.ts';
import { fileCommands, peopleCommands, transferCommand } from './people.ts';
import type { AuditChange } from '../audit/audited.ts';
import { listFieldChanges } from '../audit/personLog.ts';

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

/** All commands in the order of the help. */
export const commands: readonly Command[] = [
  ...peopleCommands,
  transferCommand,
  ...fileCommands,
  ...mailCommands,
  ...ballotCommands,
  ...paymentCommands,
  ...roleCommands,
  ...crewCommands,
  ...auditCommands,
];

const MOVE_HELP =
  'conkit move   takes the embedded database of DATA_DIR to the empty PostgreSQL that DATABASE_URL names';

/** Commands that parse their own arguments. */
export const ownCommands: readonly OwnCommand[] = [
  {
    name: 'count',
    act: 'countBallots',
    summary: 'count ballots, select finalists',
    help: countHelp,
    main: countCommand,
  },
  {
    name: 'invoice',
    act: 'sendInvoice',
    summary: 'put an invoice on an account',
    help: invoiceHelp,
    main: invoiceCommand,
  },
  {
    name: 'move',
    act: 'moveDatabase',
    summary: 'take the embedded database to PostgreSQL',
    help: MOVE_HELP,
    main: moveCommand,
  },
];

const row = (left: string, right: string, width: number) =>
  `  ${left.padEnd(width)}  ${right}`.trimEnd();

/** Returns the list of commands, one per line. */
export function overview(commands: readonly Pick<Command, 'name' | 'summary'>[]): string {
  const width = Math.max(...commands.map(({ name }) => name.length));
  return [
    'conkit <command> [options]',
    '',
    ...commands.map(({ name, summary }) => row(name, summary, width)),
    '',
    'conkit <command> --help says more. It works on the data that the variables of the server name; embedded ones',
    '(DATA_DIR) while no server runs. Ends with 0, with 1 when it was refused, with 2 when it was not understood.',
  ].join('\n');
}

/** Returns a command's options, one per line. */
export function usage(command: Command): string {
  const options = Object.entries(optionsOf(command)).map(([name, option]) => ({
    left: `--${name}${option.value === undefined ? '' : ` ${option.value}`}`,
    right: `${option.help}${option.isRequired ? ' (required)' : ''}`,
  }));
  const width = Math.max(...options.map(({ left }) => left.length));
  const first = command.first === undefined ? '' : ` [<${command.first}>]`;
  return [
    `conkit ${command.name}${first} [options]   ${command.summary}`,
    '',
    ...options.map(({ left, right }) => row(left, right, width)),
  ].join('\n');
}

/**
 * Control characters that a terminal obeys, and characters that change the text direction. Line ends and tabs are
 * allowed.
 */
const OBEYED = /(?![\n\t])[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu;

/**
 * Replaces control characters in text for a terminal. Members write some of that text, and could otherwise overwrite
 * the line above or fake another person's record.
 */
export const harmlessText = (text: string): string => text.replaceAll(OBEYED, '\uFFFD');

/** Escapes the same characters in JSON, which keeps its meaning. */
export const harmlessJson = (json: string): string =>
  json.replaceAll(
    OBEYED,
    (sign) => `\\u${(sign.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  );

/** The maximum number of changes to print. */
const MOST = 20;

/** Returns whether `--dry-run` was given. Commands with a `--dry-run` option of their own handle it themselves. */
export const isRehearsal = (command: Command, given: Given): boolean =>
  command.isAct === true && command.options['dry-run'] === undefined && given.has('dry-run');

/**
 * Runs an act in a transaction, collects its changes and rolls it back. Doesn't show the act's own output: personal
 * data are returned only by acts in the audit log.
 */
export async function rehearse(
  command: Command,
  context: AdminContext,
  given: Given,
): Promise<Printed> {
  const deeds: AuditChange[] = [];
  await command.run({ ...context, dryRun: (done) => deeds.push(...done) }, given);
  const names = await namesOf(context, deeds);
  const nothing = 'Nothing was done, and nothing would be.';
  const lines = deeds.slice(0, MOST).map((deed) => `  ${about(deed, names)}${changes(deed)}`);
  const more = deeds.length > MOST ? [`  … and ${deeds.length - MOST} others`] : [];
  return {
    text:
      deeds.length === 0
        ? nothing
        : ['Nothing was done. It would be:', ...lines, ...more].join('\n'),
    json: { dry_run: true, deeds },
  };
}

/** Returns the names of existing people by id. */
async function namesOf({ db }: AdminContext, deeds: readonly AuditChange[]) {
  const ids = deeds.slice(0, MOST).flatMap(({ personId }) => personId ?? []);
  const people = await db
    .selectFrom('person')
    .select(['id', 'legal_name'])
    .where('id', 'in', [0, ...ids])
    .execute();
  return new Map(people.map(({ id, legal_name }) => [id, legal_name]));
}

function about({ personId, account }: AuditChange, names: ReadonlyMap<number, string>): string {
  if (personId === undefined) return account ?? 'all';
  const name = names.get(personId);
  return name === undefined ? 'a new record' : `record ${personId}, ${name}`;
}

const changes = ({ before, after }: AuditChange) =>
  // Compare the values as the audit log stores them, for example times as text.
  listFieldChanges(asKept(before), asKept(after))
    .map(({ field, before: was, after: is }) => `\n    ${field}: ${was ?? '-'} → ${is ?? '-'}`)
    .join('');

const asKept = (fields: object) => JSON.parse(JSON.stringify(fields)) as object;
