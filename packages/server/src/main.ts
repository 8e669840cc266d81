import { startServer, type RunningServer } from './start/server.ts';
import { startWarnings } from './start/warnings.ts';
import { StartError } from './process/startError.ts';

/** Within this time the process ends, whatever does not: those who run it kill it after ten seconds. */
const STOP_MS = 9_000;

let server: RunningServer | undefined;
let isStopping = false;

process.on('SIGINT', onSignal);
process.on('SIGTERM', onSignal);
// Node itself would print everything that an error carries, such as a connection with its secrets.
process.on('uncaughtException', fail);
try {
  server = await startServer(process.env, (error) => {
    say(`DATA_DIR: the embedded database has stopped (${error.message})`);
    say('Nothing that was acknowledged is lost. Mend what is wrong and start again.');
    stop(1);
  });
  process.stdout.write(`${greeting(server)}\n`);
  startWarnings(server.context).forEach(say);
} catch (error) {
  fail(error);
}

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}

function fail(error: unknown): void {
  const isOperators = error instanceof StartError;
  say(isOperators || !(error instanceof Error) ? message(error) : (error.stack ?? error.message));
  process.exit(1);
}

/** Stops cleanly at the first signal, at once at the second. */
function onSignal(): void {
  if (isStopping || !server) process.exit(130);
  stop(0);
}

/** Ends the process with a code when everything has come to its end, or after a while with 1. */
function stop(code: number): void {
  if (isStopping) return;
  isStopping = true;
  const drainMs = server?.context.env.drainMs ?? 0;
  setTimeout(() => process.exit(1), drainMs + STOP_MS).unref();
  if (server) server.stop().then(() => process.exit(code), fail);
}

function message(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function greeting({ context: { env, config } }: RunningServer): string {
  const lines = [`ConKit is running at ${env.publicUrl}`];
  if (config.demo) {
    const [first] = config.people;
    lines.push(
      '',
      `This is a demonstration: nobody is charged${env.smtpUrl === undefined ? ' and no mail leaves this machine' : ''}.`,
    );
    if (first) lines.push(`Sign in: ask for a login link for ${first.email},`);
    if (first && env.smtpUrl === undefined) {
      lines.push(`and open it from the mail at ${env.publicUrl}/dev/mail`);
    }
  }
  return lines.join('\n');
}
