import { expect, it } from 'vitest';
import { forEachDatabase } from '../testing/databases.ts';

forEachDatabase((start) => {
  /** Whose request the server thinks it is, when the one it talks to is 10.0.0.1. */
  async function addressSeen(env: Record<string, string>) {
    const server = await start({ env });
    const request = {
      remoteAddress: '10.0.0.1',
      headers: { 'x-forwarded-for': '6.6.6.6, 5.5.5.5, 10.0.0.2' },
    };
    await server.post('/api/key', { email: 'a@example.com' }, request);
    const keys = await server.db.selectFrom('rate_limit').select('key').execute();
    return keys.flatMap(({ key }) => /^link_requests_network:(.+)$/.exec(key)?.[1] ?? []);
  }

  it('waits for a request, its body too, for a minute at most', async () => {
    const { app } = await start();
    const { requestTimeout, headersTimeout } = app.server;
    for (const ms of [requestTimeout, headersTimeout]) {
      expect(ms).toBeGreaterThan(0);
      expect(ms).toBeLessThanOrEqual(60_000);
    }
  });

  it.each([
    [{}, '10.0.0.1'],
    [{ PUBLIC_URL: 'https://members.example.com' }, '10.0.0.2'],
    [{ PUBLIC_URL: 'https://members.example.com', TRUST_PROXY: '2' }, '5.5.5.5'],
    [{ PUBLIC_URL: 'https://members.example.com', TRUST_PROXY: '0' }, '10.0.0.1'],
  ])('believes of a forged address only what its proxies have added: %j', async (env, address) => {
    expect(await addressSeen(env)).toEqual([address]);
  });
});
