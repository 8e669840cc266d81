import { makeFilesPrivate } from '../process/privateFiles.ts';
import { StartError } from '../process/startError.ts';

/** Within this time the process ends, whatever does not: those who run it kill it after ten seconds. */
const STOP_MS = 9_000;

/** What runs in a process until it is told to stop. */
interface Running {
  /** Said when it runs. */
  readonly greeting: string;
  /** What it cannot do the way it is set up, a line each. */
  readonly warnings: readonly string[];
  /** How long it goes on when it is told to stop, in milliseconds. */
  readonly drainMs: number;
  stop(): Promise<void>;
}

/**
 * Runs a server as a process: says what is wrong in a line where an operator can mend it, stops cleanly at the first
 * signal and at once at the second.
 *
 * @param start is given what to call when the embedded database cannot go on
 */
export async function runProcess(
  start: (onBroken: (error: Error) => void) => Promise<Running>,
): Promise<void> {
  makeFilesPrivate();
  let running: Running | undefined;
  let isStopping = false;
  /** Ends the process with a code when everything has come to its end, or after a while with 1. */
  const stop = (code: number) => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), (running?.drainMs ?? 0) + STOP_MS).unref();
    if (running) running.stop().then(() => process.exit(code), fail);
  };
  const onSignal = () => {
    if (isStopping || !running) process.exit(130);
    stop(0);
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
  // Node itself would print everything that an error carries, such as a connection with its secrets.
  process.on('uncaughtException', fail);
  try {
    running = await start((error) => {
      say(`DATA_DIR: the embedded database has stopped (${error.message})`);
      say('Nothing that was acknowledged is lost. Mend what is wrong and start again.');
      stop(1);
    });
    process.stdout.write(`${running.greeting}\n`);
    running.warnings.forEach(say);
  } catch (error) {
    fail(error);
  }
}

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}

function fail(error: unknown): void {
  const isOperators = error instanceof StartError;
  say(isOperators || !(error instanceof Error) ? message(error) : (error.stack ?? error.message));
  process.exit(1);
}

function message(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
