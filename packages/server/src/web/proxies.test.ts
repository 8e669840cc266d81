import { expect, it } from 'vitest';
import { forEachDatabase } from '../testing/databases.ts';

forEachDatabase((start) => {
  /** Returns the client address that the server records for a forged header sent from 10.0.0.1. */
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

  it('waits at most a minute for a request and its body', async () => {
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
  ])('trusts only the addresses that its own proxies added: %j', async (env, address) => {
    expect(await addressSeen(env)).toEqual([address]);
  });
});
