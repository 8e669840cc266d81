import { operationTable, type PendingAct } from '@conkit/api-client';
import { callers } from '@conkit/api-client/callers';
import { closingTime } from '@conkit/rules';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findVote } from '../awards/rights.ts';
import { runConkit } from '../cli/run.ts';
import { type CrewAct, crewActs, type CrewOperation } from '../crew/acts.ts';
import { prepare } from '../testing/callerRequests.ts';
import { forEachDatabase } from '../testing/databases.ts';
import { createScene } from '../testing/scene.ts';
import type { TestClient, TestServer } from '../testing/server.ts';
import { takeSnapshot } from '../testing/snapshot.ts';

const DAY = 86_400;
const reason = 'Two memberships of one person';
const ruling = { ballot: 'votes', reason };

/** Every call of the crew in the table of acts. */
const calls = (Object.keys(crewActs) as CrewOperation[])
  .filter((id) => id in operationTable && operationTable[id].roles.length > 0)
  .map((id) => [id, crewActs[id] as CrewAct] as const);
const getRow = (id: CrewOperation) => Object.keys(callers[id])[0] ?? '';
const roleFor = (id: CrewOperation) => {
  const roles: readonly string[] = operationTable[id].roles;
  return roles.includes('member_admin') ? ('admin' as const) : ('hugoAdmin' as const);
};

forEachDatabase((start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
  });
  beforeEach(async () => {
    for (const table of ['rate_limit', 'pending_act'] as const) {
      await server.db.deleteFrom(table).execute();
    }
  });

  const grant = (email_key: string, role = 'hugo_admin', days = 30) =>
    server.db
      .insertInto('role')
      .values({
        email_key,
        role,
        granted_at: new Date(server.clock.now().getTime() - days * DAY * 1000),
      })
      .execute();
  const getCode = (answer: Awaited<ReturnType<TestClient['post']>>) =>
    answer.statusCode === 200 ? 'ok' : answer.json<{ code: string }>().code;
  const audit = () => server.db.selectFrom('audit').selectAll().orderBy('id').execute();

  describe.each(calls)('%s, by the table of acts', (id, act) => {
    it.runIf(act.freshSignIn)('needs a sign-in within the last 15 minutes', async () => {
      const scene = await createScene(server);
      server.clock.advance(15 * 60 + 1);
      const send = await prepare(server, scene, id, getRow(id), roleFor(id), scene.target);
      const before = await takeSnapshot(server.db, scene.target);
      expect(getCode(await send())).toBe('fresh_sign_in_required');
      expect(await takeSnapshot(server.db, scene.target)).toEqual(before);
    });

    it.runIf(act.ownRecord === 'refused' && id !== 'decidePendingAct')(
      "is refused for people on the administrator's own account",
      async () => {
        const scene = await createScene(server);
        const role = roleFor(id) === 'admin' ? 'member_admin' : 'hugo_admin';
        await grant(scene.target.email, role);
        const own = { ...scene.emails, owner: scene.target.email };
        const send = await prepare(
          server,
          { ...scene, emails: own },
          id,
          getRow(id),
          'owner',
          scene.target,
        );
        const answer =
          id === 'compMembership'
            ? await scene.clients.owner.post('/api/admin/people', {
                membership: 'Adult',
                legal_name: 'Quite New',
                email: scene.target.email.toUpperCase(),
                reason,
              })
            : await send();
        expect(getCode(answer)).toBe('own_record');
        await server.db.deleteFrom('role').where('email_key', '=', scene.target.email).execute();
      },
    );

    it.runIf(act.secondAdministrator !== 'never')(
      'changes nothing before a second administrator approves it',
      async () => {
        const scene = await createScene(server);
        const send = await prepare(server, scene, id, getRow(id), roleFor(id), scene.target);
        const kept = async () =>
          (await takeSnapshot(server.db, scene.target)).target.filter(
            (row) => !/^(audit|pending_act|mail_job) /.test(row),
          );
        const before = await kept();
        const answer = await send();
        expect(answer.json()).toMatchObject({
          changed: false,
          pending: expect.any(Number) as number,
        });
        expect(await kept()).toEqual(before);
        await grant('second@example.com');
        const second = await server.as('second@example.com');
        const { pending } = answer.json<{ pending: number }>();
        expect(getCode(await decide(second, pending))).toBe('ok');
        expect(await kept()).not.toEqual(before);
        const row = (await audit()).findLast(({ operation }) => operation === id);
        expect(row).toMatchObject({
          operator: scene.emails[roleFor(id)],
          approved_by: 'second@example.com',
        });
        await server.db.deleteFrom('role').where('email_key', '=', 'second@example.com').execute();
      },
    );
  });

  const decide = (client: TestClient, id: number, decision = 'approve') =>
    client.post(`/api/admin/pending/${id}`, { decision, reason });

  let voters = 0;
  /** A voter whose ballot an administrator wants to disallow, and two administrators. */
  async function waiting() {
    voters += 1;
    const email = `waiting${voters}@example.com`;
    const { id } = await server.addPerson({ email });
    const voter = await server.as(email);
    const vote = (lastmod: string | null, votes: object) =>
      voter.post(`/api/hugo/${id}/vote`, { lastmod, signature: 'V', votes });
    const saved = await vote(null, { Novel: [1] });
    const [first, second] = [`first${voters}@example.com`, `second${voters}@example.com`];
    await grant(first);
    await grant(second);
    const requester = await server.as(first);
    const disallow = () => requester.post(`/api/admin/people/${id}/ballot/disallow`, ruling);
    const answer = await disallow();
    const { pending } = answer.json<{ pending: number }>();
    const isDisallowed = async () =>
      (
        await server.db
          .selectFrom('disallowed_ballot')
          .select('since')
          .where('person_id', '=', id)
          .execute()
      ).length;
    const approver = await server.as(second);
    const time = saved.json<{ time: string }>().time;
    return {
      id,
      email,
      first,
      second,
      requester,
      approver,
      pending,
      disallow,
      isDisallowed,
      vote,
      time,
    };
  }

  it('stores a pending act once, mails and shows it to the others, and logs both names', async () => {
    const { id, first, second, pending, disallow, approver, isDisallowed } = await waiting();
    expect((await disallow()).json()).toMatchObject({ changed: false, pending });
    await server.runJobs();
    const told = (await server.mails()).filter(({ subject }) => subject.includes('approval'));
    expect(told.map(({ to }) => to.address)).toContain(second);
    expect(told.map(({ to }) => to.address)).not.toContain(first);
    expect(JSON.stringify(told)).not.toContain(reason);
    const { pending: listed } = (await approver.get('/api/admin/pending')).json<{
      pending: object[];
    }>();
    expect(listed).toMatchObject([
      { id: pending, operation: 'disallowBallot', requester: first, reason, can_approve: true },
    ]);
    expect(getCode(await decide(approver, pending))).toBe('ok');
    expect(await isDisallowed()).toBe(1);
    const rows = (await audit()).filter(({ person_id }) => person_id === id);
    expect(
      rows.map(({ operation, operator, approved_by }) => [operation, operator, approved_by]),
    ).toEqual([
      ['requestApproval', first, null],
      ['disallowBallot', first, second],
    ]);
    expect(getCode(await decide(approver, pending))).toBe('not_found');
  });

  it('returns pending acts in pages, oldest first', async () => {
    const { pending: first, approver } = await waiting();
    const { pending: second } = await waiting();
    const list = async (query: string) => {
      const answer = await approver.get(`/api/admin/pending?${query}`);
      return answer.json<{ pending: { id: number }[] }>().pending.map(({ id }) => id);
    };
    expect(await list('limit=1')).toEqual([first]);
    expect(await list(`limit=1&after=${first}`)).toEqual([second]);
    expect(await list(`after=${second}`)).toEqual([]);
  });

  it('runs an act once when two administrators approve it at the same time', async () => {
    const { id, pending, approver, isDisallowed } = await waiting();
    await grant(`third${id}@example.com`);
    const third = await server.as(`third${id}@example.com`);
    const answers = await Promise.all([
      decide(approver, pending),
      decide(third, pending),
      decide(approver, pending),
    ]);
    expect(answers.map(getCode).toSorted()).toEqual(['not_found', 'not_found', 'ok']);
    expect(await isDisallowed()).toBe(1);
    const done = (await audit()).filter(
      ({ person_id, operation }) => person_id === id && operation === 'disallowBallot',
    );
    expect(done).toHaveLength(1);
  });

  it.each([
    ['who requested it', (first: string) => first],
    [
      'who requested it, with another spelling of the address',
      (first: string) => first.toUpperCase(),
    ],
    [
      'who requested it, under another address of the mailbox',
      (first: string) => first.replace('@', '+two@'),
    ],
  ])('refuses the approval of the administrator %s', async (_, getAddress) => {
    const { first, pending, isDisallowed } = await waiting();
    const address = getAddress(first);
    if (address.includes('+')) await grant(address);
    else await grant(first, 'member_admin');
    const answer = await decide(await server.as(address), pending);
    expect(getCode(answer)).toBe('second_administrator_required');
    expect(await isDisallowed()).toBe(0);
  });

  it("refuses an approval with a role of six days or a stale session, or for one's own account", async () => {
    const { id, email, pending, approver, isDisallowed } = await waiting();
    await grant(`new${id}@example.com`, 'hugo_admin', 6);
    const answer = await decide(await server.as(`new${id}@example.com`), pending);
    expect(getCode(answer)).toBe('second_administrator_required');
    await grant(email);
    expect(getCode(await decide(await server.as(email), pending))).toBe('own_record');
    server.clock.advance(16 * 60);
    expect(getCode(await decide(approver, pending))).toBe('fresh_sign_in_required');
    expect(await isDisallowed()).toBe(0);
  });

  it("refuses an approval of a role for one's own account", async () => {
    const account = 'promoted@roles.example.com';
    await server.addPerson({ email: account });
    await grant(account, 'member_admin');
    const { id } = await server.db
      .insertInto('pending_act')
      .values({
        operation: 'grantRole',
        account,
        request: JSON.stringify({ body: { email: account, role: 'hugo_admin' } }),
        requester: 'cli:boss',
        reason,
        created: server.clock.now(),
        expires: new Date(server.clock.now().getTime() + DAY * 1000),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(getCode(await decide(await server.as(account), id))).toBe('own_record');
    const roles = await server.db
      .selectFrom('role')
      .select('role')
      .where('email_key', '=', account)
      .execute();
    expect(roles).toEqual([{ role: 'member_admin' }]);
  });

  it('does not run an act that has expired or whose requester lost the role', async () => {
    const one = await waiting();
    await server.db.deleteFrom('role').where('email_key', '=', one.first).execute();
    expect(getCode(await decide(one.approver, one.pending))).toBe('conflict');
    const two = await waiting();
    server.clock.advance(7 * DAY + 1);
    const late = await server.as(two.second);
    expect(getCode(await decide(late, two.pending))).toBe('not_found');
    expect((await late.get('/api/admin/pending')).json()).toEqual({ pending: [] });
    expect([await one.isDisallowed(), await two.isDisallowed()]).toEqual([0, 0]);
  });

  it('requires a role that allows the act, which both must still have when it runs', async () => {
    const { id, first, second, pending, approver, isDisallowed } = await waiting();
    const other = `members${id}@example.com`;
    await grant(other, 'member_admin');
    const members = await server.as(other);
    const listed = async (client: TestClient) => {
      const answer = await client.get('/api/admin/pending');
      const { pending: acts } = answer.json<{ pending: PendingAct[] }>();
      return acts.map(({ can_approve, request }) => [can_approve, request]);
    };
    expect(await listed(members)).toEqual([[false, {}]]);
    expect(await listed(await server.as(first))).toEqual([[false, { ballot: 'votes' }]]);
    expect(getCode(await decide(members, pending))).toBe('second_administrator_required');
    await server.runJobs();
    const told = (await server.mails()).filter(({ subject }) => subject.includes('approval'));
    expect(told.map(({ to }) => to.address)).not.toContain(other);
    expect(await listed(approver)).toEqual([[true, { ballot: 'votes' }]]);
    // The requester keeps another role.
    await grant(first, 'member_admin');
    const revoke = (email: string) =>
      server.db
        .deleteFrom('role')
        .where('email_key', '=', email)
        .where('role', '=', 'hugo_admin')
        .execute();
    await revoke(first);
    expect(getCode(await decide(approver, pending))).toBe('conflict');
    await grant(first);
    await grant(second, 'member_admin');
    await revoke(second);
    expect(getCode(await decide(approver, pending))).toBe('second_administrator_required');
    expect(await isDisallowed()).toBe(0);
  });

  it('cancels an act when the record is merged or the member is erased', async () => {
    const [kept, other, erased] = [await waiting(), await waiting(), await waiting()];
    await grant('members@merge.example.com', 'member_admin');
    const members = await server.as('members@merge.example.com');
    const { id: empty } = await server.addPerson({ email: 'empty@merge.example.com' });
    const { id: gone } = await server.addPerson({ email: 'gone@merge.example.com' });
    const join = (id: number, from: number) =>
      members.post(`/api/admin/people/${id}/merge`, { other: from, reason });
    expect([await join(kept.id, gone), await join(empty, other.id)].map(getCode)).toEqual([
      'ok',
      'ok',
    ]);
    const erase = { legal_name: 'Test Person', reason };
    const name = await server.db
      .selectFrom('person')
      .select('legal_name')
      .where('id', '=', erased.id)
      .executeTakeFirstOrThrow();
    const done = await members.post(`/api/admin/people/${erased.id}/erase`, { ...erase, ...name });
    expect(getCode(done)).toBe('ok');
    for (const { approver, pending, isDisallowed } of [kept, other, erased]) {
      expect(getCode(await decide(approver, pending))).toBe('not_found');
      expect(await isDisallowed()).toBe(0);
    }
    const canceled = (await audit()).filter(
      ({ after }) => (after as { decision?: string }).decision === 'canceled',
    );
    expect(canceled).toMatchObject([
      { person_id: kept.id, operation: 'mergePeople', before: { pending: kept.pending } },
      { person_id: empty, operation: 'mergePeople', before: { pending: other.pending } },
    ]);
  });

  it('refuses to run an act on a ballot that has changed since, but lets it be rejected', async () => {
    const { id, requester, approver, vote, time } = await waiting();
    server.clock.advance(60);
    const saved = await vote(time, { Novel: [2] });
    const newest = saved.json<{ time: string }>().time;
    const body = { version: time, newest, reason };
    const asked = await requester.post(`/api/admin/people/${id}/ballot/restore`, body);
    const { pending } = asked.json<{ pending: number }>();
    server.clock.advance(60);
    await vote(newest, { Novel: [3] });
    expect(getCode(await decide(approver, pending))).toBe('conflict');
    expect(getCode(await decide(approver, pending, 'reject'))).toBe('ok');
    expect(getCode(await decide(approver, pending))).toBe('not_found');
    const rejected = (await audit()).filter(({ operation }) => operation === 'decidePendingAct');
    expect(rejected.at(-1)).toMatchObject({ person_id: id, after: { decision: 'rejected' } });
  });

  it('requires approval of a paper ballot only after the deadline', async () => {
    const email = `paper${(voters += 1)}@example.com`;
    const { id } = await server.addPerson({ email });
    await grant(`clerk${voters}@example.com`);
    const body = { signature: 'P', votes: { Novel: [1] }, reason };
    const clerk = await server.as(`clerk${voters}@example.com`);
    const enter = () => clerk.post(`/api/admin/people/${id}/ballot`, body);
    server.clock.set('2019-07-01T12:00:00Z');
    expect((await enter()).json()).toMatchObject({ status: 'success', changed: true });
    const closes = closingTime(findVote(server.context.config, 'Novel')?.voting ?? { closes: '' });
    const { id: other } = await server.addPerson({ email: `late${voters}@example.com` });
    server.clock.set(closes.toISOString());
    const late = await (
      await server.as(`clerk${voters}@example.com`)
    ).post(`/api/admin/people/${other}/ballot`, body);
    expect(late.json()).toMatchObject({ changed: false, pending: expect.any(Number) as number });
    server.clock.set('2019-07-01T12:00:00Z');
  });

  it('lets one administrator grant a role only while no one can approve it', async () => {
    await server.db.deleteFrom('role').execute();
    for (const name of ['boss', 'deputy', 'third']) {
      await server.addPerson({ email: `${name}@roles.example.com` });
    }
    const give = (name: string) =>
      runConkit(
        [
          'role',
          'grant',
          '--email',
          `${name}@roles.example.com`,
          '--role',
          'hugo_admin',
          '--as',
          'boss@roles.example.com',
          '--reason',
          'Helps',
        ],
        (run) => run(server.context),
      );
    const roles = async () =>
      (await server.db.selectFrom('role').select('email_key').orderBy('email_key').execute()).map(
        ({ email_key }) => email_key.split('@')[0],
      );
    expect((await give('boss')).output).toContain('is now hugo_admin');
    expect((await give('deputy')).output).toContain('is now hugo_admin');
    server.clock.advance(7 * DAY);
    expect((await give('third')).output).toContain('another administrator approves');
    expect(await roles()).toEqual(['boss', 'deputy']);
    const deputy = await server.as('deputy@roles.example.com');
    const { pending } = (await deputy.get('/api/admin/pending')).json<{
      pending: { id: number; account: string }[];
    }>();
    expect(pending).toMatchObject([{ account: 'third@roles.example.com' }]);
    expect(getCode(await decide(deputy, pending[0]?.id ?? 0))).toBe('ok');
    expect(await roles()).toEqual(['boss', 'deputy', 'third']);
    expect((await audit()).at(-1)).toMatchObject({
      operation: 'grantRole',
      operator: 'cli:boss@roles.example.com',
      approved_by: 'deputy@roles.example.com',
    });
  });
});
