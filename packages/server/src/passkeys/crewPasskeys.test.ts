import { beforeAll, beforeEach, expect, it } from 'vitest';
import { runConkit } from '../cli/run.ts';
import { forEachDatabase } from '../testing/databases.ts';
import { add, getCode, signInByPasskey } from '../testing/passkeys.ts';
import type { TestServer } from '../testing/server.ts';

const REASON = 'Lost the phone and called me';

forEachDatabase((start) => {
  let server: TestServer;
  let count = 0;
  beforeAll(async () => {
    server = await start({
      change: (convention) => ({
        ...convention,
        crew: { ...convention.crew, passkeys: 'required' },
      }),
    });
  });
  beforeEach(async () => {
    await server.db.deleteFrom('rate_limit').execute();
  });

  async function createAdmin(granted_at = new Date(0)) {
    const email = `crew${(count += 1)}@example.com`;
    const { id } = await server.addPerson({ email, legal_name: 'Crew Member' });
    await server.db
      .insertInto('role')
      .values({ email_key: email, role: 'member_admin', granted_at })
      .execute();
    return { email, id, byMail: await server.as(email) };
  }

  /** Creates an administrator with a passkey, and signs in with it. */
  async function createKeyed() {
    const admin = await createAdmin();
    const { passkey, answer } = await add(admin.byMail, admin.id);
    expect(answer.statusCode, answer.body).toBe(200);
    const passkeyId = answer.json<{ id: number }>().id;
    return {
      ...admin,
      passkey,
      passkeyId,
      client: (await signInByPasskey(server, passkey)).client,
    };
  }

  const find = { query: 'crew' };

  it('RIG-16 refuses the crew’s calls after a sign-in by mail, and allows them after a passkey', async () => {
    const { byMail, client } = await createKeyed();
    expect(getCode(await byMail.post('/api/admin/people/find', find))).toBe('passkey_required');
    expect((await client.post('/api/admin/people/find', find)).statusCode).toBe(200);
    const user = (await byMail.get('/api/user')).json();
    expect(user.passkeys).toMatchObject({ is_required: true, is_signed_in_by: false });
  });

  it('keeps an administrator without a passkey from other accounts in members’ calls, too', async () => {
    const { byMail, client } = await createKeyed();
    const member = await server.addPerson({ email: `member${(count += 1)}@example.com` });
    const change = { badge_name: 'Changed' };
    expect(getCode(await byMail.post(`/api/people/${member.id}`, change))).toBe('not_yours');
    expect(getCode(await byMail.get(`/api/people/${member.id}/badge`))).toBe('not_yours');
    expect((await client.post(`/api/people/${member.id}`, change)).statusCode).toBe(200);
  });

  it('leaves members without a role alone', async () => {
    const email = `member${(count += 1)}@example.com`;
    const { id } = await server.addPerson({ email });
    const client = await server.as(email);
    const { answer } = await add(client, id);
    expect((await add(client, id)).answer.statusCode).toBe(200);
    const path = `/api/people/${id}/passkeys/${answer.json<{ id: number }>().id}/remove`;
    expect((await client.post(path)).statusCode).toBe(200);
  });

  it('RIG-16 lets a session of a mail add the first passkey only, even when two cross', async () => {
    const { email, id, byMail } = await createAdmin();
    const other = await server.as(email);
    const both = await Promise.all([add(byMail, id), add(other, id)]);
    const answers = both.map(({ answer }) => [answer.statusCode, getCode(answer)]);
    expect(answers.toSorted()).toEqual([
      [200, undefined],
      [403, 'passkey_required'],
    ]);
    expect(getCode((await add(byMail, id)).answer)).toBe('passkey_required');
  });

  it('RIG-16 lets only a session of a passkey add, rename and remove others, and keeps the last', async () => {
    const { id, byMail, client, passkeyId } = await createKeyed();
    const path = `/api/people/${id}/passkeys/${passkeyId}`;
    expect(getCode(await byMail.post(path, { name: 'Mine' }))).toBe('passkey_required');
    expect(getCode(await byMail.post(`${path}/remove`))).toBe('passkey_required');
    expect(getCode(await client.post(`${path}/remove`))).toBe('conflict');
    expect((await client.post(path, { name: 'Mine' })).statusCode).toBe(200);
    expect((await add(client, id)).answer.statusCode).toBe(200);
    expect((await client.post(`${path}/remove`)).statusCode).toBe(200);
  });

  it('a second administrator lets in one who lost their passkeys: logged, mailed, and once', async () => {
    const [lost, helper] = [await createKeyed(), await createKeyed()];
    const body = {
      email: lost.email.toUpperCase().replace('EXAMPLE.COM', 'example.com'),
      reason: REASON,
    };
    const both = await Promise.all(
      [1, 2].map(() => helper.client.post('/api/admin/passkeys/reset', body)),
    );
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(getCode((await signInByPasskey(server, lost.passkey)).answer)).toBe('unknown_passkey');
    expect(getCode(await lost.client.get('/api/user'))).toBe('unauthorized');
    expect((await add(lost.byMail, lost.id)).answer.statusCode).toBe(200);
    expect(getCode((await add(lost.byMail, lost.id)).answer)).toBe('passkey_required');
    const rows = await server.db
      .selectFrom('audit')
      .select(['operator', 'reason', 'before', 'after'])
      .where('operation', '=', 'resetPasskeys')
      .where('account', '=', lost.email)
      .execute();
    expect(rows).toEqual([
      { operator: helper.email, reason: REASON, before: { passkeys: 1 }, after: { passkeys: 0 } },
    ]);
    const about = async (address: string) =>
      (await server.mailsTo(address)).filter(({ subject }) => subject.includes(lost.email));
    const [own] = await about(lost.email);
    expect(own?.text).toContain(REASON);
    expect(own?.text).toContain('add a new passkey');
    expect(await about(helper.email)).toHaveLength(1);
  });

  it('refuses administrators who reset their own, are too new, have no fresh sign-in or no passkey', async () => {
    const [lost, helper, late] = [await createKeyed(), await createKeyed(), await createKeyed()];
    const reset = (client: Pick<typeof helper.client, 'post'>, email: string) =>
      client.post('/api/admin/passkeys/reset', { email, reason: REASON });
    expect(getCode(await reset(helper.client, helper.email))).toBe('second_administrator_required');
    expect(getCode(await reset(helper.byMail, lost.email))).toBe('passkey_required');
    await server.db
      .updateTable('role')
      .set({ granted_at: server.clock.now() })
      .where('email_key', '=', late.email)
      .execute();
    expect(getCode(await reset(late.client, lost.email))).toBe('second_administrator_required');
    const member = await server.addPerson({ email: `member${(count += 1)}@example.com` });
    expect(getCode(await reset(helper.client, member.email ?? ''))).toBe('conflict');
    server.clock.advance(16 * 60);
    expect(getCode(await reset(helper.client, lost.email))).toBe('fresh_sign_in_required');
  });

  it('who runs the server lets in the last administrator by a command', async () => {
    const lost = await createKeyed();
    const run = (...args: string[]) => runConkit(args, (use) => use(server.context));
    const act = ['--as', 'una', '--reason', REASON];
    const done = await run('crew', 'reset-passkeys', lost.email, ...act);
    expect(done).toMatchObject({ code: 0, error: '' });
    expect((await add(lost.byMail, lost.id)).answer.statusCode).toBe(200);
  });

  it('removes the passkeys of an administrator who leaves the crew', async () => {
    const { email, passkey } = await createKeyed();
    const run = (...args: string[]) => runConkit(args, (use) => use(server.context));
    const left = await run('crew', 'leave', email, '--as', 'una', '--reason', 'Stolen laptop');
    expect(left).toMatchObject({ code: 0, error: '' });
    expect(getCode((await signInByPasskey(server, passkey)).answer)).toBe('unknown_passkey');
  });
});
