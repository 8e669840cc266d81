import { startServer, type RunningServer } from './start/server.ts';
import { startWarnings } from './start/warnings.ts';
import { StartError } from './startError.ts';

const STOP_MS = 15_000;

try {
  const server = await startServer(process.env);
  stopOnSignal(server);
  process.stdout.write(`${greeting(server)}\n`);
  for (const warning of startWarnings(server.context)) process.stderr.write(`${warning}\n`);
} catch (error) {
  const isOperators = error instanceof StartError;
  process.stderr.write(
    `${isOperators || !(error instanceof Error) ? message(error) : error.stack}\n`,
  );
  process.exit(1);
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

/** Stops cleanly at the first signal, at once at the second. */
function stopOnSignal(server: RunningServer): void {
  let isStopping = false;
  const onSignal = () => {
    if (isStopping) process.exit(130);
    isStopping = true;
    // A request or a mail server that never ends must not keep the process for ever.
    setTimeout(() => process.exit(1), STOP_MS).unref();
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${message(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
}
