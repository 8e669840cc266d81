import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';

/**
 * What the mail server does with a mail: accepts it, refuses it temporarily, never answers, or closes all connections
 * without an answer.
 */
export type MailMode = 'take' | 'refuse' | 'hang' | 'die';

/** A mail server with controllable behavior. */
export interface MailDouble {
  readonly url: string;
  mode: MailMode;
  /**
   * Returns whether the mail server leaves the `RCPT` of an address unanswered.
   *
   * @default answers all
   */
  hangsFor: (address: string) => boolean;
  /** The addresses whose `RCPT` is unanswered, in order. */
  readonly hanging: readonly string[];
  /** The `Message-ID` of each completely received mail, in order. */
  readonly messageIds: readonly string[];
  /** The addresses of acknowledged mails, in order. */
  readonly taken: readonly string[];
  /** The addresses of all other received mails. */
  readonly spoiled: readonly string[];
  close(): Promise<void>;
}

/** Starts a mail server on a free port. */
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
  // Clients close their connections after a timeout.
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
