import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLoginKey } from '../keys/loginKeys.ts';
import { prune } from '../retention/prune.ts';
import { type Ceremony, SoftPasskey } from '../testing/authenticator.ts';
import { forEachDatabase } from '../testing/databases.ts';
import { untilItWaits } from '../testing/locks.ts';
import { add, getCode, signInByPasskey, startPasskeySignIn } from '../testing/passkeys.ts';
import { besideTransaction } from '../testing/postgres.ts';
import type { TestServer } from '../testing/server.ts';

const MINUTE = 60;

forEachDatabase((start, engine) => {
  let server: TestServer;
  let count = 0;
  beforeAll(async () => {
    server = await start();
  });
  beforeEach(async () => {
    await server.db.deleteFrom('rate_limit').execute();
  });

  /** Creates an account with people of these names. */
  async function createAccount(...names: readonly string[]) {
    const email = `passkeys${(count += 1)}@example.com`;
    const ids: number[] = [];
    for (const legal_name of names) {
      ids.push((await server.addPerson({ email, legal_name })).id);
    }
    const [id = 0, other = 0] = ids;
    return { email, id, other, client: await server.as(email) };
  }

  const startSignIn = (cookie?: string) => startPasskeySignIn(server, cookie);
  const signIn = (passkey: SoftPasskey, ceremony?: Ceremony) =>
    signInByPasskey(server, passkey, ceremony);

  describe('adding a passkey', () => {
    it('stores it, lists it and mails the account, with a link that leads to the list', async () => {
      const { email, id, client } = await createAccount('Grace Quinn');
      const { answer } = await add(client, id, { name: ' Grace’s phone ' });
      expect(answer.statusCode, answer.body).toBe(200);
      expect(answer.json()).toMatchObject({ name: 'Grace’s phone', used: null, is_current: false });
      const list = await client.get(`/api/people/${id}/passkeys`);
      expect(list.json()).toEqual({ passkeys: [answer.json()] });
      const user = await client.get('/api/user');
      expect(user.json()).toMatchObject({
        passkeys: { people: [id], is_signed_in_by: false, is_required: false },
      });
      const [mail] = await server.mailsTo(email);
      expect(mail?.subject).toMatch(/^A passkey was added/);
      expect(mail?.text).toContain('Grace’s phone');
      expect(mail?.text).toContain('Grace Quinn');
      expect(mail?.text).toContain('next=%2Fpasskeys');
    });

    it('needs a recent sign-in, which a stolen older session does not have', async () => {
      const { id, client } = await createAccount('Grace Quinn');
      server.clock.advance(16 * MINUTE);
      expect(getCode((await add(client, id)).answer)).toBe('fresh_sign_in_required');
    });

    it('needs the recent sign-in at its end, too', async () => {
      const { id, client } = await createAccount('Grace Quinn');
      server.clock.advance(14 * MINUTE);
      const passkey = new SoftPasskey();
      const options = await client.post(`/api/people/${id}/passkeys/options`);
      server.clock.advance(2 * MINUTE);
      const credential = passkey.create(options.json());
      const answer = await client.post(`/api/people/${id}/passkeys`, { name: 'a', credential });
      expect(getCode(answer)).toBe('fresh_sign_in_required');
    });

    it('is fresh after a sign-in with a passkey', async () => {
      const { id, client } = await createAccount('Grace Quinn');
      const { passkey } = await add(client, id);
      server.clock.advance(60 * MINUTE);
      const { client: again } = await signIn(passkey);
      expect((await add(again, id)).answer.statusCode).toBe(200);
    });

    it('refuses people of other accounts', async () => {
      const grace = await createAccount('Grace Quinn');
      const mallory = await createAccount('Mallory Quinn');
      expect(getCode((await add(mallory.client, grace.id)).answer)).toBe('not_yours');
      const list = await mallory.client.get(`/api/people/${grace.id}/passkeys`);
      expect(getCode(list)).toBe('not_yours');
    });

    it('accepts a challenge once, for its person only, and for five minutes', async () => {
      const { id, other, client } = await createAccount('Ada Quinn', 'Grace Quinn');
      const { credential } = await add(client, id);
      const send = (person: number, body: object | undefined) =>
        client.post(`/api/people/${person}/passkeys`, { name: 'Phone', credential: body });
      expect(getCode(await send(id, credential))).toBe('expired_challenge');
      const options = await client.post(`/api/people/${id}/passkeys/options`);
      const made = new SoftPasskey().create(options.json());
      expect(getCode(await send(other, made))).toBe('expired_challenge');
      server.clock.advance(5 * MINUTE);
      expect(getCode(await send(id, made))).toBe('expired_challenge');
    });

    it.each([
      ['another site', { origin: 'https://evil.example' }],
      ['another host', { host: 'evil.example' }],
      ['no screen lock', { isVerified: false }],
      ['an answer to another question', { type: 'webauthn.get' }],
    ])('refuses %s', async (_, ceremony) => {
      const { id, client } = await createAccount('Grace Quinn');
      const { answer } = await add(client, id, ceremony);
      expect(answer.json()).toMatchObject({
        code: 'invalid',
        errors: [{ pointer: '/body/credential' }],
      });
      expect((await client.get(`/api/people/${id}/passkeys`)).json()).toEqual({ passkeys: [] });
    });

    it('refuses a passkey that another account has', async () => {
      const [one, other] = [await createAccount('Grace Quinn'), await createAccount('Mallory')];
      const { passkey } = await add(one.client, one.id);
      expect(getCode((await add(other.client, other.id, { passkey })).answer)).toBe('duplicate');
      expect((await signIn(passkey)).answer.json()).not.toMatchObject({ email: other.email });
    });

    it('allows 10 for a person, even when requests cross', async () => {
      const { id, client } = await createAccount('Grace Quinn');
      for (let n = 0; n < 9; n += 1) expect((await add(client, id)).answer.statusCode).toBe(200);
      const both = await Promise.all([add(client, id), add(client, id)]);
      expect(both.map(({ answer }) => answer.statusCode).toSorted()).toEqual([200, 409]);
      const eleventh = await client.post(`/api/people/${id}/passkeys/options`);
      expect(getCode(eleventh)).toBe('conflict');
    });

    it('limits how often an account starts it', async () => {
      const { id, client } = await createAccount('Grace Quinn');
      const options = () => client.post(`/api/people/${id}/passkeys/options`);
      for (let n = 0; n < 20; n += 1) expect((await options()).statusCode).toBe(200);
      expect(getCode(await options())).toBe('too_many_requests');
    });

    it('tells the browser which passkeys the person has, so that a device adds no second one', async () => {
      const { id, client } = await createAccount('Grace Quinn');
      const { passkey } = await add(client, id);
      const options = await client.post(`/api/people/${id}/passkeys/options`);
      expect(options.json()).toMatchObject({
        rp: { id: 'localhost' },
        excludeCredentials: [{ id: passkey.id, transports: ['internal'] }],
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
    });
  });

  describe('signing in', () => {
    it('opens the account for the person, with a new session id, and remembers when', async () => {
      const { email, id, client } = await createAccount('Grace Quinn');
      const { passkey } = await add(client, id);
      const { answer, client: signedIn } = await signIn(passkey);
      expect(answer.json()).toEqual({ status: 'success', email });
      const user = (await signedIn.get('/api/user')).json();
      expect(user).toMatchObject({ email, person_id: id, passkeys: { is_signed_in_by: true } });
      const { passkeys } = (await signedIn.get(`/api/people/${id}/passkeys`)).json();
      expect(passkeys).toMatchObject([
        { used: server.clock.now().toISOString(), is_current: true },
      ]);
    });

    it('answers everyone the same, and names no passkey', async () => {
      const { id, client } = await createAccount('Grace Quinn');
      await add(client, id);
      const strip = (options: object) => ({ ...options, challenge: '' });
      const [one, other] = [await startSignIn(), await startSignIn(client.cookie)];
      expect(strip(one.options)).toEqual(strip(other.options));
      expect(one.options).toMatchObject({ allowCredentials: [], userVerification: 'required' });
    });

    it('accepts a challenge once, in the browser that asked, for five minutes', async () => {
      const { id, client } = await createAccount('Grace Quinn');
      const { passkey } = await add(client, id);
      const { options, cookie } = await startSignIn();
      const send = (credential: object, browser: string) =>
        server.post('/api/passkeys/sign-in', { credential }, { headers: { cookie: browser } });
      const { cookie: elsewhere } = await startSignIn();
      expect(getCode(await send(passkey.sign(options), elsewhere))).toBe('expired_challenge');
      expect(getCode(await send(passkey.sign(options), 'a=b'))).toBe('expired_challenge');
      expect((await send(passkey.sign(options), cookie)).statusCode).toBe(200);
      expect(getCode(await send(passkey.sign(options), cookie))).toBe('expired_challenge');
      const late = await startSignIn();
      server.clock.advance(5 * MINUTE);
      expect(getCode(await send(passkey.sign(late.options), late.cookie))).toBe(
        'expired_challenge',
      );
      const own = { challenge: 'bXkgb3du' };
      expect(getCode(await send(passkey.sign(own), cookie))).toBe('expired_challenge');
    });

    it('signs in once when the same answer is sent twice at once', async () => {
      const { id, client } = await createAccount('Grace Quinn');
      const { passkey } = await add(client, id);
      const { options, cookie } = await startSignIn();
      const credential = passkey.sign(options);
      const both = await Promise.all(
        [1, 2].map(() =>
          server.post('/api/passkeys/sign-in', { credential }, { headers: { cookie } }),
        ),
      );
      expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 403]);
    });

    it('keeps the challenges of two tabs', async () => {
      const { id, client } = await createAccount('Grace Quinn');
      const { passkey } = await add(client, id);
      const first = await startSignIn();
      const second = await startSignIn(first.cookie);
      expect(second.cookie).toBe(first.cookie);
      const credential = passkey.sign(first.options);
      const { cookie } = second;
      const answer = await server.post(
        '/api/passkeys/sign-in',
        { credential },
        { headers: { cookie } },
      );
      expect(answer.statusCode).toBe(200);
    });

    it.each([
      ['another site', { origin: 'https://evil.example' }],
      ['another port', { origin: 'http://localhost:9090' }],
      ['another host', { host: 'evil.example' }],
      ['no screen lock', { isVerified: false }],
      ['a copied passkey, whose count is behind', { counter: 1 }],
      ['an answer to another question', { type: 'webauthn.create' }],
    ])('refuses %s as it refuses an unknown passkey', async (_, ceremony) => {
      const { id, client } = await createAccount('Grace Quinn');
      const { passkey } = await add(client, id);
      expect((await signIn(passkey, { counter: 5 })).answer.statusCode).toBe(200);
      const { answer } = await signIn(passkey, ceremony);
      const unknown = await signIn(new SoftPasskey());
      expect([answer.statusCode, answer.json()]).toEqual([401, unknown.answer.json()]);
      expect(getCode(answer)).toBe('unknown_passkey');
    });

    it('refuses a passkey under the id of another person’s', async () => {
      const [grace, mallory] = [await createAccount('Grace Quinn'), await createAccount('Mallory')];
      const { passkey } = await add(grace.client, grace.id);
      const { passkey: own } = await add(mallory.client, mallory.id);
      const { options, cookie } = await startSignIn();
      const credential = { ...own.sign(options), id: passkey.id, rawId: passkey.id };
      const answer = await server.post(
        '/api/passkeys/sign-in',
        { credential },
        { headers: { cookie } },
      );
      expect(getCode(answer)).toBe('unknown_passkey');
      passkey.userHandle = own.userHandle;
      expect(getCode((await signIn(passkey)).answer)).toBe('unknown_passkey');
    });

    it('limits wrong passkeys by network before it looks at them, and refunds right ones', async () => {
      const { id, client } = await createAccount('Grace Quinn');
      const { passkey } = await add(client, id);
      const right = await signIn(passkey);
      expect(right.answer.statusCode).toBe(200);
      const body = { credential: new SoftPasskey().sign({ challenge: 'bXkgb3du' }) };
      const wrong = () => server.post('/api/passkeys/sign-in', body);
      for (let n = 0; n < 200; n += 1) expect((await wrong()).statusCode).toBe(403);
      expect(getCode(await wrong())).toBe('too_many_requests');
    });

    it('limits stored challenges by network, and deletes expired ones', async () => {
      for (let n = 0; n < 1000; n += 1) await startSignIn();
      const refused = await server.post('/api/passkeys/sign-in/options');
      expect(getCode(refused)).toBe('too_many_requests');
      server.clock.advance(6 * MINUTE);
      await prune(server.context);
      expect(await server.db.selectFrom('passkey_challenge').select('id').execute()).toEqual([]);
    });

    it('does not count as a sign-in at the mailbox', async () => {
      const { email, id, client } = await createAccount('Grace Quinn');
      const { passkey } = await add(client, id);
      await signIn(passkey);
      const account = await server.db
        .selectFrom('account')
        .select('signed_in')
        .where('email_key', '=', email)
        .executeTakeFirst();
      expect(account?.signed_in ?? null).toBeNull();
    });
  });

  describe('RIG-15 on an account of two people', () => {
    const SAVED = { signature: 'G', lastmod: null, votes: { Novel: [1] } };
    const paths = (id: number) => [
      ['get', `/api/hugo/${id}/votes`] as const,
      ['get', `/api/hugo/${id}/nominations`] as const,
      ['get', `/api/hugo/${id}/packet`] as const,
      ['get', `/api/people/${id}/ballot`] as const,
      ['post', `/api/hugo/${id}/votes/mail`] as const,
      ['post', `/api/hugo/${id}/nominations/mail`] as const,
    ];

    it('opens the ballot of the person of the passkey only', async () => {
      const { id: ada, other: grace, client } = await createAccount('Ada Quinn', 'Grace Quinn');
      const { passkey } = await add(client, grace);
      const { client: signedIn } = await signIn(passkey);
      for (const [method, path] of paths(ada)) {
        expect(getCode(await signedIn[method](path)), path).toBe('not_yours');
      }
      const vote = await signedIn.post(`/api/hugo/${ada}/vote`, SAVED);
      expect(getCode(vote)).toBe('not_yours');
      const reminders = await signedIn.post(`/api/hugo/${ada}/reminders`, { wanted: true });
      expect(getCode(reminders)).toBe('not_yours');
      expect((await signedIn.get(`/api/hugo/${grace}/votes`)).statusCode).toBe(200);
      // The link in the mail opens everything of the account, as before.
      expect((await client.get(`/api/hugo/${ada}/votes`)).statusCode).toBe(200);
    });

    it('keeps to the person when another one joins the account later', async () => {
      const { email, id: grace, client } = await createAccount('Grace Quinn');
      const { passkey } = await add(client, grace);
      const { client: signedIn } = await signIn(passkey);
      const { id: ada } = await server.addPerson({ email, legal_name: 'Ada Quinn' });
      expect(getCode(await signedIn.get(`/api/hugo/${ada}/votes`))).toBe('not_yours');
      expect((await signedIn.get(`/api/hugo/${grace}/votes`)).statusCode).toBe(200);
    });

    it('neither lists, adds nor removes passkeys of the other person', async () => {
      const { id: ada, other: grace, client } = await createAccount('Ada Quinn', 'Grace Quinn');
      const { passkey } = await add(client, grace);
      const { answer } = await add(client, ada);
      const { client: signedIn } = await signIn(passkey);
      const adas = answer.json<{ id: number }>().id;
      expect(getCode(await signedIn.get(`/api/people/${ada}/passkeys`))).toBe('not_yours');
      expect(getCode((await add(signedIn, ada)).answer)).toBe('not_yours');
      for (const id of [ada, grace]) {
        const removed = await signedIn.post(`/api/people/${id}/passkeys/${adas}/remove`);
        expect(getCode(removed)).toBe(id === ada ? 'not_yours' : 'not_found');
        const renamed = await signedIn.post(`/api/people/${id}/passkeys/${adas}`, { name: 'x' });
        expect(getCode(renamed)).toBe(id === ada ? 'not_yours' : 'not_found');
      }
    });
  });

  describe('renaming and removing', () => {
    it('renames', async () => {
      const { id, client } = await createAccount('Grace Quinn');
      const { answer } = await add(client, id);
      const path = `/api/people/${id}/passkeys/${answer.json<{ id: number }>().id}`;
      expect((await client.post(path, { name: ' Old phone ' })).statusCode).toBe(200);
      const list = await client.get(`/api/people/${id}/passkeys`);
      expect(list.json()).toMatchObject({ passkeys: [{ name: 'Old phone' }] });
      expect(getCode(await client.post(path, { name: ' ' }))).toBe('invalid');
    });

    it('removes: the passkey opens nothing, and its sessions end', async () => {
      const { id, client } = await createAccount('Grace Quinn');
      const { passkey, answer } = await add(client, id);
      const { client: signedIn } = await signIn(passkey);
      const path = `/api/people/${id}/passkeys/${answer.json<{ id: number }>().id}/remove`;
      const both = await Promise.all([client.post(path), client.post(path)]);
      expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404]);
      expect(getCode(await signedIn.get('/api/user'))).toBe('unauthorized');
      expect((await client.get('/api/user')).statusCode).toBe(200);
      expect(getCode((await signIn(passkey)).answer)).toBe('unknown_passkey');
      const key = await createLoginKey(
        server.context,
        (await client.get('/api/user')).json().email,
      );
      const { email } = (await client.get('/api/user')).json();
      expect((await server.post('/api/login', { email, key })).statusCode).toBe(200);
    });
  });

  describe('what another person on the address does to a passkey', () => {
    async function createShared() {
      const { email, id, other, client } = await createAccount('Ada Quinn', 'Grace Quinn');
      const { answer } = await add(client, id, { name: 'Ada’s phone' });
      const path = `/api/people/${id}/passkeys/${answer.json<{ id: number }>().id}`;
      const grace = await server.as(email);
      const about = async (subject: RegExp) =>
        (await server.mailsTo(email)).filter((mail) => subject.test(mail.subject));
      return { id, other, path, grace, about };
    }

    it('mails the account about a removal, once', async () => {
      const { path, grace, about } = await createShared();
      await Promise.all([grace.post(`${path}/remove`), grace.post(`${path}/remove`)]);
      const mails = await about(/^A passkey was removed/);
      expect(mails).toHaveLength(1);
      expect(mails[0]?.text).toContain('Ada’s phone');
      expect(mails[0]?.text).toContain('Ada Quinn');
      expect(mails[0]?.text).toContain('next=%2Fpasskeys');
    });

    it('mails the account about a new name, with the old one; not about the same name', async () => {
      const { path, grace, about } = await createShared();
      expect((await grace.post(path, { name: 'Ada’s phone' })).statusCode).toBe(200);
      expect(await about(/renamed/)).toEqual([]);
      expect((await grace.post(path, { name: 'An old tablet' })).statusCode).toBe(200);
      const mails = await about(/^A passkey was renamed/);
      expect(mails).toHaveLength(1);
      expect(mails[0]?.text).toContain('Ada’s phone');
      expect(mails[0]?.text).toContain('An old tablet');
    });

    it('mails nothing once the person is on another account', async () => {
      const { id, path, grace, about } = await createShared();
      expect((await grace.post(`${path}/remove`)).statusCode).toBe(200);
      const email = 'ada-has-moved@example.com';
      await server.db
        .updateTable('person')
        .set({ email, email_key: email })
        .where('id', '=', id)
        .execute();
      expect(await about(/passkey/)).toEqual([]);
    });

    it('limits renaming, as each new name sends a mail', async () => {
      const { path, grace } = await createShared();
      const rename = (n: number) => grace.post(path, { name: `Name ${n}` });
      for (let n = 1; n < 20; n += 1) expect((await rename(n)).statusCode).toBe(200);
      expect(getCode(await rename(20))).toBe('too_many_requests');
    });
  });

  // The embedded database runs one statement at a time.
  it.skipIf(engine === 'pglite')(
    'adds nothing for a session whose passkey is removed meanwhile, even if its owner is signed in elsewhere',
    async () => {
      const { id, client } = await createAccount('Grace Quinn');
      const { passkey } = await add(client, id);
      const { client: thief } = await signIn(passkey);
      const options = await thief.post(`/api/people/${id}/passkeys/options`);
      const credential = new SoftPasskey().create(options.json());
      const { sending } = await server.db.transaction().execute(async (trx) => {
        await trx.selectFrom('person').select('id').where('id', '=', id).forUpdate().execute();
        const sent = besideTransaction(async () =>
          thief.post(`/api/people/${id}/passkeys`, { name: 'Mine', credential }),
        );
        await untilItWaits(server.db, sent);
        await trx.deleteFrom('passkey').where('person_id', '=', id).execute();
        return { sending: sent };
      });
      expect(getCode(await sending)).toBe('unauthorized');
      expect((await client.get(`/api/people/${id}/passkeys`)).json()).toEqual({ passkeys: [] });
    },
  );

  describe('a person who moves', () => {
    const move = (id: number, email: string) =>
      server.db
        .updateTable('person')
        .set({ email, email_key: email })
        .where('id', '=', id)
        .execute();

    it('opens neither the old account nor the new one, even after moving back', async () => {
      const { email, other: grace, client } = await createAccount('Ada Quinn', 'Grace Quinn');
      const { passkey } = await add(client, grace);
      const { client: signedIn } = await signIn(passkey);
      await move(grace, 'moved@example.com');
      expect(getCode(await signedIn.get('/api/user'))).toBe('unauthorized');
      expect(getCode((await signIn(passkey)).answer)).toBe('unknown_passkey');
      await move(grace, email);
      expect(getCode((await signIn(passkey)).answer)).toBe('unknown_passkey');
    });

    it('does not get a passkey that was started before', async () => {
      const { id, client } = await createAccount('Grace Quinn');
      const options = await client.post(`/api/people/${id}/passkeys/options`);
      const credential = new SoftPasskey().create(options.json());
      await move(id, `moved${id}@example.com`);
      const body = { name: 'Phone', credential };
      expect(getCode(await client.post(`/api/people/${id}/passkeys`, body))).toBe('not_yours');
      const owner = await server.as(`moved${id}@example.com`);
      expect(getCode(await owner.post(`/api/people/${id}/passkeys`, body))).toBe(
        'expired_challenge',
      );
    });
  });
});
