import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { completeLimits, DEFAULT_LIMITS } from '../config/limits.ts';
import { prune } from '../retention/prune.ts';
import { MAX_CODE_TRIES } from '../keys/loginCodes.ts';
import { forEachDatabase } from '../testing/databases.ts';
import { askForCode, getCodeCookie, newestCode, otherCode } from '../testing/loginCodes.ts';
import type { TestServer } from '../testing/server.ts';

const email = 'aoife@example.com';
const MINUTE = 60;

interface Problem {
  readonly code: string;
  readonly tries_left?: number;
}

forEachDatabase((start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
    await server.addPerson({ email });
  });
  beforeEach(() => server.db.deleteFrom('rate_limit').execute());

  const enter = (cookie: string, code: string, request: object = {}, at = server) =>
    at.post('/api/login/code', { code }, { headers: { cookie }, ...request });
  const getProblem = async (cookie: string, code: string, request: object = {}) => {
    const answer = await enter(cookie, code, request);
    const { code: problem, tries_left } = answer.json<Problem>();
    return [answer.statusCode, problem, ...(tries_left === undefined ? [] : [tries_left])];
  };
  const getSessionCookie = (answer: { headers: { 'set-cookie'?: string | string[] } }) =>
    [answer.headers['set-cookie'] ?? []].flat().find((one) => one.startsWith('conkit-demo='));
  const expired = [403, 'expired_code'];

  it('signs in to the mailed account, once', async () => {
    const { cookie, code } = await askForCode(server, email);
    const answer = await enter(cookie, code);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ status: 'success', email });
    const session = getSessionCookie(answer)?.split(';', 1)[0] ?? '';
    const user = await server.get('/api/user', { headers: { cookie: session } });
    expect(user.json()).toMatchObject({ email, people: [{ email }] });
    expect(await getProblem(cookie, code)).toEqual(expired);
  });

  it('arrives in a mail with the request time and a warning not to share it', async () => {
    await askForCode(server, email);
    const [mail] = await server.mails();
    expect(mail?.text.replaceAll(/\s+/g, ' ')).toMatch(
      /Never share this code, .* requested on 1 July 2019 at 13:00 Ireland Time\. It works for 15 minutes/,
    );
  });

  it('signs in once when the same code is sent many times at once', async () => {
    const { cookie, code } = await askForCode(server, email);
    const answers = await Promise.all(Array.from({ length: 4 }, () => enter(cookie, code)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 403, 403, 403]);
  });

  it('sets the same cookies as a link, and removes the waiting browser’s cookie', async () => {
    const { cookie, code } = await askForCode(server, email);
    const answer = await enter(cookie, code);
    expect(getSessionCookie(answer)).toMatch(
      /^conkit-demo=[0-9a-f]{32}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect([answer.headers['set-cookie']].flat()).toContain(
      'conkit-demo-code=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
    );
  });

  it('changes the session id, and ends the browser’s previous session', async () => {
    const before = await server.as(email);
    const { cookie, code } = await askForCode(server, email);
    const answer = await enter(`${before.cookie}; ${cookie}`, code);
    expect(getSessionCookie(answer)).not.toContain(before.cookie);
    expect((await before.get('/api/user')).statusCode).toBe(401);
  });

  it('returns the page that the user wanted, on this site only', async () => {
    for (const [path, answered] of [
      ['/hugo/vote/7', '/hugo/vote/7'],
      [undefined, undefined],
      ['//evil.example/', '/'],
      ['/\\evil.example', '/'],
      ['https://evil.example/', '/'],
      ['https://example.com@evil.example/', '/'],
      ['/login/mallory@example.com/key', '/'],
      ['/x/../api/logout', '/'],
    ]) {
      const { cookie, code } = await askForCode(server, email, { path });
      expect((await enter(cookie, code)).json<{ path?: string }>().path).toBe(answered);
    }
  });

  it('signs in a user who has just created an account', async () => {
    const { cookie, code } = await askForCode(server, 'fan@example.com', { name: 'New Fan' });
    const session = getSessionCookie(await enter(cookie, code))?.split(';', 1)[0] ?? '';
    const user = await server.get('/api/user', { headers: { cookie: session } });
    expect(user.json()).toMatchObject({ people: [{ legal_name: 'New Fan' }] });
  });

  it('arrives with the fresh link that replaces an expired one, for the same browser', async () => {
    await askForCode(server, email);
    const text = (await server.mails())[0]?.text ?? '';
    const key = /\/login\/[^/]+\/(\w+)/.exec(text)?.[1];
    server.clock.advance(31 * 24 * 60 * MINUTE);
    const refused = await server.post('/api/login', { email, key });
    expect(refused.json()).toMatchObject({ code: 'expired_key' });
    const code = (await newestCode(server, email)) ?? '';
    expect((await enter(getCodeCookie(server, refused), code)).statusCode).toBe(200);
  });

  it('returns how many tries are left, and is void after five, even for the right code', async () => {
    const { cookie, code } = await askForCode(server, email);
    for (const left of [4, 3, 2, 1, 0]) {
      expect(await getProblem(cookie, otherCode(code, left + 1))).toEqual([
        401,
        'wrong_code',
        left,
      ]);
    }
    expect(await getProblem(cookie, code)).toEqual(expired);
  });

  it('compares no more than five concurrent tries', async () => {
    const { cookie, code } = await askForCode(server, email);
    const tries = Array.from({ length: 12 }, (_, n) => getProblem(cookie, otherCode(code, n + 1)));
    const codes = (await Promise.all(tries)).map(([, problem]) => problem);
    expect(codes.filter((problem) => problem === 'wrong_code')).toHaveLength(5);
  });

  it('is valid for a quarter of an hour after it is mailed', async () => {
    const first = await askForCode(server, email);
    server.clock.advance(15 * MINUTE - 1);
    expect((await enter(first.cookie, first.code)).statusCode).toBe(200);
    const late = await askForCode(server, email);
    server.clock.advance(15 * MINUTE);
    expect(await getProblem(late.cookie, late.code)).toEqual(expired);

    const slow = await server.post('/api/key', { email });
    server.clock.advance(40 * MINUTE);
    const code = (await newestCode(server, email)) ?? '';
    server.clock.advance(10 * MINUTE);
    expect((await enter(getCodeCookie(server, slow), code)).statusCode).toBe(200);
  });

  it('is voided by a newer code in the same browser, even before the newer one is mailed', async () => {
    const { cookie, code } = await askForCode(server, email);
    const again = await server.post('/api/key', { email }, { headers: { cookie } });
    expect(await getProblem(cookie, code)).toEqual([401, 'wrong_code', 4]);
    const newer = (await newestCode(server, email)) ?? '';
    expect(getCodeCookie(server, again)).toBe(cookie);
    expect((await enter(cookie, newer)).statusCode).toBe(200);
  });

  it('is only in the newer of two waiting mails', async () => {
    const first = await server.post('/api/key', { email });
    const headers = { cookie: getCodeCookie(server, first) };
    const before = (await server.mails()).length;
    await server.post('/api/key', { email }, { headers });
    server.clock.advance(1);
    await server.runJobs();
    const mails = await server.mails();
    const texts = mails.slice(0, mails.length - before).map(({ text }) => text);
    expect(texts).toHaveLength(2);
    expect(texts.filter((text) => /\d{3} \d{3}/.test(text))).toHaveLength(1);
  });

  it('is voided when the same browser asks for another address', async () => {
    const { cookie, code } = await askForCode(server, email);
    const other = await server.post(
      '/api/key',
      { email: 'other@example.com' },
      { headers: { cookie } },
    );
    expect(getCodeCookie(server, other)).not.toBe(cookie);
    expect(await getProblem(cookie, code)).toEqual(expired);
    expect(await getProblem(getCodeCookie(server, other), code)).toEqual([401, 'wrong_code', 4]);
  });

  it('is not voided by strangers who ask for the same address', async () => {
    const { cookie, code } = await askForCode(server, email);
    for (let n = 0; n < 5; n += 1) await askForCode(server, email);
    expect((await enter(cookie, code)).statusCode).toBe(200);
  });

  it('stays valid when the mail limit prevents another mail', async () => {
    const { cookie, code } = await askForCode(server, email);
    for (let n = 0; n < 9; n += 1) await server.post('/api/key', { email });
    await server.post('/api/key', { email }, { remoteAddress: '10.1.0.1' });
    const headers = { cookie };
    const withheld = { headers, remoteAddress: '10.1.0.1' };
    const before = (await server.mails()).length;
    const answer = await server.post('/api/key', { email }, withheld);
    await server.runJobs();
    expect([answer.statusCode, (await server.mails()).length - before]).toEqual([200, 10]);
    expect((await enter(cookie, code)).statusCode).toBe(200);
  });

  it('is invalid in another browser, with or without a request of its own', async () => {
    const { code } = await askForCode(server, email);
    const other = await askForCode(server, email);
    expect(await getProblem(other.cookie, code)).toEqual([401, 'wrong_code', 4]);
    expect(await getProblem('', code)).toEqual(expired);
    expect(await getProblem('conkit-demo-code=made-up', code)).toEqual(expired);
    const { cookie } = await server.as(email);
    expect(await getProblem(cookie.replace('=', '-code='), code)).toEqual(expired);
  });

  it('signs no one in to an address without an account, even if guessed', async () => {
    const answer = await server.post('/api/key', { email: 'unknown@example.com' });
    await server.runJobs();
    const rows = await server.db
      .selectFrom('login_code')
      .select('hash')
      .where('email_key', '=', 'unknown@example.com')
      .execute();
    expect(rows).toEqual([{ hash: null }]);
    expect(await getProblem(getCodeCookie(server, answer), '000000')).toEqual([
      401,
      'wrong_code',
      4,
    ]);
  });

  it('is voided together with the mailed links', async () => {
    const { cookie, code } = await askForCode(server, email);
    await (await server.as(email)).get('/api/logout?all=1');
    const other = await askForCode(server, 'other@example.com', { name: 'Other' });
    await (await server.as(email)).get('/api/logout?all=1&keys=1');
    expect(await getProblem(cookie, code)).toEqual(expired);
    expect((await enter(other.cookie, other.code)).statusCode).toBe(200);
  });

  it('is never stored in the clear, and its row is deleted soon', async () => {
    const { cookie, code } = await askForCode(server, email);
    const tables = ['login_code', 'mail_job', 'rate_limit'] as const;
    const rows = async () =>
      JSON.stringify(
        await Promise.all(tables.map((name) => server.db.selectFrom(name).selectAll().execute())),
      );
    const [, value = 'no cookie'] = cookie.split('=');
    expect(await rows()).not.toContain(value);
    expect(await rows()).not.toMatch(new RegExp(`\\b${code}\\b`));
    server.clock.advance(61 * MINUTE);
    await prune(server.context);
    expect(await server.db.selectFrom('login_code').selectAll().execute()).toEqual([]);
  });

  it.each(['12345', '1234567', '12 345', 'abcdef', '١٢٣٤٥٦', ''])(
    'refuses "%s" as malformed, without counting a try',
    async (given) => {
      const { cookie, code } = await askForCode(server, email);
      const answer = await enter(cookie, given);
      expect([answer.statusCode, answer.json<Problem>().code]).toEqual([400, 'invalid']);
      expect(await getProblem(cookie, otherCode(code))).toEqual([401, 'wrong_code', 4]);
    },
  );

  it('refuses a request from a page of another site', async () => {
    const { cookie, code } = await askForCode(server, email);
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'https://evil.example' },
    ]) {
      const answer = await enter('', code, { headers: { cookie, ...headers } });
      expect(answer.json()).toMatchObject({ status: 403, code: 'cross_site' });
    }
  });

  it('uses a __Host- cookie where the portal is https', async () => {
    const https = await start({ env: { PUBLIC_URL: 'https://members.example.com' } });
    await https.addPerson({ email });
    const answer = await https.post('/api/key', { email });
    expect(String(answer.headers['set-cookie'])).toMatch(
      /^__Host-conkit-demo-code=[0-9a-f]{32}; Max-Age=3600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    const code = (await newestCode(https, email)) ?? '';
    const cookie = getCodeCookie(https, answer);
    expect((await enter(cookie.replace('__Host-', ''), code, {}, https)).statusCode).toBe(403);
    expect((await enter(cookie, code, {}, https)).statusCode).toBe(200);
  });

  describe('a search over all codes', () => {
    /** Makes every allowed try: five from each of many new browsers, each in its own network. */
    async function search(
      at: TestServer,
      getAddress: (browser: number) => string,
      browsers: number,
    ) {
      let compared = 0;
      for (let browser = 0; browser < browsers; browser += 1) {
        const remoteAddress = `10.2.${Math.floor(browser / 250)}.${browser % 250}`;
        const asked = await at.post('/api/key', { email: getAddress(browser) }, { remoteAddress });
        const cookie = getCodeCookie(at, asked);
        for (let n = 0; n < MAX_CODE_TRIES; n += 1) {
          const { statusCode } = await enter(cookie, '000000', { remoteAddress }, at);
          if (statusCode === 429) return compared;
          compared += 1;
        }
      }
      return compared;
    }

    it('is slowed for one address, after thirty tries, to four tries an hour and one for each network', async () => {
      expect(await search(server, () => 'victim@example.com', 20)).toBe(30 + 1);
      server.clock.advance(60 * MINUTE);
      expect(await search(server, () => 'victim@example.com', 20)).toBe(4 + 2);
    });

    it('does not affect the owner’s link, nor their code from their own network', async () => {
      await search(server, () => email, 20);
      const { cookie, code } = await askForCode(server, email, {}, '10.9.0.1');
      const own = { remoteAddress: '10.9.0.1' };
      expect((await enter(cookie, otherCode(code), own)).statusCode).toBe(401);
      const refused = await enter(cookie, code, own);
      expect(refused.statusCode).toBe(429);
      const wait = Number(refused.headers['retry-after']);
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(15 * MINUTE);
      const mail = (await server.mails()).find(({ to }) => to.address === email);
      const key = /\/login\/[^/]+\/(\w+)/.exec(mail?.text ?? '')?.[1];
      expect((await server.post('/api/login', { email, key })).statusCode).toBe(200);
      server.clock.advance(wait);
      const again = await askForCode(server, email, {}, '10.9.0.1');
      expect((await enter(again.cookie, again.code, own)).statusCode).toBe(200);
    });

    it('is stopped for one network, for any number of addresses', async () => {
      const limits = completeLimits({ wrong_codes_network: { most: 12 } });
      const small = await start({ change: (convention) => ({ ...convention, limits }) });
      let compared = 0;
      for (let n = 0; n < 8; n += 1) {
        const { cookie } = await askForCode(small, `someone-${n}@example.com`);
        for (const given of [cookie, cookie]) {
          const { statusCode } = await enter(given, '000000', {}, small);
          if (statusCode !== 429) compared += 1;
        }
      }
      expect(compared).toBe(12);
      // No code was mailed for a made-up cookie, so the try is not counted.
      expect((await enter('conkit-demo-code=made-up', '000000', {}, small)).statusCode).toBe(403);
      // Other users are not blocked.
      const { cookie } = await askForCode(small, 'elsewhere@example.com');
      const elsewhere = { remoteAddress: '10.3.0.1' };
      expect((await enter(cookie, '000000', elsewhere, small)).statusCode).toBe(401);
    });

    it('blocks no other users when it covers all addresses, and counts double for its networks', async () => {
      const limits = completeLimits({
        wrong_codes_all: { most: 20 },
        wrong_codes_network: { most: 12 },
      });
      const small = await start({ change: (convention) => ({ ...convention, limits }) });
      await small.addPerson({ email });
      const tryFrom = async (network: string, addresses: number) => {
        let compared = 0;
        for (let n = 0; n < addresses; n += 1) {
          const { cookie } = await askForCode(small, `${network}.${n}@example.com`);
          for (let each = 0; each < 4; each += 1) {
            const request = { remoteAddress: network };
            const { statusCode } = await enter(cookie, '000000', request, small);
            if (statusCode === 401) compared += 1;
          }
        }
        return compared;
      };
      expect(await tryFrom('10.4.0.1', 3)).toBe(12);
      expect(await tryFrom('10.4.0.2', 2)).toBe(8);
      expect(await tryFrom('10.4.0.3', 3)).toBe(6);
      const { cookie, code } = await askForCode(small, email);
      expect((await enter(cookie, code, { remoteAddress: '10.4.0.4' }, small)).statusCode).toBe(
        200,
      );
    });

    it('does not count right codes', async () => {
      const limits = completeLimits({ wrong_codes: { most: 2 }, wrong_codes_network: { most: 2 } });
      const small = await start({ change: (convention) => ({ ...convention, limits }) });
      await small.addPerson({ email });
      for (let n = 0; n < 6; n += 1) {
        const { cookie, code } = await askForCode(small, email);
        expect((await enter(cookie, code, {}, small)).statusCode).toBe(200);
      }
    });

    it('has a negligible chance', () => {
      const perDay = (name: 'wrong_codes' | 'wrong_codes_network') => {
        const { most, minutes } = DEFAULT_LIMITS[name];
        return (most * 24 * 60) / minutes;
      };
      /** The probability that this many tries find one of a million codes. */
      const chance = (tries: number) => 1 - (1 - 1e-6) ** tries;
      // One address from one network, in a year: the initial allowance, and one try each quarter of an hour.
      expect(chance(365 * (perDay('wrong_codes') + 96))).toBeLessThan(0.07);
      // From any number of networks, a search has no more tries than mails after its first tries, and mails have
      // their own limit.
      const mails =
        (DEFAULT_LIMITS.link_mails_most.most * 24 * 60) / DEFAULT_LIMITS.link_mails_most.minutes;
      expect(chance(perDay('wrong_codes') + mails)).toBeLessThan(0.002);
      expect(chance(365 * perDay('wrong_codes_network'))).toBeLessThan(0.071);
    });
  });
});
