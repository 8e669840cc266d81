import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSmtpMailer } from '../adapters/smtp.ts';
import type { Mailer } from '../ports/mail.ts';
import { type MailDouble, type MailMode, startMailDouble } from '../testing/faults/mailDouble.ts';
import { forEachDatabase } from '../testing/databases.ts';
import type { TestServer } from '../testing/server.ts';
import { queueMail } from './queue.ts';
import { sendDueMails } from './worker.ts';

const WAIT_MS = 300;
const ADDRESSES = Array.from({ length: 12 }, (_, n) => `n${n}@example.com`);

forEachDatabase((start) => {
  let server: TestServer;
  let double: MailDouble;
  beforeEach(async () => {
    server = await start();
    double = await startMailDouble();
    for (const email of ADDRESSES)
      await queueMail(server.db, server.clock, { kind: 'unknown_address', data: { email } });
  });
  afterEach(async () => {
    await double.close();
  });

  /** Sends the due mails through a mail server at this address. */
  async function work(url: string): Promise<void> {
    const mailer = createSmtpMailer(url, WAIT_MS);
    while ((await sendDueMails({ ...server.context, mailer })) > 0);
    await mailer.close();
  }

  /** Advances the clock until every mail has been tried again. */
  async function afterwards(): Promise<void> {
    double.mode = 'take';
    for (let hour = 0; hour < 2; hour += 1) {
      server.clock.advance(3600);
      await work(double.url);
    }
  }

  it.each<[string, MailMode]>([
    ['refuses temporarily', 'refuse'],
    ['never answers', 'hang'],
    ['crashes with the mails that it has received', 'die'],
  ])('sends every mail once after a time in which the mail server %s', async (_, mode) => {
    double.mode = mode;
    await work(double.url);
    expect(double.taken).toEqual([]);
    expect(double.spoiled.length).toBeGreaterThan(0);

    await afterwards();
    expect(double.taken.toSorted()).toEqual(ADDRESSES.toSorted());
  });

  it('stops waiting for a mail server that never greets, and sends every mail later', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    await work(`smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`);
    silent.close();

    await afterwards();
    expect(double.taken.toSorted()).toEqual(ADDRESSES.toSorted());
  });

  it('keeps the Message-ID and code of a retried mail, and changes them for a replaced one', async () => {
    await server.db.deleteFrom('mail_job').execute();
    const email = 'twice@example.com';
    await server.addPerson({ email });
    const texts: string[] = [];
    const smtp = createSmtpMailer(double.url, WAIT_MS);
    const mailer: Mailer = {
      ...smtp,
      send: (mail) => {
        texts.push(mail.text);
        return smtp.send(mail);
      },
    };
    const sendDue = () => sendDueMails({ ...server.context, mailer });
    await server.post('/api/key', { email });
    double.mode = 'hang';
    await sendDue();
    double.mode = 'take';
    server.clock.advance(3600);
    await sendDue();
    const [first, second] = double.messageIds;
    expect(first).toMatch(/^<[\da-f-]{36}@localhost>$/);
    expect(second).toBe(first);
    const codes = texts.map((text) => /(?<!\d)\d{3} \d{3}(?!\d)/.exec(text)?.[0]);
    expect(codes[0]).toBeDefined();
    expect(codes[1]).toBe(codes[0]);

    const replaced = { kind: 'unknown_address', data: { email }, dedupeKey: 'one' } as const;
    double.mode = 'hang';
    await queueMail(server.db, server.clock, replaced);
    await sendDue();
    double.mode = 'take';
    await queueMail(server.db, server.clock, replaced);
    await sendDue();
    await smtp.close();
    expect(new Set(double.messageIds).size).toBe(3);
  });
});
