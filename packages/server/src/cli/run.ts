import { formatCommand } from '../process/commandLine.ts';
import type { AdminContext } from '../admin/operation.ts';
import type { AuditChange } from '../audit/audited.ts';
import { listFieldChanges } from '../audit/personLog.ts';
import { countCommand, USAGE as countHelp } from '../counting/countCommand.ts';
import { runMove } from '../database/move.ts';
import { DatabaseUnavailable } from '../database/unavailable.ts';
import { ProblemError } from '../errors.ts';
import { invoiceCommand, USAGE as invoiceHelp } from '../invoicing/invoiceCommand.ts';
import { StartError } from '../process/startError.ts';
import { archiveCommand } from './archive.ts';
import { auditCommands } from './audit.ts';
import { ballotCommands } from './ballots.ts';
import {
  getOptions,
  parseArguments,
  UsageError,
  type Arguments,
  type Command,
  type CommandOutput,
  type OwnCommand,
} from './command.ts';
import { configCommands } from './config.ts';
import { crewCommands } from './crew.ts';
import { doctorCommand, USAGE as doctorHelp } from './doctor.ts';
import { mailCommands } from './mail.ts';
import { paymentCommands } from './payments.ts';
import { peopleCommands } from './people.ts';
import { pricesCommand, USAGE as pricesHelp } from './prices.ts';
import { USAGE as upgradeHelp, upgradeConfigCommand } from './upgradeConfig.ts';
import { USAGE as wordsHelp, wordsCommand } from './words.ts';

/** All commands in the order of the help. */
export const commands: readonly Command[] = [
  ...peopleCommands,
  ...mailCommands,
  ...ballotCommands,
  ...paymentCommands,
  ...crewCommands,
  ...auditCommands,
  ...configCommands,
  archiveCommand,
];

const MOVE_HELP = `${formatCommand('move')}   takes the embedded database of DATA_DIR to the empty PostgreSQL that DATABASE_URL names`;

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
    summary: 'create an invoice for an account',
    help: invoiceHelp,
    main: invoiceCommand,
  },
  {
    name: 'move',
    act: 'moveDatabase',
    summary: 'copy the embedded database to PostgreSQL',
    help: MOVE_HELP,
    main: runMove,
  },
  {
    name: 'words',
    summary: 'write and check translations of the portal and its mails',
    help: wordsHelp,
    main: wordsCommand,
  },
  {
    name: 'prices',
    summary: 'print all prices by date, for the web site',
    help: pricesHelp,
    main: pricesCommand,
  },
  {
    name: 'config upgrade',
    summary: 'rewrite a convention’s folder of a former form',
    help: upgradeHelp,
    main: upgradeConfigCommand,
  },
  {
    name: 'doctor',
    act: 'checkInstallation',
    summary: 'check an installation before it opens',
    help: doctorHelp,
    main: doctorCommand,
  },
];

/** Returns the command that parses its own arguments, and these arguments. */
export function findOwnCommand(args: readonly string[]) {
  const command = ownCommands.find(({ name }) => `${args.join(' ')} `.startsWith(`${name} `));
  return command && { command, rest: args.slice(command.name.split(' ').length) };
}

/** The output and the exit code of a command. */
export interface CommandResult {
  readonly output: string;
  readonly error: string;
  readonly code: 0 | 1 | 2;
}

const all = [...commands, ...ownCommands];

/** Opens the data for a command and closes them afterwards. */
type OpenData = <Result>(run: (context: AdminContext) => Promise<Result>) => Promise<Result>;

/**
 * Runs one command.
 *
 * @param using opens the data; not called for help or for invalid arguments
 */
export async function runConkit(args: readonly string[], using: OpenData): Promise<CommandResult> {
  try {
    return { output: await getOutput(args, using), error: '', code: 0 };
  } catch (error) {
    const { message, code } = toFailure(error);
    return { output: '', error: `${replaceControlCharacters(message)}\n`, code };
  }
}

async function getOutput(args: readonly string[], using: OpenData): Promise<string> {
  const [first] = args;
  if (first === undefined || first === 'help' || first === '--help')
    return `${formatOverview(all)}\n`;
  if (args.includes('--help')) {
    const own = findOwnCommand(args);
    if (own) return `${own.command.help}\n`;
    const group = findGroup(args);
    if (group.length > 0 && !findCommand(args)) return `${formatOverview(group)}\n`;
  }
  const command = requireCommand(args);
  const rest = args.slice(command.name.split(' ').length);
  if (rest.includes('--help')) return `${formatUsage(command)}\n`;
  const given = parseArguments(command, rest);
  const isDry = isDryRun(command, given);
  const { text, json } = await using((context) =>
    isDry ? dryRun(command, context, given) : command.run(context, given),
  ).catch((error: unknown) => {
    throw toNotFoundError(error, command, given) ?? error;
  });
  if (given.has('json')) return `${escapeControlCharacters(JSON.stringify(json, null, 2))}\n`;
  const isFile = command.isFile && !isDry;
  return text && `${isFile ? text : replaceControlCharacters(text)}\n`;
}

/** The values that name a record. */
const RECORD_PLACEHOLDERS: ReadonlySet<string> = new Set(['<id>', '<name>']);

/**
 * Returns an error with the given ids and names if one of them wasn't found, so that the operator sees a typing error.
 */
function toNotFoundError(
  error: unknown,
  command: Command,
  given: Arguments,
): StartError | undefined {
  if (!(error instanceof ProblemError) || error.code !== 'not_found') return undefined;
  const named = Object.entries(command.options).flatMap(([name, { value = '' }]) => {
    const text = RECORD_PLACEHOLDERS.has(value) ? given.text(name) : undefined;
    return text === undefined ? [] : [`--${name} ${text}`];
  });
  return new StartError(`Not found: ${named.join(' or ')}.`);
}

function findCommand(args: readonly string[]): Command | undefined {
  const words = args.filter((word) => !word.startsWith('-'));
  return commands.find(({ name }) => name === words.slice(0, name.split(' ').length).join(' '));
}

/** Returns the commands with the same first word. */
const findGroup = ([first]: readonly string[]): readonly Command[] =>
  commands.filter(({ name }) => name.startsWith(`${first} `));

/** @throws UsageError with the commands of the group, or all commands */
function requireCommand(args: readonly string[]): Command {
  const found = findCommand(args);
  if (found) return found;
  const group = findGroup(args);
  const near = group.length > 0 ? group : all;
  const words = args.filter((word) => !word.startsWith('-'));
  throw new UsageError(
    `There is no command "${words.slice(0, 2).join(' ')}".\n${formatOverview(near)}`,
  );
}

/** Returns the message of an error that the operator can fix, and the exit code. Throws all others. */
function toFailure(error: unknown): { readonly message: string; readonly code: 1 | 2 } {
  if (error instanceof UsageError) return { message: error.message, code: 2 };
  if (error instanceof StartError || error instanceof ProblemError) {
    return { message: error.message, code: 1 };
  }
  if (error instanceof DatabaseUnavailable) {
    const message = `The database broke off: ${error.message}. The log shows whether the command was carried out.`;
    return { message, code: 1 };
  }
  throw error;
}

const formatRow = (left: string, right: string, width: number) =>
  `  ${left.padEnd(width)}  ${right}`.trimEnd();

/** Returns the list of commands, one per line. */
function formatOverview(listed: readonly Pick<Command, 'name' | 'summary'>[]): string {
  const width = Math.max(...listed.map(({ name }) => name.length));
  return [
    `${formatCommand('<command>')} [options]`,
    '',
    ...listed.map(({ name, summary }) => formatRow(name, summary, width)),
    '',
    'With --help, a command says more. It works on the data that the variables of the server name; embedded ones',
    '(DATA_DIR) while no server runs. Ends with 0, with 1 when it was refused, with 2 when it was not understood.',
  ].join('\n');
}

/** Returns a command's options, one per line. */
function formatUsage(command: Command): string {
  const options = Object.entries(getOptions(command)).map(([name, option]) => ({
    left: `--${name}${option.value === undefined ? '' : ` ${option.value}`}`,
    right: `${option.help}${option.isRequired ? ' (required)' : ''}`,
  }));
  const width = Math.max(...options.map(({ left }) => left.length));
  const first = command.first === undefined ? '' : ` [<${command.first}>]`;
  return [
    `${formatCommand(command.name)}${first} [options]   ${command.summary}`,
    '',
    ...options.map(({ left, right }) => formatRow(left, right, width)),
  ].join('\n');
}

/**
 * Control characters that a terminal obeys, and characters that change the text direction. Line ends and tabs are
 * allowed.
 */
const CONTROL_CHARACTERS = /(?![\n\t])[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu;

/**
 * Replaces control characters in text for a terminal. Members write some of that text, and could otherwise overwrite
 * the line above or fake another person's record.
 */
const replaceControlCharacters = (text: string): string =>
  text.replaceAll(CONTROL_CHARACTERS, '\uFFFD');

/** Escapes the same characters in JSON, which keeps its meaning. */
const escapeControlCharacters = (json: string): string =>
  json.replaceAll(
    CONTROL_CHARACTERS,
    (sign) => `\\u${(sign.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  );

/** The maximum number of changes to print. */
const MAX_CHANGES = 20;

/** Returns whether `--dry-run` was given. Commands with a `--dry-run` option of their own handle it themselves. */
const isDryRun = (command: Command, given: Arguments): boolean =>
  command.isAct === true && command.options['dry-run'] === undefined && given.has('dry-run');

/**
 * Runs an act in a transaction, collects its changes and rolls it back. Doesn't show the act's own output: personal
 * data are returned only by acts in the audit log.
 */
async function dryRun(
  command: Command,
  context: AdminContext,
  given: Arguments,
): Promise<CommandOutput> {
  const changes: AuditChange[] = [];
  await command.run({ ...context, dryRun: (done) => changes.push(...done) }, given);
  const names = await readNames(context, changes);
  const lines = changes
    .slice(0, MAX_CHANGES)
    .map((change) => `  ${formatTarget(change, names)}${formatChanges(change)}`);
  const rest = changes.length - MAX_CHANGES;
  const more = rest > 0 ? [`  … and ${rest} others`] : [];
  return {
    text:
      changes.length === 0
        ? 'Dry run: nothing would change.'
        : ['Dry run: these would change.', ...lines, ...more].join('\n'),
    json: { dry_run: true, changes },
  };
}

/** Returns the names of existing people by id. */
async function readNames({ db }: AdminContext, changes: readonly AuditChange[]) {
  const ids = changes.slice(0, MAX_CHANGES).flatMap(({ personId }) => personId ?? []);
  const people = await db
    .selectFrom('person')
    .select(['id', 'legal_name'])
    .where('id', 'in', [0, ...ids])
    .execute();
  return new Map(people.map(({ id, legal_name }) => [id, legal_name]));
}

function formatTarget(
  { personId, account }: AuditChange,
  names: ReadonlyMap<number, string>,
): string {
  if (personId === undefined) return account ?? 'all';
  const name = names.get(personId);
  return name === undefined ? 'a new record' : `record ${personId}, ${name}`;
}

const formatChanges = ({ before, after }: AuditChange) =>
  // Compare the values as the audit log stores them, for example times as text.
  listFieldChanges(toStored(before), toStored(after))
    .map(({ field, before: was, after: is }) => `\n    ${field}: ${was ?? '-'} → ${is ?? '-'}`)
    .join('');

const toStored = (fields: object) => JSON.parse(JSON.stringify(fields)) as object;
