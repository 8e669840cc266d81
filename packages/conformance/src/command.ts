import { operationTable, type OperationId } from '@conkit/api-client';
import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs, promisify } from 'node:util';
import { htmlReport, junitReport, textReport, type Report } from './report.ts';
import { conformance } from './run.ts';
import { readSeeding, SeedingError } from './seeding/seeding.ts';

/** The output streams of a command. */
export interface Streams {
  readonly out: (text: string) => unknown;
  readonly err: (text: string) => unknown;
}

const HELP = `Checks whether a server does what the contract says.

  conkit-conformance --base-url https://members.example.com --seeding seeding.json

  --base-url <address>         where the server is; /api and /healthz are below it
  --seeding <file>             who is there for the tests: see the README
  --seeding-command <command>  prints the same instead; it is run without a shell, words divided by spaces
  --read-only                  changes nothing but that it signs in
  --allow-skipped              does not fail when checks had to be left out
  --only <operation,…>         checks these operations alone
  --junit <file>               writes a report for a build server
  --html <file>                writes a report for people
  --quiet                      prints breaches and the sum alone
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
  junit: { type: 'string' },
  html: { type: 'string' },
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

async function run(args: readonly string[], { out }: Streams): Promise<number> {
  const given = parse(args);
  if (given.help) {
    out(HELP);
    return 0;
  }
  const baseUrl = requireUrl(given['base-url']);
  const seeding = readSeeding(await seedingText(given.seeding, given['seeding-command']));
  const only = given.only?.split(',').map(requireOperation);
  const kit = conformance({ baseUrl, seeding, readOnly: given['read-only'] ?? false });
  const report = await kit.run(only && { only });
  if (given.junit !== undefined) await writeFile(given.junit, junitReport(report));
  if (given.html !== undefined) await writeFile(given.html, htmlReport(report));
  const text = textReport(report);
  out(given.quiet ? text.slice(text.lastIndexOf('\n\n') + 2) : text);
  return exitStatus(report, given['allow-skipped'] ?? false);
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

async function seedingText(file: string | undefined, command: string | undefined): Promise<string> {
  if (file !== undefined && command === undefined) return readFile(file, 'utf8');
  const [program, ...args] = command?.split(/\s+/).filter(Boolean) ?? [];
  if (program === undefined || file !== undefined)
    throw new UsageError('either --seeding or --seeding-command must be given');
  return (await promisify(execFile)(program, args)).stdout;
}
