import { beforeAll, beforeEach, expect, it } from 'vitest';
import { getMessages } from '../locales/messages.ts';
import { type Mailer, MailRefused } from '../ports/mail.ts';
import { forEachDatabase } from '../testing/databases.ts';
import type { TestServer } from '../testing/server.ts';
import { queueMail } from './queue.ts';
import { sendDueMails } from './worker.ts';

/** A mail server that handles each mail with the given function. */
const mailer = (send: Mailer['send']): Mailer => ({ send, close: async () => {} });

forEachDatabase((start) => {
  let server: TestServer;
  /** The recipients, in order. */
  let sent: string[];
  beforeAll(async () => {
    server = await start();
  });
  beforeEach(async () => {
    await server.db.deleteFrom('mail_job').execute();
    server.clock.set('2019-07-01T12:00:00Z');
    sent = [];
  });

  const sendWith = (send: Mailer['send']) =>
    sendDueMails({ ...server.context, mailer: mailer(send) });
  /** Runs a worker once; every mail arrives. */
  const work = () => sendWith(async ({ to }) => void sent.push(to.address));
  const workAll = async () => {
    while ((await work()) > 0);
  };
  const queue = (
    email: string,
    more: { dueAt?: Date; dedupeKey?: string; language?: string } = {},
  ) => queueMail(server.db, server.clock, { kind: 'unknown_address', data: { email }, ...more });

  it('sends a mail when it is due', async () => {
    await queue('later@example.com', { dueAt: new Date('2019-07-01T12:30:00Z') });
    await work();
    expect(sent).toEqual([]);
    server.clock.advance(30 * 60);
    await work();
    await work();
    expect(sent).toEqual(['later@example.com']);
  });

  it('sends a mail without a logo that cannot be drawn', async () => {
    const { config } = server.context;
    const body = Buffer.from('no picture');
    const logo = { path: '/brand/logo.png', type: 'image/png', body, width: 9, height: 9 };
    await queue('fan@example.com');
    const images: unknown[] = [];
    await sendDueMails({
      ...server.context,
      config: { ...config, brand: { logo } },
      mailer: mailer(async (mail) => void images.push(mail.images)),
    });
    expect(images).toEqual([undefined]);
  });

  it('replaces a waiting mail under the same key', async () => {
    const dueAt = new Date('2019-07-01T12:30:00Z');
    await queue('first@example.com', { dueAt, dedupeKey: 'copy:1' });
    await queue('other@example.com', { dueAt, dedupeKey: 'copy:2' });
    await queue('second@example.com', {
      dueAt: new Date('2019-07-01T12:40:00Z'),
      dedupeKey: 'copy:1',
    });
    server.clock.advance(30 * 60);
    await work();
    server.clock.advance(10 * 60);
    await work();
    expect(sent).toEqual(['other@example.com', 'second@example.com']);
  });

  it('also sends a newer mail that was queued while the older one was being sent', async () => {
    await queue('first@example.com', { dedupeKey: 'copy:1' });
    await sendWith(async ({ to }) => {
      sent.push(to.address);
      await queue('second@example.com', { dedupeKey: 'copy:1' });
    });
    await work();
    await work();
    expect(sent).toEqual(['first@example.com', 'second@example.com']);
  });

  it('retries with growing delays while the mail server does not answer', async () => {
    await queue('patient@example.com');
    const attempts: string[] = [];
    for (let minute = 0; minute < 10; minute++) {
      await sendWith(async () => {
        attempts.push(server.clock.now().toISOString().slice(14, 19));
        throw new Error('connection refused');
      });
      server.clock.advance(20);
    }
    expect(attempts).toEqual(['00:00', '00:20', '00:40', '01:20', '02:40']);
    server.clock.advance(3600);
    await work();
    expect(sent).toEqual(['patient@example.com']);
  });

  it('gives up on a permanently refused mail', async () => {
    await queue('gone@example.com');
    await sendWith(async () => {
      throw new MailRefused('no such mailbox');
    });
    server.clock.advance(86_400);
    expect(await sendWith(async () => {})).toBe(0);
    const [job] = await server.db.selectFrom('mail_job').selectAll().execute();
    expect(job).toMatchObject({ sent_at: null, last_error: 'no such mailbox' });
  });

  it('sends a mail again whose worker died before recording the result', async () => {
    await queue('twice@example.com');
    await new Promise<void>((taken) => {
      const neverAnswer = new Promise<void>(() => {});
      void sendWith(() => {
        taken();
        return neverAnswer;
      });
    });
    await work();
    expect(sent).toEqual([]);
    server.clock.advance(3 * 60);
    await work();
    expect(sent).toEqual(['twice@example.com']);
  });

  it('sends each mail once with several workers', async () => {
    for (let n = 0; n < 30; n++) await queue(`n${n}@example.com`);
    await Promise.all([workAll(), workAll(), workAll()]);
    expect(sent).toHaveLength(30);
    expect(new Set(sent).size).toBe(30);
  });

  it('falls back to English when rendering in the reader’s language fails', async () => {
    const { signIn } = getMessages({ texts: {} }, 'fi');
    const write = signIn.unknownOpening;
    signIn.unknownOpening = () => {
      throw new Error('no such word');
    };
    try {
      await queue('finn@example.com', { language: 'fi' });
      const subjects: string[] = [];
      await sendWith(async ({ subject }) => void subjects.push(subject));
      expect(subjects).toEqual(['No membership under this address at Dublin 2019']);
    } finally {
      signIn.unknownOpening = write;
    }
  });

  it('falls back to English for a language that this version does not offer', async () => {
    const email = 'later@example.com';
    await server.db.insertInto('account').values({ email_key: email, language: 'tlh' }).execute();
    await queue(email, { language: 'constructor' });
    const subjects: string[] = [];
    await sendWith(async ({ subject }) => void subjects.push(subject));
    expect(subjects).toEqual(['No membership under this address at Dublin 2019']);
  });

  it('does not send mail from a transaction that failed', async () => {
    const failing = server.db.transaction().execute(async (trx) => {
      const data = { email: 'never@example.com' };
      await queueMail(trx, server.clock, { kind: 'unknown_address', data });
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await work()).toBe(0);
  });
});
