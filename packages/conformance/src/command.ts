import { operationTable, type OperationId } from '@conkit/api-client';
import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs, promisify } from 'node:util';
import { badgeJson, badgeSvg } from './badge.ts';
import { htmlReport } from './htmlReport.ts';
import { LEVELS, listLevels, type Level } from './levels.ts';
import { formatSummary, junitReport, textReport, type Report } from './report.ts';
import { conformance } from './run.ts';
import { readSeeding, SeedingError } from './seeding/seeding.ts';

/** The output streams of a command. */
export interface Streams {
  readonly out: (text: string) => unknown;
  readonly err: (text: string) => unknown;
  /** Shows the progress of a run on a terminal; undefined elsewhere. */
  readonly progress?: (text: string) => unknown;
}

const HELP = `Checks whether a server does what the contract says.

  conkit-conformance --base-url https://members.example.com --seeding seeding.json

  --base-url <address>         where the server is; /api and /healthz are below it
  --seeding <file>             who is there for the tests: see the README
  --seeding-command <command>  prints the same instead; it is run without a shell, words divided by spaces
  --read-only                  changes nothing but that it signs in
  --allow-skipped              does not fail when checks had to be left out
  --only <operation,…>         checks these operations alone
  --level <level>              checks what a server of this level has: core, members, awards, money or crew (all);
                               each includes those before it
  --junit <file>               writes a report for a build server
  --html <file>                writes a report for people
  --badge <file>               writes the level reached as a picture (.svg), or for shields.io (.json)
  --quiet                      prints breaches and the sum alone, and no progress
  --help                       this

Ends with 0 when all checks passed, 1 when there are breaches, 2 when it could not begin, and 3 when there are no
breaches but checks had to be left out. What the convention does not have, and what --read-only and --only leave out,
is no check that was left out.
`;

const OPTIONS = {
  'base-url': { type: 'string' },
  seeding: { type: 'string' },
  'seeding-command': { type: 'string' },
  'read-only': { type: 'boolean' },
  'allow-skipped': { type: 'boolean' },
  only: { type: 'string' },
  level: { type: 'string' },
  junit: { type: 'string' },
  html: { type: 'string' },
  badge: { type: 'string' },
  quiet: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

/** Thrown for an invalid command line. */
class UsageError extends Error {}

/** Runs the command. @returns the exit status */
export async function runCommand(args: readonly string[], streams: Streams): Promise<number> {
  try {
    return await run(args, streams);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const isOurs = error instanceof UsageError || error instanceof SeedingError;
    streams.err(`${isOurs ? message : `could not begin: ${message}`}\n`);
    return 2;
  }
}

async function run(args: readonly string[], { out, progress }: Streams): Promise<number> {
  const given = parse(args);
  if (given.help) {
    out(HELP);
    return 0;
  }
  const baseUrl = requireUrl(given['base-url']);
  const seeding = readSeeding(await seedingText(given.seeding, given['seeding-command']));
  const only = given.only?.split(',').map(requireOperation);
  const levels = listLevels(requireLevel(given.level ?? 'crew'));
  const kit = conformance({ baseUrl, seeding, readOnly: given['read-only'] ?? false, levels });
  const show = given.quiet ? undefined : progress;
  const report = await kit.run({
    ...(only && { only }),
    ...(show && { onCheck: (...step) => show(formatProgress(...step)) }),
  });
  show?.(CLEAR_LINE);
  if (given.junit !== undefined) await writeFile(given.junit, junitReport(report));
  if (given.html !== undefined) await writeFile(given.html, htmlReport(report));
  if (given.badge !== undefined)
    await writeFile(
      given.badge,
      given.badge.endsWith('.json') ? badgeJson(report) : badgeSvg(report),
    );
  out(given.quiet ? `${formatSummary(report).join('\n')}\n` : textReport(report));
  return exitStatus(report, given['allow-skipped'] ?? false);
}

/** Moves to the start of a terminal's line, and empties it. */
const CLEAR_LINE = '\r\u001b[2K';
const MAX_COLUMNS = 78;

/** Formats the running check, on the same line of a terminal as the one before. */
function formatProgress(operation: string, check: string, done: number, all: number): string {
  return `${CLEAR_LINE}${`${done + 1}/${all} ${operation}: ${check}`.slice(0, MAX_COLUMNS)}`;
}

/** Returns the exit status of a run. Skipped checks fail it too, because their results are unknown. */
export function exitStatus(
  { breaches, leftOut }: Pick<Report, 'breaches' | 'leftOut'>,
  allowSkipped: boolean,
): number {
  if (breaches.length > 0) return 1;
  return leftOut.length > 0 && !allowSkipped ? 3 : 0;
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS }).values;
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n\n${HELP}`);
  }
}

function requireUrl(given: string | undefined): string {
  const url = given !== undefined && URL.canParse(given) ? new URL(given) : undefined;
  if (url && /^https?:$/.test(url.protocol)) return url.href;
  throw new UsageError('--base-url must be an address such as https://members.example.com');
}

function requireOperation(name: string): OperationId {
  if (Object.hasOwn(operationTable, name)) return name as OperationId;
  throw new UsageError(`--only: there is no operation ${name}`);
}

function requireLevel(name: string): Level {
  const level = LEVELS.find((one) => one === name);
  if (level) return level;
  throw new UsageError(`--level must be one of ${LEVELS.join(', ')}`);
}

async function seedingText(file: string | undefined, command: string | undefined): Promise<string> {
  if (file !== undefined && command === undefined) return readFile(file, 'utf8');
  const [program, ...args] = command?.split(/\s+/).filter(Boolean) ?? [];
  if (program === undefined || file !== undefined)
    throw new UsageError('either --seeding or --seeding-command must be given');
  return (await promisify(execFile)(program, args)).stdout;
}
