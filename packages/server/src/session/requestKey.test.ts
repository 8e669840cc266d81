import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forEachDatabase } from '../testing/databases.ts';
import type { TestServer } from '../testing/server.ts';

forEachDatabase((start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
    await server.addPerson({ email: 'Aoife@Example.com' });
  });
  /** Resets the limits between tests. */
  beforeEach(() => server.clock.advance(3600));

  const newestMail = async () => {
    await server.runJobs();
    const [mail] = await server.mails();
    if (!mail) throw new Error('no mail was sent');
    return mail;
  };

  it('mails a link to the address on file, ignoring letter case and spaces', async () => {
    const answer = await server.post('/api/key', { email: '  aoife@EXAMPLE.com ' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ status: 'success', email: 'aoife@EXAMPLE.com' });
    const mail = await newestMail();
    expect(mail.to.address).toBe('Aoife@Example.com');
    expect(mail.from.address).toBe('registration@example.com');
    expect(mail.text).toMatch(
      /http:\/\/localhost:8080\/login\/Aoife%40Example\.com\/[0-9a-f]{32}\n/,
    );
    expect(mail.html).toContain('href="http://localhost:8080/login/');
  });

  it('returns the same answer for an unknown address, and mails its owner', async () => {
    const email = 'absent@example.com';
    const answer = await server.post('/api/key', { email });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ status: 'success', email });
    const mail = await newestMail();
    expect(mail.to.address).toBe(email);
    expect(mail.text).toContain('No membership uses this address');
    expect(mail.text).not.toContain('/login/');
  });

  it('creates an account for an unknown address with a name', async () => {
    const email = 'New.Fan@example.com';
    await server.post('/api/key', { email, name: ' New Fan ' });
    expect((await newestMail()).text).toContain('/login/New.Fan%40example.com/');
    const { people } = (await (await server.as(email)).get('/api/user')).json<{
      people: object[];
    }>();
    expect(people).toMatchObject([
      { membership: 'NonMember', legal_name: 'New Fan', email, member_number: null },
    ]);
  });

  it('creates no second person for a known address with a name', async () => {
    await server.post('/api/key', { email: 'aoife@example.com', name: 'A Visitor' });
    expect((await newestMail()).text).toContain('/login/');
    const { people } = (await (await server.as('aoife@example.com')).get('/api/user')).json<{
      people: object[];
    }>();
    expect(people).toHaveLength(1);
  });

  it('creates one person for two concurrent requests', async () => {
    const ask = (email: string) => server.post('/api/key', { email, name: 'Twice' });
    await Promise.all(['twice@example.com', 'Twice@Example.com', 'TWICE@example.com'].map(ask));
    const client = await server.as('twice@example.com');
    expect((await client.get('/api/user')).json<{ people: object[] }>().people).toHaveLength(1);
    await server.runJobs();
  });

  it('mails a link to the requested page, on this site only', async () => {
    await server.post('/api/key', { email: 'aoife@example.com', path: '/hugo/vote/1?x=y' });
    expect((await newestMail()).text).toContain('?next=%2Fhugo%2Fvote%2F1%3Fx%3Dy');
    server.clock.advance(1);
    await server.post('/api/key', { email: 'aoife@example.com', path: '//evil.example/x' });
    const { text } = await newestMail();
    expect(text).toContain('/login/');
    expect(text).not.toContain('evil');
  });

  it('mails each person of an account a personal link for each right that can be used now', async () => {
    const household = await start({
      now: '2019-02-01T12:00:00Z',
      change: ({ awards, ...convention }) => ({
        ...convention,
        awards: Object.fromEntries(
          Object.entries(awards).map(([key, award]) => [
            key,
            {
              ...award,
              nominations: { opens: '2019-01-01T00:00:00Z', closes: '2019-07-15T00:00:00Z' },
              voting: { opens: '2019-04-02T00:00:00Z', closes: '2019-08-01T00:00:00Z' },
            },
          ]),
        ),
      }),
    });
    const email = 'household@example.com';
    const first = await household.addPerson({ email, legal_name: 'Grace' });
    const second = await household.addPerson({
      email,
      legal_name: 'Ines',
      membership: 'Supporter',
    });
    await household.addPerson({ email, legal_name: 'Kid', membership: 'Child' });
    const linksAt = async (now: string) => {
      household.clock.set(now);
      await household.post('/api/key', { email });
      await household.runJobs();
      const text = (await household.mails())[0]?.text ?? '';
      const links = text.matchAll(/\/login\/household%40example\.com\/[0-9a-f]{32}\/(\S+)\n/g);
      return Array.from(links, ([, target]) => target);
    };
    const linksTo = (...actions: string[]) =>
      [first, second].flatMap(({ id }) => actions.map((action) => `${id}/${action}`));

    const nominations = ['nominate', 'nominate-retro'];
    const votes = ['vote', 'vote-retro'];
    expect(await linksAt('2019-02-01T12:00:00Z')).toEqual(linksTo(...nominations));
    expect(await linksAt('2019-07-01T12:00:00Z')).toEqual(linksTo(...nominations, ...votes));
    expect(await linksAt('2019-07-20T12:00:00Z')).toEqual(linksTo(...votes));
    expect(await linksAt('2019-09-01T12:00:00Z')).toEqual([]);
  });

  it('limits mails per address, and returns when to retry', async () => {
    const ask = () => server.post('/api/key', { email: 'often@example.com' });
    const statuses = [];
    for (let n = 0; n < 10; n++) statuses.push((await ask()).statusCode);
    expect(new Set(statuses)).toEqual(new Set([200]));
    const refused = await ask();
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ code: 'too_many_requests' });
    expect(refused.headers['retry-after']).toBe('90');
    server.clock.advance(90);
    expect((await ask()).statusCode).toBe(200);
  });

  describe('when strangers ask for links for another person’s address', () => {
    const owner = 'flooded@example.com';
    const ask = (remoteAddress: string, email = owner) =>
      server.post('/api/key', { email }, { remoteAddress });
    const mailed = async (email = owner) => {
      return (await server.mailsTo(email)).length;
    };

    it('still mails one link when the owner asks from their own network', async () => {
      await server.addPerson({ email: owner });
      for (let n = 0; n < 12; n += 1) await ask('10.9.0.1');
      for (let n = 0; n < 12; n += 1) await ask('10.9.0.2');
      const before = await mailed();
      const answer = await ask('10.9.1.1');
      expect([answer.statusCode, await mailed()]).toEqual([200, before + 1]);
    });

    it('mails nothing beyond the limit, with the usual answer', async () => {
      const before = await mailed();
      for (let n = 0; n < 10; n += 1) expect((await ask('10.9.0.3')).statusCode).toBe(200);
      for (let n = 0; n < 10; n += 1) expect((await ask('10.9.0.4')).statusCode).toBe(200);
      // Requests from the first network lead to ten mails, those from the other to one.
      expect((await mailed()) - before).toBe(11);
    });

    it('limits mails to one mailbox across all networks', async () => {
      const before = await mailed();
      for (let n = 0; n < 80; n += 1) expect((await ask(`10.8.0.${n}`)).statusCode).toBe(200);
      expect((await mailed()) - before).toBe(60);
    });

    it('answers, counts and limits mails the same way for an unknown address', async () => {
      const seen = async (email: string) => {
        const statuses = [];
        for (const network of ['10.7.0.1', '10.7.0.2']) {
          for (let n = 0; n < 12; n += 1) statuses.push((await ask(network, email)).statusCode);
        }
        const counts = await server.db
          .selectFrom('rate_limit')
          .select(['key', 'count'])
          .where('key', 'like', `%${email}%`)
          .orderBy('key')
          .execute();
        const of = counts.map(({ key, count }) => [key.replace(email, ''), count]);
        return { statuses, of, mails: await mailed(email) };
      };
      const known = 'known@example.com';
      await server.addPerson({ email: known });
      const ofKnown = await seen(known);
      expect(ofKnown.mails).toBe(11);
      expect(await seen('no-one-at-all@example.com')).toEqual(ofKnown);
    });
  });

  it('refuses an invalid address', async () => {
    const answer = await server.post('/api/key', { email: 'aoife' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'invalid', errors: [{ pointer: '/body/email' }] });
  });

  it('refuses spellings that mail would deliver to the same address, as each would have its own limits', async () => {
    for (const email of ['<aoife@example.com>', 'aoife@example.com>', 'aoife@exam\u00ADple.com']) {
      const answer = await server.post('/api/key', { email });
      expect([email, answer.statusCode]).toEqual([email, 400]);
    }
  });

  it('refuses a request from a page of another site', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' };
    const answer = await server.post('/api/key', { email: 'aoife@example.com' }, { headers });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ code: 'cross_site' });
  });

  it('stores no key in the clear, neither in a waiting mail nor in a sent one', async () => {
    await server.post('/api/key', { email: 'aoife@example.com' });
    const key = /\/login\/[^/]+\/([0-9a-f]{32})/.exec((await newestMail()).text)?.[1] ?? 'no key';
    const jobs = await server.db.selectFrom('mail_job').selectAll().execute();
    const keys = await server.db.selectFrom('login_key').selectAll().execute();
    expect(keys.length).toBeGreaterThan(0);
    expect(JSON.stringify([jobs, keys])).not.toContain(key);
  });
});
