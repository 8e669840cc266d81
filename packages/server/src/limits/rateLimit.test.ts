import { beforeAll, describe, expect, it } from 'vitest';
import {
  completeLimits,
  DEFAULT_LIMITS,
  type Limit,
  LIMIT_NAMES,
  MAX_WAIT_MINUTES,
  OWN_ACT_LIMITS,
} from '../config/limits.ts';
import { ProblemError } from '../errors.ts';
import { forBothDatabases } from '../testing/databases.ts';
import type { TestServer } from '../testing/server.ts';
import {
  chargeLater,
  chargeRefusal,
  chargeRequest,
  type Count,
  getNetwork,
  refundLimit,
} from './rateLimit.ts';

forBothDatabases((start) => {
  describe('a limit', () => {
    let server: TestServer;
    beforeAll(async () => {
      server = await start({
        change: (convention) => ({
          ...convention,
          limits: completeLimits({ lookups: { most: 6, refused: 3 } }),
        }),
      });
    });

    const isRefused = async (...counts: readonly Count[]): Promise<boolean> => {
      try {
        await chargeRequest(server.context, counts);
        return false;
      } catch (error) {
        if (error instanceof ProblemError) return error.code === 'too_many_requests';
        throw error;
      }
    };

    it('is the configured one, or the default for a limit that is not configured', async () => {
      expect(server.context.config.limits.lookups).toEqual({ most: 6, minutes: 15, refused: 3 });
      expect(server.context.config.limits.copies).toEqual(DEFAULT_LIMITS.copies);
    });

    it('counts refused requests more than accepted ones', async () => {
      const countAccepted = async (subject: string, refuse: boolean) => {
        for (let n = 0; ; n += 1) {
          if (await isRefused(['lookups', subject])) return n;
          if (refuse) await chargeRefusal(server.context, [['lookups', subject]]);
        }
      };
      expect([await countAccepted('lucky', false), await countAccepted('unlucky', true)]).toEqual([
        6, 2,
      ]);
    });

    it('waits for the whole cost of the request that used up the limit and was refused', async () => {
      const count: Count = ['lookups', 'refused last'];
      for (let n = 0; n < 6; n += 1) expect(await isRefused(count)).toBe(false);
      await chargeRefusal(server.context, [count]);
      // One request recovers every two and a half minutes; a refused one counts as three.
      server.clock.advance(3 * 150 - 1);
      expect(await isRefused(count)).toBe(true);
      server.clock.advance(1);
      expect(await isRefused(count)).toBe(false);
    });

    it('does not let more through for concurrent requests', async () => {
      const many = Array.from({ length: 20 }, () => isRefused(['lookups', 'at once']));
      expect((await Promise.all(many)).filter((refused) => !refused)).toHaveLength(6);
    });

    it('does not charge the network for requests that the account’s limit refuses', async () => {
      const account: Count = ['lookups', 'greedy'];
      const network: Count = ['lookups_network', 'of the greedy'];
      for (let n = 0; n < 9; n += 1) await isRefused(account, network);
      const row = await server.db
        .selectFrom('rate_limit')
        .select('count')
        .where('key', '=', network.join(':'))
        .executeTakeFirstOrThrow();
      expect(row.count).toBe(6);
    });

    it('limits guessing the keys of purchases', async () => {
      const statuses = [];
      for (let n = 0; n < 62; n += 1) {
        const request = { remoteAddress: '10.6.0.1' };
        const key = `an-unknown-key-${n}`;
        statuses.push((await server.get(`/api/purchase/status/${key}`, request)).statusCode);
      }
      expect(statuses.slice(58)).toEqual([404, 404, 429, 429]);
      const finish = await server.post(
        '/api/purchase/finish',
        { key: 'one-more-key' },
        { remoteAddress: '10.6.0.1' },
      );
      expect(finish.statusCode).toBe(429);
    });
  });

  describe('the limit', () => {
    let server: TestServer;
    beforeAll(async () => {
      server = await start();
    });

    /** What the largest request costs, in people or mails. Requests of other limits cost at most `refused`. */
    const COSTS: Readonly<Record<string, number>> = {
      sign_ups: 10,
      sign_ups_network: 20,
      recipients: 20,
    };

    it.each(LIMIT_NAMES)('%s never refuses for long, even after many refusals', async (name) => {
      const { clock, context } = server;
      const { most, refused = 1 }: Limit = DEFAULT_LIMITS[name];
      const count: Count = [name, 'everybody', COSTS[name] ?? refused];
      const wait = async (): Promise<number> => {
        try {
          await chargeRequest(context, [count]);
          return 0;
        } catch (error) {
          if (error instanceof ProblemError) return Number(error.headers['retry-after']);
          throw error;
        }
      };
      await chargeLater(context, [name, 'everybody', 10 * most]);
      const first = await wait();
      for (let n = 0; n < 20; n += 1) expect(await wait()).toBe(first);
      expect(first).toBeGreaterThan(0);
      if (!OWN_ACT_LIMITS.has(name)) expect(first).toBeLessThanOrEqual(MAX_WAIT_MINUTES * 60);
      clock.advance(first - 1);
      expect(await wait()).toBe(1);
      clock.advance(1);
      expect(await wait()).toBe(0);
    });

    it('recovers one request at a time, and all of them after its minutes', async () => {
      const { clock, context } = server;
      const count: Count = ['copies', 'one at a time'];
      const { most, minutes } = DEFAULT_LIMITS.copies;
      const uses = async () => {
        for (let n = 0; ; n += 1) {
          try {
            await chargeRequest(context, [count]);
          } catch {
            return n;
          }
        }
      };
      expect(await uses()).toBe(most);
      clock.advance((minutes / most) * 60 + 30);
      expect(await uses()).toBe(1);
      // The half minute from before counts towards the next request.
      clock.advance((minutes / most) * 60 - 30);
      expect(await uses()).toBe(1);
      clock.advance(minutes * 60 * 10);
      expect(await uses()).toBe(most);
      await refundLimit(context, [count, count]);
      expect(await uses()).toBe(2);
    });
  });

  describe('the addresses of one IPv6 network are counted together', () => {
    let server: TestServer;
    let networks = 0;
    beforeAll(async () => {
      const once = Object.keys(DEFAULT_LIMITS).map((name) => [name, { most: 1 }]);
      const limits = completeLimits(Object.fromEntries(once));
      server = await start({ change: (convention) => ({ ...convention, limits }) });
    });

    const email = (n: number) => `n${n}.of.${networks}@example.com`;
    const signUp = (n: number) => ({
      amount: 0,
      email: email(n),
      source: null,
      new_members: [{ membership: 'Friend', legal_name: `Friend ${n}`, email: email(n) }],
    });
    const ask: Record<string, (client: Asking, n: number) => Promise<{ statusCode: number }>> = {
      'mailed links': ({ post }, n) => post('/api/key', { email: email(n) }),
      'wrong keys': ({ post }, n) =>
        post('/api/login', { email: email(n), key: 'a-wrong-key-of-it' }),
      'keys of purchases': ({ get }, n) => get(`/api/purchase/status/unknown-key-${n}`),
      'unfinished purchases': ({ post }, n) =>
        post('/api/purchase/finish', { key: `unknown-key-${n}` }),
      'cancelled purchases': ({ post }, n) =>
        post('/api/purchase/cancel', { key: `key-of-${networks}-${n}` }),
      'free memberships': ({ post }, n) => post('/api/purchase', signUp(n)),
      'pictures of badges': ({ get }) => get('/api/blank-badge?name=A'),
    };

    it.each(Object.keys(ask))('for %s', async (what) => {
      networks += 1;
      const from = (remoteAddress: string): Asking => ({
        get: (url) => server.get(url, { remoteAddress }),
        post: (url, body) => server.post(url, body, { remoteAddress }),
      });
      const getStatus = async (address: string, n: number) =>
        (await ask[what]?.(from(address), n))?.statusCode;
      const [own, other] = [`2001:db8:${networks}:1`, `2001:db8:${networks}:2`];
      expect(await getStatus(`${own}::1`, 1)).not.toBe(429);
      expect(await getStatus(`${own}::2`, 2)).toBe(429);
      expect(await getStatus(`${other}::1`, 3)).not.toBe(429);
    });
  });
});

/** A client with an address of its own. */
interface Asking {
  readonly get: (url: string) => Promise<{ statusCode: number }>;
  readonly post: (url: string, body: object) => Promise<{ statusCode: number }>;
}

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:0DB8:1:2:0:0:0:9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('counts %s as the network %s', (ip, network) => {
  expect(getNetwork(ip)).toBe(network);
});
