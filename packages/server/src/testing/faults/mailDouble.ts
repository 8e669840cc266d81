import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';

/** What a mail server does with a mail: takes it, refuses it for now, never answers, or dies with it. */
export type MailMode = 'take' | 'refuse' | 'hang' | 'die';

/** A mail server that behaves as it is told. */
export interface MailDouble {
  readonly url: string;
  mode: MailMode;
  /** Whether the server never answers the `RCPT` of an address; it answers them all by default. */
  hangsFor: (address: string) => boolean;
  /** The addresses whose `RCPT` has not been answered, in order. */
  readonly hanging: readonly string[];
  /** The `Message-ID` of each mail that came to its end, in order. */
  readonly messageIds: readonly string[];
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
  const hanging: string[] = [];
  const messageIds: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onRcptTo({ address }, _, done) {
      if (double.hangsFor(address)) hanging.push(address);
      else done();
    },
    onData(stream: SMTPServerDataStream, session, done) {
      const [to] = session.envelope.rcptTo;
      const { mode } = double;
      let text = '';
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
      stream.once('end', () => {
        messageIds.push(/^Message-ID: (.*)$/im.exec(text)?.[1]?.trim() ?? '');
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
    hangsFor: () => false,
    hanging,
    messageIds,
    taken,
    spoiled,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of server.connections) socket.close();
      }),
  };
  return double;
}
