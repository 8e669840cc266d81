import { beforeAll, beforeEach, expect, it } from 'vitest';
import { LANE_CONNECTIONS, type Mailer } from '../ports/mail.ts';
import { forEachDatabase } from '../testing/databases.ts';
import type { TestServer } from '../testing/server.ts';
import { type NewCampaign, queueCampaign } from './campaigns.ts';
import { queueMail } from './queue.ts';
import { sendCampaignMails, sendDueMails } from './worker.ts';

forEachDatabase((start) => {
  let server: TestServer;
  /** The recipients, in order. */
  let sent: string[];
  beforeAll(async () => {
    server = await start();
  });
  beforeEach(async () => {
    for (const table of ['mail_job', 'campaign', 'account'] as const)
      await server.db.deleteFrom(table).execute();
    for (const table of [
      'vote',
      'ballot',
      'nomination',
      'login_key',
      'person_change',
      'person',
    ] as const)
      await server.db.deleteFrom(table).execute();
    server.clock.set('2019-07-01T12:00:00Z');
    sent = [];
  });

  const begin = (more: Partial<NewCampaign> = {}) =>
    server.db.transaction().execute((trx) =>
      queueCampaign(trx, server.context, {
        name: 'First call',
        act: 'vote',
        onlyNotYet: false,
        perMinute: 6000,
        ...more,
      }),
    );
  const mailer = (send: Mailer['send']): Mailer => ({ send, close: async () => {} });
  const taking = mailer(async ({ to }) => void sent.push(to.address));
  const turn = (own = taking) => sendCampaignMails({ ...server.context, mailer: own });
  /** Advances the clock until every mail has been sent. */
  async function finish() {
    for (let idle = 0; idle < 3; server.clock.advance(60)) idle = (await turn()) > 0 ? 0 : idle + 1;
  }
  /** Adds members in sequence, so that their numbers are in this order. */
  async function members(count: number) {
    const made = [];
    for (let n = 0; n < count; n += 1) {
      const person = { email: `m${n}@example.com`, legal_name: `Member ${n}` };
      made.push(await server.addPerson(person));
    }
    return made;
  }
  async function vote(id: number, email: string, votes: object) {
    const client = await server.as(email);
    const body = { lastmod: null, signature: 'V', votes };
    expect((await client.post(`/api/hugo/${id}/vote`, body)).statusCode).toBe(200);
  }

  it('mails each person with the right once, with links of their own', async () => {
    const [a] = await members(1);
    const household = { email: 'm0@example.com', legal_name: 'Second Person' };
    const second = await server.addPerson(household);
    await server.addPerson({ email: 'child@example.com', membership: 'Child' });
    await server.addPerson({ email: 'nominator@example.com', membership: 'HugoNominator' });
    await server.db
      .insertInto('account')
      .values({ email_key: 'gone@example.com', bounced_at: server.clock.now() })
      .execute();
    await server.addPerson({ email: 'Gone@example.com' });
    const nowhere = await server.addPerson({});
    await server.db
      .updateTable('person')
      .set({ email: null, email_key: null })
      .where('id', '=', nowhere.id)
      .execute();
    expect(await begin()).toEqual({
      ids: [a?.id, second.id],
      leftOut: { done: 0, withoutAddress: 1, bouncing: 1, unsubscribed: 0 },
    });
    const texts: string[] = [];
    const reading = mailer(async ({ to, text }) => void texts.push(`${to.address} ${text}`));
    expect(await turn(reading)).toBe(2);
    server.clock.advance(60);
    expect(await turn(reading)).toBe(0);
    expect(texts).toHaveLength(2);
    for (const { id, legal_name } of [a, second].filter((one) => one !== undefined)) {
      const own = texts.find((text) => text.includes(legal_name)) ?? '';
      const links = own.match(/\/login\/\S+/g) ?? [];
      expect(links.length).toBeGreaterThan(0);
      for (const link of links) expect(link).toMatch(new RegExp(`/${id}/vote(-retro)?$`));
    }
    // The link signs in repeatedly until the deadline.
    const [, key = ''] = /\/login\/[^/]+\/(\w+)/.exec(texts[0] ?? '') ?? [];
    server.clock.set(
      new Date(Date.parse(server.context.config.awards['hugo']?.voting?.closes ?? '')),
    );
    const body = { email: 'm0@example.com', key };
    expect((await server.post('/api/login', body)).statusCode).toBe(200);
  });

  it('lists the deadline of each award that the recipient has a right in', async () => {
    await members(1);
    const { config } = server.context;
    const { hugo, retro } = config.awards;
    if (!hugo?.voting || !retro?.voting) throw new Error('the demonstration has two awards');
    const until = (closes: string) => ({ voting: { opens: '2019-04-01T00:00:00.000Z', closes } });
    const awardsWith = (closes: string, rights = retro.rights) => ({
      hugo: { ...hugo, ...until('2019-08-01T06:59:00.000Z') },
      retro: { ...retro, ...until(closes), rights },
    });
    const texts: string[] = [];
    const reading = mailer(async ({ text }) => void texts.push(text.replaceAll(/\s+/g, ' ')));
    for (const [name, awards] of Object.entries({
      both: awardsWith('2019-07-20T06:59:00.000Z'),
      one: awardsWith('2019-07-20T06:59:00.000Z', { nominate: [], vote: [] }),
      same: awardsWith('2019-08-01T06:59:00.000Z'),
    })) {
      Object.assign(server.context, { config: { ...config, awards } });
      await begin({ name });
      expect(await turn(reading)).toBe(1);
      server.clock.advance(60);
    }
    Object.assign(server.context, { config });
    const [both = '', one = '', same = ''] = texts;
    const own = both.indexOf('Hugo Awards');
    expect(both.slice(own)).toMatch(/Hugo Awards:? \S+ 31 July/);
    expect(both).toMatch(/Retro Hugo Awards:? \S+ 19 July/);
    expect(both).not.toContain('You have until');
    for (const text of [one, same]) {
      expect(text).toMatch(/You have until \S+ 31 July/);
      expect(text).not.toContain('19 July');
    }
  });

  it('skips people who have voted, including those who vote before their mail is due', async () => {
    const [first, second, third] = await members(3);
    await vote(first?.id ?? 0, 'm0@example.com', { Novel: [1] });
    // A member who cleared every category counts as not having voted.
    await vote(third?.id ?? 0, 'm2@example.com', { Novel: [] });
    expect(await begin({ onlyNotYet: true })).toMatchObject({
      ids: [second?.id, third?.id],
      leftOut: { done: 1 },
    });
    await vote(second?.id ?? 0, 'm1@example.com', { Novel: [1] });
    await finish();
    expect(sent).toEqual(['m2@example.com']);
    const skipped = await server.db
      .selectFrom('mail_job')
      .select('recipient')
      .where('skipped', '=', true)
      .where('kind', '=', 'personal_link')
      .execute();
    expect(skipped).toEqual([{ recipient: null }]);
  });

  it('skips people who have nominated, judged by the newest save of each category', async () => {
    server.clock.set(
      new Date(
        Date.parse(server.context.config.awards['hugo']?.nominations?.closes ?? '') - 60_000,
      ),
    );
    const [first, second, third] = await members(3);
    const nominate = async (id: number | undefined, n: number, nominations: object[]) => {
      const client = await server.as(`m${n}@example.com`);
      const body = { signature: 'N', category: 'Novel', nominations };
      expect((await client.post(`/api/hugo/${id}/nominate`, body)).statusCode).toBe(200);
    };
    await nominate(first?.id, 0, [{ title: 'A' }]);
    await nominate(second?.id, 1, [{ title: 'A' }]);
    await nominate(second?.id, 1, []);
    expect(await begin({ act: 'nominate', onlyNotYet: true })).toMatchObject({
      ids: [second?.id, third?.id],
    });
  });

  it('skips people who lost the right or the address meanwhile, and sends nothing after the deadline', async () => {
    const [first, second] = await members(3);
    await begin();
    await server.db
      .updateTable('person')
      .set({ membership: 'NonMember' })
      .where('id', '=', first?.id ?? 0)
      .execute();
    await server.db
      .updateTable('person')
      .set({ email: null, email_key: null })
      .where('id', '=', second?.id ?? 0)
      .execute();
    await finish();
    expect(sent).toEqual(['m2@example.com']);
    await begin({ name: 'Too late' });
    server.clock.set(
      new Date(Date.parse(server.context.config.awards['hugo']?.voting?.closes ?? '') + 60_000),
    );
    await finish();
    expect(sent).toHaveLength(1);
  });

  it('creates a campaign name once, even when two start at the same time', async () => {
    await members(2);
    const begun = await Promise.all([begin(), begin(), begin({ name: 'Other' })]);
    expect(begun.filter((one) => one !== undefined)).toHaveLength(2);
    expect(await begin()).toBeUndefined();
    await finish();
    expect(sent.toSorted()).toEqual([
      'm0@example.com',
      'm0@example.com',
      'm1@example.com',
      'm1@example.com',
    ]);
  });

  it('keeps to its rate with several processes and after a pause', async () => {
    await members(60);
    await begin({ perMinute: 30 });
    let most = 0;
    for (let second = 0; second < 60; second += 1) {
      const before = sent.length;
      await Promise.all([turn(), turn(), turn()]);
      most = Math.max(most, sent.length - before);
      server.clock.advance(1);
    }
    expect(most).toBeLessThanOrEqual(LANE_CONNECTIONS.campaign);
    expect(sent.length).toBeGreaterThanOrEqual(30);
    expect(sent.length).toBeLessThanOrEqual(30 + 2 * LANE_CONNECTIONS.campaign);
    server.clock.advance(3600);
    const before = sent.length;
    for (let again = 0; again < 10; again += 1) await turn();
    expect(sent.length - before).toBeLessThanOrEqual(2 * LANE_CONNECTIONS.campaign);
  });

  it('waits while it is paused', async () => {
    await members(2);
    await begin();
    await server.db.updateTable('campaign').set({ is_paused: true }).execute();
    await finish();
    expect(sent).toEqual([]);
    await server.db.updateTable('campaign').set({ is_paused: false }).execute();
    await finish();
    expect(sent).toHaveLength(2);
  });

  it('lets sign-in mails overtake it, even while the mail server hangs', async () => {
    await members(20);
    await begin();
    const hanging = turn(mailer(() => new Promise<void>(() => {})));
    const data = { email: 'm7@example.com', reason: 'requested' as const };
    await queueMail(server.db, server.clock, { kind: 'login', data });
    expect(await sendDueMails({ ...server.context, mailer: taking })).toBe(1);
    expect(sent).toEqual(['m7@example.com']);
    void hanging;
  });

  it('continues after one mail is refused, and sends no mail twice', async () => {
    await members(6);
    await begin();
    let failures = 0;
    const flaky = mailer(async ({ to }) => {
      if (to.address === 'm1@example.com' && failures++ < 2) throw new Error('later');
      sent.push(to.address);
    });
    for (let minute = 0; minute < 10; minute += 1) {
      while ((await turn(flaky)) > 0);
      server.clock.advance(60);
    }
    expect(sent.toSorted()).toEqual([0, 1, 2, 3, 4, 5].map((n) => `m${n}@example.com`));
  });
});
