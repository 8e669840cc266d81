import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';

/** What a mail server does with a mail: takes it, refuses it for now, never answers, or dies with it. */
export type MailMode = 'take' | 'refuse' | 'hang' | 'die';

/** A mail server that behaves as it is told. */
export interface MailDouble {
  readonly url: string;
  mode: MailMode;
  /** The addresses of the mails that it has taken and said so, in order. */
  readonly taken: readonly string[];
  /** The addresses of the mails with which it did anything else. */
  readonly spoiled: readonly string[];
  close(): Promise<void>;
}

/** Starts one on a free port. */
export async function startMailDouble(): Promise<MailDouble> {
  const taken: string[] = [];
  const spoiled: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onData(stream: SMTPServerDataStream, session, done) {
      const [to] = session.envelope.rcptTo;
      const { mode } = double;
      stream.resume();
      stream.once('end', () => {
        (mode === 'take' ? taken : spoiled).push(to?.address ?? '');
        if (mode === 'take') done();
        else if (mode === 'refuse') done(Object.assign(new Error('Later'), { responseCode: 451 }));
        else if (mode === 'die') for (const socket of server.connections) socket.close();
      });
    },
  });
  // A client that has waited long enough goes away.
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const double: MailDouble = {
    url: `smtp://127.0.0.1:${port}`,
    mode: 'take',
    taken,
    spoiled,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return double;
}
