import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Mail, type Mailer, MailRefused } from '../ports/mail.ts';
import { createSmtpMailer } from './smtp.ts';

const mail: Mail = {
  from: { name: 'Dublin 2019', address: 'registration@example.com' },
  to: { address: 'oisín@example.com' },
  subject: 'Your login link – Dublin',
  text: 'Tervetuloa, Oisín!\nhttp://localhost/login/x\n',
  html: '<p>Tervetuloa, Oisín!</p>',
};

let received: Email[];
let server: SMTPServer;
let mailer: Mailer;
beforeEach(async () => {
  received = [];
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onRcptTo({ address }, _, done) {
      const code = { 'gone@example.com': 550, 'busy@example.com': 451 }[address];
      done(code ? Object.assign(new Error('refused'), { responseCode: code }) : null);
    },
    async onData(stream, _, done) {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk as Buffer);
      received.push(await PostalMime.parse(Buffer.concat(chunks)));
      done();
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  mailer = createSmtpMailer(`smtp://127.0.0.1:${port}`);
});
afterEach(async () => {
  await mailer.close();
  await new Promise<void>((resolve) => server.close(resolve));
});

const send = (address: string) => mailer.send({ ...mail, to: { address } });

it('sends both forms of a mail without changing its characters', async () => {
  await mailer.send({ ...mail, to: { name: 'Oisín Byrne', address: 'oisin@example.com' } });
  expect(received).toMatchObject([
    {
      from: { name: 'Dublin 2019', address: 'registration@example.com' },
      to: [{ name: 'Oisín Byrne', address: 'oisin@example.com' }],
      subject: mail.subject,
      text: expect.stringContaining('Oisín!\nhttp://localhost/login/x\n') as string,
      html: expect.stringContaining('<p>Tervetuloa, Oisín!</p>') as string,
    },
  ]);
});

it("distinguishes a mailbox that doesn't exist from a busy one", async () => {
  await expect(send('gone@example.com')).rejects.toBeInstanceOf(MailRefused);
  await expect(send('busy@example.com')).rejects.not.toBeInstanceOf(MailRefused);
});

it('retries a mail when no server listens', async () => {
  const unreachable = createSmtpMailer('smtp://127.0.0.1:1');
  await expect(unreachable.send(mail)).rejects.not.toBeInstanceOf(MailRefused);
  await unreachable.close();
});

it('adds the headers to unsubscribe only to mails that have a link', async () => {
  await send('oisin@example.com');
  await mailer.send({ ...mail, unsubscribe: 'https://members.example.com/unsubscribe/a/b' });
  const getHeaders = (email?: Email) =>
    Object.fromEntries(email?.headers.map(({ key, value }) => [key, value]) ?? []);
  expect(getHeaders(received[0])).not.toHaveProperty('list-unsubscribe');
  expect(getHeaders(received[1])).toMatchObject({
    'list-unsubscribe': '<https://members.example.com/unsubscribe/a/b>',
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
  });
});
