import { beforeEach, describe, expect, it } from 'vitest';
import { lockPerson } from '../admin/people.ts';
import { recordSignIn } from '../mail/accounts.ts';
import { queueCampaign } from '../mail/campaigns.ts';
import { sendCampaignMails } from '../mail/worker.ts';
import { writeFields } from '../people/changes.ts';
import { moveAddress } from '../people/moves.ts';
import type { Mail } from '../ports/mail.ts';
import { forEachDatabase } from '../testing/databases.ts';
import type { TestServer } from '../testing/server.ts';

/** The request of mail programs (RFC 8058). */
const ONE_CLICK = {
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  payload: 'List-Unsubscribe=One-Click',
};

forEachDatabase((start) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await start({ now: '2019-07-01T12:00:00Z' });
    await server.addPerson({ email: 'Reader@example.com', legal_name: 'Reader' });
    await server.addPerson({ email: 'other@example.com', legal_name: 'Other' });
  });

  let campaigns = 0;
  /** Starts a campaign. Returns the counts of excluded recipients, and a function that sends the mails. */
  async function campaign() {
    const { db, context, clock } = server;
    const mails: Mail[] = [];
    campaigns += 1;
    const name = `Call ${campaigns}`;
    const recipients = await db
      .transaction()
      .execute((trx) =>
        queueCampaign(trx, context, { name, act: 'vote', onlyNotYet: false, perMinute: 6000 }),
      );
    return {
      leftOut: recipients?.leftOut,
      async send() {
        const mailer = { send: async (mail: Mail) => void mails.push(mail), close: async () => {} };
        for (let idle = 0; idle < 3; clock.advance(60))
          idle = (await sendCampaignMails({ ...context, mailer })) > 0 ? 0 : idle + 1;
        return mails;
      },
    };
  }
  const inject = (method: 'GET' | 'POST', url: string, request: object = {}) =>
    server.app.inject({ method, url, ...request });
  const linkTo = (mails: readonly Mail[], address: string) => {
    const { unsubscribe = '' } = mails.find(({ to }) => to.address === address) ?? {};
    return unsubscribe.replace(server.context.env.publicUrl, '');
  };

  it('shows a button on GET without changing anything', async () => {
    const link = linkTo(await (await campaign()).send(), 'Reader@example.com');
    const { statusCode, headers, body } = await inject('GET', link);
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(body).toContain(`<form method="post" action="${link}"><button>Unsubscribe</button>`);
    expect(headers['content-security-policy']).toContain("form-action 'self'");
    expect((await campaign()).leftOut).toMatchObject({ unsubscribed: 0 });
  });

  it('unsubscribes on a mail program’s one-click POST, also when repeated', async () => {
    const mails = await (await campaign()).send();
    const link = linkTo(mails, 'Reader@example.com');
    expect(mails.map(({ text }) => text.includes(linkTo(mails, 'Reader@example.com')))).toEqual([
      true,
      false,
    ]);
    // A campaign queued before the POST and sent after it.
    const waiting = await campaign();
    for (let time = 0; time < 2; time += 1) {
      const { statusCode, body } = await inject('POST', link, ONE_CLICK);
      expect([statusCode, body.includes('unsubscribed')]).toEqual([200, true]);
    }
    expect((await waiting.send()).map(({ to }) => to.address)).toEqual(['other@example.com']);
    const next = await campaign();
    expect(next.leftOut).toMatchObject({ unsubscribed: 1, bouncing: 0 });
    expect((await next.send()).map(({ to }) => to.address)).toEqual(['other@example.com']);
  });

  it('accepts an empty and a multipart form', async () => {
    const link = linkTo(await (await campaign()).send(), 'Reader@example.com');
    expect((await inject('POST', link)).statusCode).toBe(200);
    const parts = {
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload:
        '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    };
    expect((await inject('POST', `${link}?again`, parts)).statusCode).toBe(200);
  });

  it('subscribes again from the page', async () => {
    const link = linkTo(await (await campaign()).send(), 'Reader@example.com');
    const { body } = await inject('POST', link);
    const [, again = ''] = /action="([^"]+)"/.exec(body) ?? [];
    expect((await inject('POST', again)).body).toContain('You’re subscribed again');
    expect((await (await campaign()).send()).map(({ to }) => to.address)).toContain(
      'Reader@example.com',
    );
  });

  it('keeps the unsubscription when the member changes their address', async () => {
    const link = linkTo(await (await campaign()).send(), 'Reader@example.com');
    await inject('POST', link);
    const reader = await server.db
      .selectFrom('person')
      .select('id')
      .where('email_key', '=', 'reader@example.com')
      .executeTakeFirstOrThrow();
    const email = 'new@example.com';
    await server.db.transaction().execute(async (trx) => {
      const person = await lockPerson(trx, reader.id);
      await writeFields(trx, person, { email }, server.clock.now());
      await moveAddress(trx, server.context, person, email);
    });
    expect((await (await campaign()).send()).map(({ to }) => to.address)).toEqual([
      'other@example.com',
    ]);
  });

  it('keeps the choice of an account that already exists', async () => {
    const link = linkTo(await (await campaign()).send(), 'Reader@example.com');
    await inject('POST', link);
    await recordSignIn(server.context, server.db, 'other@example.com');
    const email = 'other@example.com';
    await server.db.transaction().execute(async (trx) => {
      const { id } = await trx
        .selectFrom('person')
        .select('id')
        .where('email_key', '=', 'reader@example.com')
        .executeTakeFirstOrThrow();
      const person = await lockPerson(trx, id);
      await writeFields(trx, person, { email }, server.clock.now());
      await moveAddress(trx, server.context, person, email);
    });
    expect((await campaign()).leftOut).toMatchObject({ unsubscribed: 0 });
  });

  describe('refuses', () => {
    it.each([
      ['another address with the same key', (link: string) => link.replace('reader', 'other')],
      ['a shorter key', (link: string) => link.slice(0, -1)],
      ['no key', (link: string) => link.replace(/[^/]+$/, 'x')],
    ])('%s', async (_, change) => {
      const link = change(linkTo(await (await campaign()).send(), 'Reader@example.com'));
      for (const method of ['GET', 'POST'] as const)
        expect((await inject(method, link)).statusCode).toBe(404);
      expect((await campaign()).leftOut).toMatchObject({ unsubscribed: 0 });
    });

    it('a form that is too long', async () => {
      const link = linkTo(await (await campaign()).send(), 'Reader@example.com');
      const long = { ...ONE_CLICK, payload: 'x'.repeat(5000) };
      expect((await inject('POST', link, long)).statusCode).toBe(413);
    });
  });
});
