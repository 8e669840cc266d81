import { beforeAll, expect, it } from 'vitest';
import { createLoginKey } from '../keys/loginKeys.ts';
import { forEachDatabase } from '../testing/databases.ts';
import type { TestClient, TestServer } from '../testing/server.ts';

const email = 'aoife@example.com';

const isSignedIn = async (client: TestClient) => (await client.get('/api/user')).statusCode === 200;

forEachDatabase((start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
  });

  it('ends this session and no other', async () => {
    const [here, there] = [await server.as(email), await server.as(email)];
    const answer = await here.get('/api/logout');
    expect(answer.json()).toEqual({ status: 'success', email });
    expect(String(answer.headers['set-cookie'])).toMatch(/^conkit-demo=; Max-Age=0/);
    expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([false, true]);
    await there.get('/api/logout');
  });

  it('ends every session of the account, and of no other account', async () => {
    const mine = [await server.as(email), await server.as('AOIFE@example.com')];
    const other = await server.as('somebody.else@example.com');
    const answer = await mine[0]?.get('/api/logout?all=1');
    expect(answer?.json()).toEqual({ status: 'success', email, opt: 'all', sessions: 2 });
    for (const client of mine) expect(await isSignedIn(client)).toBe(false);
    expect(await isSignedIn(other)).toBe(true);
  });

  it('voids the mailed links of the account on request, and of no other account', async () => {
    const other = 'somebody.else@example.com';
    const mailed = await createLoginKey(server.context, email);
    const later = new Date(server.clock.now().getTime() + 300 * 86_400_000);
    const longLived = await createLoginKey(server.context, 'AOIFE@example.com', later);
    const theirs = await createLoginKey(server.context, other);
    const login = async (address: string, key: string) =>
      (await server.post('/api/login', { email: address, key })).json<{ code?: string }>().code;

    const all = await (await server.as(email)).get('/api/logout?all=1');
    expect(all.json()).not.toHaveProperty('keys');
    expect(await login(email, mailed)).toBeUndefined();

    const answer = await (await server.as(email)).get('/api/logout?all=1&keys=1');
    expect(answer.json()).toMatchObject({ status: 'success', opt: 'all', keys: 2 });
    for (const key of [mailed, longLived]) expect(await login(email, key)).toBe('expired_key');
    expect(await login(other, theirs)).toBeUndefined();

    const fresh = await createLoginKey(server.context, email);
    server.clock.advance(1);
    expect(await login(email, fresh)).toBeUndefined();
  });

  it('refuses a link or image on another site, although it is a GET', async () => {
    const client = await server.as(email);
    const headers = { cookie: client.cookie, 'sec-fetch-site': 'cross-site' };
    const answer = await server.get('/api/logout', { headers });
    expect(answer.json()).toMatchObject({ code: 'cross_site' });
    expect(await isSignedIn(client)).toBe(true);
  });

  it('refuses a caller without a session', async () => {
    expect((await server.get('/api/logout')).statusCode).toBe(401);
  });
});
