// Decisions: docs/decisions/convention-configuration.md
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AdminContext } from '../admin/operation.ts';
import { readPlace, type Env } from '../process/env.ts';
import { parseArguments, type Command } from './command.ts';
import { configCommands } from './config.ts';
import { runConkit, type CommandResult } from './run.ts';

// Only one process can open the embedded database. While a server runs, these commands are files in its private data
// folder, and the server answers with files.

const REQUEST = '.request';
const ANSWER = '.answer';
/** How often each side looks for files, in milliseconds. */
const INTERVAL_MS = 250;
/** How long a command waits for the server, in milliseconds. */
const PATIENCE_MS = 60_000;
/** The most requests that wait. */
const MAX_WAITING = 10;

const getFolder = (dataDir: string): string => join(dataDir, 'commands');

/** Returns the command that can be handed over; `undefined` for others. */
const findConfigCommand = (args: readonly string[]): Command | undefined =>
  configCommands.find(({ name }) => name === args.slice(0, 2).join(' '));

/**
 * Lets the running server of an embedded database run a command for the configuration. Returns undefined for other
 * commands, and if no server runs.
 */
export async function handOver(
  args: readonly string[],
  variables: NodeJS.ProcessEnv,
  patienceMs = PATIENCE_MS,
): Promise<CommandResult | undefined> {
  const command = findConfigCommand(args);
  if (!command || args.includes('--help')) return undefined;
  const { databaseUrl, dataDir } = readPlace(variables);
  if (databaseUrl !== undefined || !existsSync(join(dataDir, 'database.lock'))) return undefined;
  const { isFolderInUse } = await import('../database/pglite.ts');
  if (!isFolderInUse(join(dataDir, 'database'))) return undefined;
  const request = join(getFolder(dataDir), crypto.randomUUID());
  mkdirSync(getFolder(dataDir), { recursive: true, mode: 0o700 });
  writeAtomically(`${request}${REQUEST}`, toAbsolute(command, args, variables['INIT_CWD'] ?? '.'));
  const end = Date.now() + patienceMs;
  while (Date.now() < end) {
    await sleep(INTERVAL_MS);
    if (!existsSync(`${request}${ANSWER}`)) continue;
    const answer = JSON.parse(readFileSync(`${request}${ANSWER}`, 'utf8')) as CommandResult;
    rmSync(`${request}${ANSWER}`);
    return answer;
  }
  rmSync(`${request}${REQUEST}`, { force: true });
  const error = 'The server did not answer. To see what is active, run conkit config list.\n';
  return { output: '', error, code: 1 };
}

/** Makes the folder in the arguments absolute, because the server has another working folder. */
function toAbsolute(command: Command, args: readonly string[], cwd: string): readonly string[] {
  if (command.first === undefined) return args;
  try {
    const folder = parseArguments(command, args.slice(2)).text(command.first);
    return args.map((arg) => (arg === folder ? resolve(cwd, arg) : arg));
  } catch {
    // The server reports the mistake.
    return args;
  }
}

/** Writes a file so that the other side never reads a part of it. */
function writeAtomically(file: string, content: unknown): void {
  writeFileSync(`${file}.new`, JSON.stringify(content), { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

/**
 * Runs the commands of {@link handOver}, one after the other.
 *
 * @param getContext returns the newest context
 */
export function takeCommands(
  { databaseUrl, dataDir }: Pick<Env, 'databaseUrl' | 'dataDir'>,
  getContext: () => AdminContext,
): { stop(): Promise<void> } {
  const folder = getFolder(dataDir);
  const stopped = new AbortController();
  // What a killed process left behind.
  if (databaseUrl === undefined) rmSync(folder, { recursive: true, force: true });
  else stopped.abort();
  const run = async () => {
    while (!stopped.signal.aborted) {
      const names = existsSync(folder) ? readdirSync(folder) : [];
      const requests = names.filter((name) => name.endsWith(REQUEST)).slice(0, MAX_WAITING);
      for (const name of requests) {
        const file = join(folder, name);
        const args = readArguments(file);
        rmSync(file, { force: true });
        const answer = await runCommand(args, getContext);
        writeAtomically(file.replace(REQUEST, ANSWER), answer);
      }
      await sleep(INTERVAL_MS, undefined, { ref: false });
    }
  };
  const running = run();
  return {
    async stop() {
      stopped.abort();
      await running;
    },
  };
}

function readArguments(file: string): readonly string[] {
  try {
    const args: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return Array.isArray(args) ? args.map(String) : [];
  } catch {
    return [];
  }
}

async function runCommand(
  args: readonly string[],
  getContext: () => AdminContext,
): Promise<CommandResult> {
  if (!findConfigCommand(args))
    return { output: '', error: 'This command needs a stopped server.\n', code: 1 };
  try {
    return await runConkit(args, (run) => run(getContext()));
  } catch (error) {
    return { output: '', error: `${error instanceof Error ? error.message : ''}\n`, code: 1 };
  }
}
