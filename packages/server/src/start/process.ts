import { makeFilesPrivate } from '../process/privateFiles.ts';
import { StartError } from '../process/startError.ts';

/**
 * The process exits after this time, even if something still runs, because process managers kill it after ten
 * seconds.
 */
const STOP_MS = 9_000;

/** A server running in this process. */
interface Running {
  /** Printed when the server is ready. */
  readonly greeting: string;
  /** Problems of the setup, one line each. */
  readonly warnings: readonly string[];
  /** How long the server keeps answering after a stop signal, in milliseconds. */
  readonly drainMs: number;
  stop(): Promise<void>;
}

/**
 * Runs a server as a process. Prints one line for each problem that an operator can fix. Stops cleanly at the first
 * signal and exits at once at the second.
 *
 * @param start starts the server; it calls `onBroken` when the embedded database cannot continue
 */
export async function runProcess(
  start: (onBroken: (error: Error) => void) => Promise<Running>,
): Promise<void> {
  makeFilesPrivate();
  let running: Running | undefined;
  let isStopping = false;
  /** Exits with the code after a clean stop, or with 1 when that takes too long. */
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
  // Node would print every property of the error, such as a connection with its secrets.
  process.on('uncaughtException', fail);
  try {
    running = await start((error) => {
      print(`DATA_DIR: the embedded database has stopped (${error.message})`);
      print('Nothing that was acknowledged is lost. Mend what is wrong and start again.');
      stop(1);
    });
    process.stdout.write(`${running.greeting}\n`);
    running.warnings.forEach(print);
  } catch (error) {
    fail(error);
  }
}

function print(line: string): void {
  process.stderr.write(`${line}\n`);
}

function fail(error: unknown): void {
  const isOperators = error instanceof StartError;
  print(
    isOperators || !(error instanceof Error) ? getMessage(error) : (error.stack ?? error.message),
  );
  process.exit(1);
}

function getMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
