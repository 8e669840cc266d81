import { takeCommands } from './cli/handover.ts';
import { runProcess } from './start/process.ts';
import { startServer, type RunningServer } from './start/server.ts';
import { getStartWarnings, readPlaceWarnings } from './start/warnings.ts';

await runProcess(async (onBroken) => {
  const server = await startServer(process.env, onBroken);
  const commands = takeCommands(server.context.env, () => server.context);
  return {
    greeting: greeting(server),
    warnings: [
      ...(server.warning === undefined ? [] : [server.warning]),
      ...(await readPlaceWarnings(server.context)),
      ...getStartWarnings(server.context),
    ],
    drainMs: server.context.env.drainMs,
    async stop() {
      await commands.stop();
      await server.stop();
    },
  };
});

function greeting({ context: { env, config } }: RunningServer): string {
  const lines = [`ConKit is running at ${env.publicUrl}`];
  if (config.demo) {
    const [first] = config.people;
    lines.push(
      '',
      `This is a demonstration: no card is charged${env.smtpUrl === undefined ? ' and no mail leaves this machine' : ''}.`,
    );
    if (first) lines.push(`Sign in: ask for a login link for ${first.email},`);
    if (first && env.smtpUrl === undefined) {
      lines.push(`and open it from the mail at ${env.publicUrl}/dev/mail`);
    }
  }
  return lines.join('\n');
}
