import { beforeAll, expect, it } from 'vitest';
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

  it('refuses a link or image on another site, though it is a GET', async () => {
    const client = await server.as(email);
    const headers = { cookie: client.cookie, 'sec-fetch-site': 'cross-site' };
    const answer = await server.get('/api/logout', { headers });
    expect(answer.json()).toMatchObject({ code: 'cross_site' });
    expect(await isSignedIn(client)).toBe(true);
  });

  it('refuses who is not signed in', async () => {
    expect((await server.get('/api/logout')).statusCode).toBe(401);
  });
});
