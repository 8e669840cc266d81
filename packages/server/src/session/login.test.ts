import { beforeAll, expect, it } from 'vitest';
import { createLoginKey } from '../keys/loginKeys.ts';
import { forEachDatabase } from '../testing/databases.ts';
import type { TestClient, TestServer } from '../testing/server.ts';

const DAY = 86_400;
const email = 'aoife@example.com';

const getCookie = (answer: { headers: { 'set-cookie'?: string | string[] } }) =>
  String(answer.headers['set-cookie']).split(';', 1)[0] ?? '';

forEachDatabase((start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
    await server.addPerson({ email });
  });

  const newKey = () => createLoginKey(server.context, email);
  const login = (key: string, request: object = {}, address = email) =>
    server.post('/api/login', { email: address, key }, request);

  it('signs in with a key, in any letter case of the address', async () => {
    const answer = await login(await newKey(), {}, ' AOIFE@example.com');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ status: 'success', email: 'AOIFE@example.com' });
    const user = await server.get('/api/user', { headers: { cookie: getCookie(answer) } });
    expect(user.json()).toMatchObject({ people: [{ email }] });
  });

  it('sets a cookie that scripts and other sites cannot use', async () => {
    const cookie = String((await login(await newKey())).headers['set-cookie']);
    expect(cookie).toMatch(/^conkit-demo=[0-9a-f]{32}; /);
    expect(cookie).toMatch(/; Max-Age=2592000/);
    expect(cookie).toMatch(/; Path=\//);
    expect(cookie).toMatch(/; HttpOnly/);
    expect(cookie).toMatch(/; SameSite=Lax/);
    // The portal is plain http on this machine.
    expect(cookie).not.toMatch(/Secure/);
  });

  it('accepts a key repeatedly, and every valid key', async () => {
    const [one, other] = [await newKey(), await newKey()];
    for (const key of [one, other, one]) expect((await login(key)).statusCode).toBe(200);
  });

  it('remembers whose personal link opened the session, if they are on the account', async () => {
    const { id: own } = await server.addPerson({ email });
    const { id: stranger } = await server.addPerson({ email: 'stranger@example.com' });
    const key = await newKey();
    const readPerson = async (id?: number) => {
      const answer = await server.post('/api/login', { email, key, ...(id && { id }) });
      const cookie = getCookie(answer);
      return {
        cookie,
        person: (await server.get('/api/user', { headers: { cookie } })).json().person_id,
      };
    };
    const { cookie, person } = await readPerson(own);
    expect(person).toBe(own);
    expect((await readPerson()).person).toBeUndefined();
    const strange = await readPerson(stranger);
    expect(strange.person).toBeUndefined();
    // Nor does a later move of that person onto the account make it their session.
    await server.db
      .updateTable('person')
      .set({ email, email_key: email.toLowerCase() })
      .where('id', '=', stranger)
      .execute();
    const moved = await server.get('/api/user', { headers: { cookie: strange.cookie } });
    expect(moved.json()).not.toHaveProperty('person_id');
    await server.db
      .updateTable('person')
      .set({ email: 'left@example.com', email_key: 'left@example.com' })
      .where('id', '=', own)
      .execute();
    const after = await server.get('/api/user', { headers: { cookie } });
    expect(after.json()).not.toHaveProperty('person_id');
  });

  it('changes the session id at sign-in and ends the old session', async () => {
    const key = await newKey();
    const first = getCookie(await login(key));
    const second = getCookie(await login(key, { headers: { cookie: first } }));
    expect(second).not.toBe(first);
    expect((await server.get('/api/user', { headers: { cookie: first } })).statusCode).toBe(401);
    expect((await server.get('/api/user', { headers: { cookie: second } })).statusCode).toBe(200);
  });

  it('proves for an hour that the user reads the mailbox, which administrators must prove', async () => {
    await server.addPerson({ email: 'clerk@example.com' });
    const role = { email_key: 'clerk@example.com', role: 'member_admin' };
    await server.db.insertInto('role').values(role).execute();
    const key = await createLoginKey(server.context, 'clerk@example.com');
    const act = async () => {
      const cookie = getCookie(await login(key, {}, 'clerk@example.com'));
      const body = { legal_name: 'Aoife Byrne', reason: 'Asked for it at the desk' };
      const answer = await server.post('/api/admin/people/2000000000/erase', body, {
        headers: { cookie },
      });
      return answer.json<{ code: string }>().code;
    };
    server.clock.advance(3599);
    expect(await act()).toBe('not_found');
    server.clock.advance(1);
    expect(await act()).toBe('fresh_sign_in_required');
  });

  it('refuses a wrong key, and another address’s key', async () => {
    expect((await login('wrong')).json()).toMatchObject({ code: 'unauthorized', status: 401 });
    const other = await login(await newKey(), {}, 'someone.else@example.com');
    expect(other.statusCode).toBe(401);
    expect(other.headers['set-cookie']).toBeUndefined();
  });

  it('limits wrong keys but still accepts a right one', async () => {
    const key = await newKey();
    let last = await login('wrong');
    for (let n = 0; n < 20; n++) last = await login('wrong');
    expect(last.statusCode).toBe(429);
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
    expect((await login(key)).statusCode).toBe(200);
  });

  it('refuses a request from a page of another site', async () => {
    const headers = { origin: 'https://evil.example' };
    expect((await login(await newKey(), { headers })).json()).toMatchObject({ code: 'cross_site' });
  });

  it('returns 403 for an expired key and mails a fresh link that works, up to the mail limit', async () => {
    const old = await newKey();
    server.clock.advance(31 * DAY);
    const alive = await newKey();

    const refused = await login(old);
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({ code: 'expired_key' });
    await server.runJobs();
    const [mail] = await server.mails();
    expect(mail?.to.address).toBe(email);
    const fresh = /\/login\/[^/]+\/(\w+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect((await login(fresh)).statusCode).toBe(200);
    expect((await login(alive)).statusCode).toBe(200);

    const statuses = [];
    for (let n = 0; n < 4; n++) statuses.push((await login(old)).statusCode);
    expect(statuses).toEqual([403, 403, 403, 403]);
    await server.runJobs();
    // The mail limit of the address is reached.
    expect(await server.mails()).toHaveLength(4);
  });

  it('returns the same answer for another address’s expired key as for a wrong one', async () => {
    const old = await newKey();
    server.clock.advance(31 * DAY);
    expect((await login(old, {}, 'third@example.com')).statusCode).toBe(401);
  });

  it('stores no session id in the clear', async () => {
    const [, token = 'no token'] = getCookie(await login(await newKey())).split('=');
    const sessions = await server.db.selectFrom('session').selectAll().execute();
    expect(sessions.length).toBeGreaterThan(0);
    expect(JSON.stringify(sessions)).not.toContain(token);
  });

  it('makes the cookie Secure unless the portal is local', async () => {
    const https = await start({ env: { PUBLIC_URL: 'https://members.example.com' } });
    const key = await createLoginKey(https.context, email);
    const answer = await https.post('/api/login', { email, key });
    const cookie = String(answer.headers['set-cookie']);
    expect(cookie).toMatch(/; Secure/);
    // Browsers accept a cookie of this name from this host only: with Secure and Path=/, without Domain.
    expect(cookie).toMatch(/^__Host-conkit-demo=[0-9a-f]{32}; /);
    expect(cookie).toMatch(/; Path=\/(;|$)/);
    expect(cookie).not.toMatch(/; Domain/i);
    const [value = ''] = cookie.replace(/^[^=]*=/, '').split(';', 1);
    const getUser = async (name: string) =>
      (await https.get('/api/user', { headers: { cookie: `${name}=${value}` } })).statusCode;
    expect(await getUser('__Host-conkit-demo')).toBe(200);
    // Any host of the same domain could have set a cookie of this name.
    expect(await getUser('conkit-demo')).toBe(401);
    expect(answer.headers['strict-transport-security']).toMatch(/^max-age=\d+/);
  });
});

const account = 'aoife@example.com';

const isSignedIn = async (client: TestClient) => (await client.get('/api/user')).statusCode === 200;

forEachDatabase((start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
  });

  it('ends this session and no other', async () => {
    const [here, there] = [await server.as(account), await server.as(account)];
    const answer = await here.get('/api/logout');
    expect(answer.json()).toEqual({ status: 'success', email: account });
    expect(String(answer.headers['set-cookie'])).toMatch(/^conkit-demo=; Max-Age=0/);
    expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([false, true]);
    await there.get('/api/logout');
  });

  it('ends every session of the account, and of no other account', async () => {
    const mine = [await server.as(account), await server.as('AOIFE@example.com')];
    const other = await server.as('someone.else@example.com');
    const answer = await mine[0]?.get('/api/logout?all=1');
    expect(answer?.json()).toEqual({ status: 'success', email: account, opt: 'all', sessions: 2 });
    for (const client of mine) expect(await isSignedIn(client)).toBe(false);
    expect(await isSignedIn(other)).toBe(true);
  });

  it('voids the mailed links of the account on request, and of no other account', async () => {
    const other = 'someone.else@example.com';
    const mailed = await createLoginKey(server.context, account);
    const later = new Date(server.clock.now().getTime() + 300 * 86_400_000);
    const longLived = await createLoginKey(server.context, 'AOIFE@example.com', later);
    const theirs = await createLoginKey(server.context, other);
    const login = async (address: string, key: string) =>
      (await server.post('/api/login', { email: address, key })).json<{ code?: string }>().code;

    const all = await (await server.as(account)).get('/api/logout?all=1');
    expect(all.json()).not.toHaveProperty('keys');
    expect(await login(account, mailed)).toBeUndefined();

    const answer = await (await server.as(account)).get('/api/logout?all=1&keys=1');
    expect(answer.json()).toMatchObject({ status: 'success', opt: 'all', keys: 2 });
    for (const key of [mailed, longLived]) expect(await login(account, key)).toBe('expired_key');
    expect(await login(other, theirs)).toBeUndefined();

    const fresh = await createLoginKey(server.context, account);
    server.clock.advance(1);
    expect(await login(account, fresh)).toBeUndefined();
  });

  it('refuses a link or image on another site, although it is a GET', async () => {
    const client = await server.as(account);
    const headers = { cookie: client.cookie, 'sec-fetch-site': 'cross-site' };
    const answer = await server.get('/api/logout', { headers });
    expect(answer.json()).toMatchObject({ code: 'cross_site' });
    expect(await isSignedIn(client)).toBe(true);
  });

  it('refuses a caller without a session', async () => {
    expect((await server.get('/api/logout')).statusCode).toBe(401);
  });
});
