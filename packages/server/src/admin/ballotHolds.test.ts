import type { PendingAct } from '@conkit/api-client';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { transferMembership } from '../cli/transferMembership.ts';
import { recordSignIn } from '../mail/accounts.ts';
import { writeFields } from '../people/changes.ts';
import { moveAddress } from '../people/moves.ts';
import { forEachDatabase } from '../testing/databases.ts';
import { type Desk, REASON, startDesk } from '../testing/desk.ts';
import { untilItWaits } from '../testing/locks.ts';
import { besideTransaction } from '../testing/postgres.ts';
import type { TestClient } from '../testing/server.ts';
import { lockPerson } from './people.ts';

const NOW = '2019-07-01T12:00:00.000Z';
const HELD = {
  code: 'ballot_held',
  until: expect.stringMatching(/^2019-07-08T12:00:00/) as string,
};
const DAY = 86_400;

forEachDatabase((start, engine) => {
  let desk: Desk;
  beforeAll(async () => {
    desk = await startDesk(start);
    const codes = [{ code: 'SERIES-1' }, { code: 'SERIES-2' }];
    await desk.server.db.insertInto('series_extra_code').values(codes).execute();
  });
  beforeEach(() => {
    desk.server.clock.set(NOW);
  });

  const signature = 'Aoife Byrne';
  const vote = (client: TestClient, id: number, votes: object, lastmod: string | null = null) =>
    client.post(`/api/hugo/${id}/vote`, { lastmod, signature, votes });
  const getVotes = async (client: TestClient, id: number) =>
    (await client.get(`/api/hugo/${id}/votes`)).json<Record<string, unknown>>();
  const move = async (id: number, email: string) => {
    expect(await desk.act(id, 'email', { email })).toMatchObject({ status: 200 });
  };
  const signIn = async (email: string) => {
    await recordSignIn(desk.server.context, desk.server.db, email);
    return desk.server.as(email);
  };
  const mailsTo = (address: string) => desk.server.mailsTo(address);

  /** A member who has signed in and voted, and a thief's address. */
  async function voter() {
    const member = await desk.createMember();
    await signIn(member.email);
    const saved = await vote(member.client, member.id, { Novel: [3, 1] });
    expect(saved.statusCode).toBe(200);
    return { ...member, thief: `thief.of.${member.email}` };
  }

  it('hides a ballot from the account that an administrator moved the voter to', async () => {
    const { id, client, thief, email } = await voter();
    await move(id, thief);
    const attacker = await signIn(thief);
    expect(await getVotes(attacker, id)).toMatchObject(HELD);
    expect((await vote(attacker, id, { Novel: [2] })).json()).toMatchObject(HELD);
    // A guess at the saved ballot gets the same answer as any other save.
    expect((await vote(attacker, id, { Novel: [3, 1] }, NOW)).json()).toMatchObject(HELD);
    expect((await client.get('/api/user')).statusCode).toBe(401);
    await move(id, email);
    expect(await getVotes(await signIn(email), id)).toMatchObject({ Novel: { votes: [3, 1] } });
  });

  it("hides a ballot from the account that an administrator moved the voter to with the members' form", async () => {
    const { id, thief } = await voter();
    const admin = await desk.server.as(desk.operator);
    expect((await admin.post(`/api/people/${id}`, { email: thief })).statusCode).toBe(200);
    expect(await getVotes(await signIn(thief), id)).toMatchObject(HELD);
  });

  it('hides a ballot from the account whose record the voter was merged into', async () => {
    const { id, email, thief } = await voter();
    const { id: own } = await desk.server.addPerson({ email: thief });
    expect((await desk.act(own, 'merge', { other: id })).status).toBe(200);
    const attacker = await signIn(thief);
    expect(await getVotes(attacker, own)).toMatchObject(HELD);
    expect((await vote(attacker, own, { Novel: [2] })).json()).toMatchObject(HELD);
    const told = (await mailsTo(email)).map(({ text }) => text).join('\n');
    expect(told).toContain('stay closed to the new address until');
    // Another merge would change the trusted mailbox.
    const { id: third } = await desk.server.addPerson({ email: `third.${thief}` });
    expect(await desk.act(third, 'merge', { other: own })).toMatchObject({ status: 409 });
  });

  describe('a ballot whose record another account’s record was merged into', () => {
    it('stays closed to that account in a later move, which the voter’s own mailbox can answer', async () => {
      const { id, email, thief } = await voter();
      const { id: other } = await desk.server.addPerson({ email: thief });
      await signIn(thief);
      expect((await desk.act(id, 'merge', { other })).status).toBe(200);
      // A merged record can't be moved while it is held.
      for (const address of [thief, `next.${thief}`]) {
        expect(await desk.act(id, 'email', { email: address })).toMatchObject({ status: 409 });
      }
      // The member doesn't sign in again meanwhile.
      desk.server.clock.advance(8 * DAY);
      await desk.server.db.deleteFrom('mail_job').execute();
      await move(id, thief);
      expect(await getVotes(await signIn(thief), id)).toMatchObject({ code: 'ballot_held' });
      expect((await mailsTo(email)).map(({ text }) => text).join()).toContain('/move#');
      await move(id, email);
      expect(await getVotes(await signIn(email), id)).toMatchObject({ Novel: { votes: [3, 1] } });
    });

    it.each(['kept', 'other'] as const)(
      'stays closed to the account from which the %s record was moved before the merge',
      async (thiefs) => {
        const { id, email, thief } = await voter();
        const { id: sent } = await desk.server.addPerson({ email: thief });
        await signIn(thief);
        await move(sent, email);
        desk.server.clock.advance(8 * DAY);
        const [kept, other] = thiefs === 'kept' ? [sent, id] : [id, sent];
        expect((await desk.act(kept, 'merge', { other })).status).toBe(200);
        await move(kept, thief);
        expect(await getVotes(await signIn(thief), kept)).toMatchObject({ code: 'ballot_held' });
      },
    );

    it('stays closed to the account that a voter without an address gets', async () => {
      const { server } = desk;
      const { id, email } = await voter();
      await server.db
        .updateTable('person')
        .set({ email: null, email_key: null })
        .where('id', '=', id)
        .execute();
      const thief = `thief.of.${email}`;
      const { id: other } = await server.addPerson({ email: thief });
      await signIn(thief);
      await move(other, `away.${thief}`);
      await move(other, thief);
      expect((await desk.act(id, 'merge', { other })).status).toBe(200);
      expect(await getVotes(await signIn(thief), id)).toMatchObject({ code: 'ballot_held' });
    });
  });

  it('shows the new account nothing that was saved, in any call or mail', async () => {
    const { server } = desk;
    const { id, email, client, thief } = await voter();
    const post = async (url: string, body: object = {}, key?: string) => {
      const request = key === undefined ? {} : { headers: { 'idempotency-key': key } };
      const answer = await client.post(url, body, request);
      expect(answer.statusCode, `${url}: ${answer.body}`).toBe(200);
    };
    const work = { title: 'A secret favourite', author: 'N. Obody' };
    const nominations = { signature, category: 'Novel', nominations: [work] };
    await post(`/api/hugo/${id}/nominate`, nominations);
    const item = { amount: 4000, category: 'siteselect', type: 'ss-token', person_id: id };
    const bought = { account: 'siteselect', email, source: 'tok_sandbox_success', items: [item] };
    await post('/api/purchase/other', bought, crypto.randomUUID());
    const { token } = await server.db
      .selectFrom('purchase_token')
      .innerJoin('payment', 'payment.id', 'payment_id')
      .select('token')
      .where('person_id', '=', id)
      .executeTakeFirstOrThrow();
    await server.db.deleteFrom('mail_job').execute();
    // These mails are still queued when the person is moved: both copies, and the packet's code.
    await post(`/api/hugo/${id}/votes/mail`);
    await post(`/api/hugo/${id}/nominations/mail`);
    expect((await client.get(`/api/hugo/${id}/packet-series-extra`)).statusCode).toBe(200);
    await move(id, thief);

    const attacker = await signIn(thief);
    const calls = [
      ['get', 'votes'],
      ['get', 'nominations'],
      ['post', 'votes/mail'],
      ['post', 'nominations/mail'],
      ['get', 'packet-series-extra'],
    ] as const;
    for (const [method, call] of calls) {
      const answer = await attacker[method](`/api/hugo/${id}/${call}`);
      expect(answer.json(), call).toMatchObject(HELD);
    }
    // A guess at the saved ballot and any other save get the same answer.
    for (const guess of [nominations, { ...nominations, lastmod: null, nominations: [] }]) {
      const answer = await attacker.post(`/api/hugo/${id}/nominate`, guess);
      expect(answer.json()).toMatchObject({ code: 'ballot_held' });
    }
    expect((await attacker.get(`/api/people/${id}/ballot`)).json()).toMatchObject(HELD);
    const listed = await attacker.get('/api/purchase/list');
    expect(listed.json()).toMatchObject([{ person_id: id }]);
    expect(listed.body).not.toContain(token);
    const summary = (await attacker.get('/api/hugo/summary')).json<{ people: object[] }>();
    expect(summary.people).toMatchObject([{ id, held: { until: HELD.until } }]);
    expect(JSON.stringify(summary)).not.toMatch(/"done":[1-9]|"works":[1-9]|"saved":"/);
    const mails = (await mailsTo(thief)).map(({ text }) => text).join('\n');
    expect(mails).toContain('stay closed here until');
    expect(mails).not.toMatch(/\/(vote|nominate)\b|secret favourite|SERIES-/);
    const copies = (await mailsTo(email)).map(({ text }) => text).join('\n');
    expect(copies).toContain('A secret favourite');
    expect(copies).toContain('SERIES-');
  });

  it('trusts the account of the last sign-in after repeated moves', async () => {
    const { server } = desk;
    const { id, email, thief } = await voter();
    await move(id, thief);
    // Signing in at the new address doesn't make it the account of the last sign-in.
    await signIn(thief);
    server.clock.advance(6 * DAY);
    await move(id, `second.${thief}`);
    const second = await signIn(`second.${thief}`);
    // The end of the first move doesn't end the second.
    server.clock.advance(2 * DAY);
    expect(await getVotes(second, id)).toMatchObject({ code: 'ballot_held' });
    await move(id, thief);
    expect(await getVotes(await signIn(thief), id)).toMatchObject({ code: 'ballot_held' });
    await move(id, email);
    expect(await getVotes(await signIn(email), id)).toMatchObject({ Novel: {} });
    await move(id, thief);
    expect(await getVotes(await signIn(thief), id)).toMatchObject({ code: 'ballot_held' });
  });

  it('ends a hold after seven days, and trusts the new account once the member signs in there', async () => {
    const { server } = desk;
    const { id, email, thief: changed } = await voter();
    await move(id, changed);
    server.clock.advance(7 * DAY - 1);
    expect(await getVotes(await signIn(changed), id)).toMatchObject(HELD);
    server.clock.advance(2);
    const member = await server.as(changed);
    expect(await getVotes(member, id)).toMatchObject({ Novel: { votes: [3, 1] } });
    // No one has signed in there since, so the former mailbox still decides.
    await move(id, `other.${changed}`);
    const trusted = () =>
      server.db
        .selectFrom('ballot_hold')
        .select('email')
        .where('person_id', '=', id)
        .executeTakeFirst();
    expect(await trusted()).toEqual({ email });
    server.clock.advance(7 * DAY + 1);
    await signIn(`other.${changed}`);
    expect(await trusted()).toBeUndefined();
    await move(id, `third.${changed}`);
    expect(await trusted()).toEqual({ email: `other.${changed}` });
  });

  it('closes a ballot to the former account once the hold has ended and the member saved at the new one', async () => {
    const { id, email } = await voter();
    const next = `next.${email}`;
    await move(id, next);
    const client = await signIn(next);
    desk.server.clock.advance(8 * DAY);
    expect((await vote(client, id, { Novel: [2] }, NOW)).statusCode).toBe(200);
    await move(id, email);
    expect(await getVotes(await signIn(email), id)).toMatchObject({ code: 'ballot_held' });
  });

  it('holds the vote of a member who signed in without saving, but not of one who did neither', async () => {
    const quiet = await desk.createMember();
    await signIn(quiet.email);
    await move(quiet.id, `thief.of.${quiet.email}`);
    const attacker = await signIn(`thief.of.${quiet.email}`);
    expect((await vote(attacker, quiet.id, { Novel: [2] })).json()).toMatchObject(HELD);

    const mistyped = await desk.server.addPerson({ email: 'mistpyed@example.com' });
    await move(mistyped.id, 'mistyped@example.com');
    const member = await signIn('mistyped@example.com');
    expect((await vote(member, mistyped.id, { Novel: [2] })).statusCode).toBe(200);
  });

  it('notifies the former mailbox even if the person is moved back immediately', async () => {
    const { id, email, thief } = await voter();
    await move(id, thief);
    await move(id, email);
    const told = (await mailsTo(email)).find(({ text }) => text.includes('has replaced this'));
    expect(told?.text).toContain('1 July 2019');
    expect(told?.text).not.toContain(thief);
  });

  it("never shows a former owner's ballot to the new owner of the membership", async () => {
    const { server } = desk;
    const { id: former, email } = await voter();
    const owner = { legal_name: 'New Owner', email: `owner.${email}` };
    const act = { operator: 'cli:tester', reason: 'Asked for it by letter' };
    const { id: own } = await transferMembership(server.context, act, former, owner);
    const refused = { status: 409, body: { code: 'conflict' } };
    for (const [kept, other] of [
      [own, former],
      [former, own],
    ] as const) {
      expect(await desk.act(kept, 'merge', { other })).toMatchObject(refused);
    }
    expect(await desk.act(former, 'email', { email: owner.email })).toMatchObject(refused);
    expect(await desk.act(own, 'email', { email })).toMatchObject(refused);
    // A third address doesn't make it readable after waiting.
    const third = `third.${email}`;
    await move(former, third);
    server.clock.advance(400 * DAY);
    expect(await getVotes(await signIn(third), former)).toMatchObject({
      code: 'ballot_held',
      until: null,
    });
    server.clock.set(NOW);
    expect(await desk.act(own, 'email', { email: third })).toMatchObject(refused);
    // Neither does a merge into another record of the new owner.
    const { id: merged } = await server.addPerson({ email: owner.email, membership: 'NonMember' });
    expect(await desk.act(merged, 'merge', { other: own })).toMatchObject({ status: 200 });
    expect(await desk.act(former, 'email', { email: owner.email })).toMatchObject(refused);
  });

  describe('a hold is released early', () => {
    const second = 'second@example.com';
    beforeAll(async () => {
      const { server } = desk;
      const long = { role: 'member_admin', granted_at: new Date(0) };
      const roles = [
        { email_key: second, ...long },
        { email_key: 'third@example.com', ...long },
        { email_key: 'new@example.com', ...long, granted_at: new Date(NOW) },
        { email_key: 'awards@example.com', ...long, role: 'hugo_admin' },
      ];
      await server.db.insertInto('role').values(roles).execute();
    });
    beforeEach(async () => {
      for (const table of ['rate_limit', 'pending_act', 'mail_job'] as const) {
        await desk.server.db.deleteFrom(table).execute();
      }
    });
    const waiting = async (id: number) => {
      const answer = await (await desk.server.as(second)).get('/api/admin/pending');
      return answer
        .json<{ pending: PendingAct[] }>()
        .pending.filter((act) => act.operation === 'releaseHold' && act.person?.id === id);
    };
    const approve = async (operator: string, pending: number) => {
      const client = await desk.server.as(operator);
      const body = { decision: 'approve', reason: REASON };
      const answer = await client.post(`/api/admin/pending/${pending}`, body);
      return answer.statusCode === 200 ? 'ok' : answer.json<{ code: string }>().code;
    };

    it('once, by another administrator of members who had the role long enough, and notifies the former mailbox', async () => {
      const { id, email, thief: moved } = await voter();
      await move(id, moved);
      const [act, ...more] = await waiting(id);
      expect(more).toEqual([]);
      expect(act?.request).toEqual({ from: email, to: moved });
      const pending = act?.id ?? 0;
      expect(await mailsTo(second)).toHaveLength(1);
      for (const operator of [desk.operator, 'new@example.com', 'awards@example.com']) {
        expect(await approve(operator, pending)).toBe('second_administrator_required');
      }
      expect(await getVotes(await signIn(moved), id)).toMatchObject(HELD);
      const answers = await Promise.all([approve(second, pending), approve(second, pending)]);
      expect(answers.toSorted()).toEqual(['not_found', 'ok']);
      const member = await signIn(moved);
      expect(await getVotes(member, id)).toMatchObject({ Novel: { votes: [3, 1] } });
      const told = (await mailsTo(email)).map(({ text }) => text).join('\n');
      expect(told).toContain('another administrator opened');
      expect((await desk.audit()).at(-1)).toMatchObject({
        operation: 'releaseHold',
        operator: desk.operator,
        approved_by: second,
        person_id: id,
      });
    });

    it('by no administrator who moved the voter', async () => {
      const { id, thief } = await voter();
      await move(id, `one.${thief}`);
      const client = await desk.server.as(second);
      const body = { reason: REASON, email: `two.${thief}` };
      expect((await client.post(`/api/admin/people/${id}/email`, body)).statusCode).toBe(200);
      const [act, ...more] = await waiting(id);
      expect(more).toEqual([]);
      for (const operator of [desk.operator, second]) {
        expect(await approve(operator, act?.id ?? 0)).toBe('second_administrator_required');
      }
      expect(await approve('third@example.com', act?.id ?? 0)).toBe('ok');
    });

    it('by the administrator who moved the voter if the convention has no other', async () => {
      const { config } = desk.server.context;
      const crew = { ...config.crew, single_administrator: true };
      const alone = await startDesk(start, { change: (given) => ({ ...given, crew }) });
      const member = await alone.createMember();
      expect((await vote(member.client, member.id, { Novel: [3, 1] })).statusCode).toBe(200);
      const to = `moved.${member.email}`;
      expect(await alone.act(member.id, 'email', { email: to })).toMatchObject({ status: 200 });
      const operator = await alone.server.as(alone.operator);
      const listed = await operator.get('/api/admin/pending');
      const [act] = listed.json<{ pending: PendingAct[] }>().pending;
      expect(act).toMatchObject({ operation: 'releaseHold', can_approve: true });
      const body = { decision: 'approve', reason: REASON };
      const url = `/api/admin/pending/${act?.id ?? 0}`;
      expect((await operator.post(url, body)).statusCode).toBe(200);
      expect(await getVotes(await alone.server.as(to), member.id)).toHaveProperty('Novel');
    });

    it('by no one after the voter is moved back, or when no vote is near', async () => {
      const { id, email, thief } = await voter();
      await move(id, thief);
      await move(id, email);
      expect(await waiting(id)).toEqual([]);
      desk.server.clock.set('2021-09-01T12:00:00.000Z');
      await move(id, thief);
      expect(await waiting(id)).toEqual([]);
    });
  });

  it.skipIf(engine === 'pglite')('saves nothing that arrives while a move commits', async () => {
    const { server } = desk;
    const { id, email, client, thief } = await voter();
    const attacker = await server.as(thief);
    const { saving } = await server.db.transaction().execute(async (trx) => {
      const person = await lockPerson(trx, id);
      await writeFields(trx, person, { email: thief }, server.clock.now());
      await moveAddress(trx, server.context, person, thief);
      const started = besideTransaction(() =>
        [client, attacker].map(async (sender) => {
          const answer = await vote(sender, id, { Novel: [2] }, NOW);
          return answer.json<{ code: string }>().code;
        }),
      );
      await untilItWaits(server.db, Promise.all(started));
      return { saving: Promise.all(started) };
    });
    const [own, stolen] = await saving;
    expect(['not_yours', 'ballot_held', 'unauthorized']).toContain(own);
    expect(['not_yours', 'ballot_held']).toContain(stolen);
    await move(id, email);
    expect(await getVotes(await signIn(email), id)).toMatchObject({ Novel: { votes: [3, 1] } });
  });

  describe("a move is decided by the mailbox of the member's last sign-in", () => {
    const keyIn = (text: string) => /\/move#([0-9a-f]{32})/.exec(text)?.[1];
    /** Returns the key in the newest mail to an address, if there is one. */
    const keyFor = async (address: string) => keyIn((await mailsTo(address)).at(-1)?.text ?? '');
    const answer = async (key: string | undefined, given: string) => {
      const response = await desk.server.post('/api/move/answer', { key, answer: given });
      return response.statusCode === 200 ? 'ok' : response.json<{ code: string }>().code;
    };
    const waiting = async (id: number) => {
      const acts = await desk.server.db
        .selectFrom('pending_act')
        .select(['id', 'request'])
        .where('person_id', '=', id)
        .execute();
      return acts.map(({ request }) => (request as { body: object }).body);
    };

    it('which agrees and so releases the ballot immediately; repeating the answer changes nothing', async () => {
      const { id, email, thief } = await voter();
      await move(id, thief);
      const key = await keyFor(email);
      expect((await mailsTo(thief)).map(({ text }) => keyIn(text))).toEqual([undefined]);
      const there = await signIn(thief);
      expect(await getVotes(there, id)).toMatchObject(HELD);
      expect(await answer('0123456789abcdef0123456789abcdef', 'agree')).toBe('not_found');
      expect([await answer(key, 'agree'), await answer(key, 'agree')]).toEqual(['ok', 'ok']);
      expect(await getVotes(there, id)).toMatchObject({ Novel: { votes: [3, 1] } });
      expect(await answer(key, 'stop')).toBe('not_found');
      expect(await waiting(id)).toEqual([]);
      const written = (await desk.audit()).filter(({ operation }) => operation === 'answerMove');
      expect(written.at(-1)).toMatchObject({ operator: 'member', after: { answer: 'agree' } });
    });

    it('which stops it: the ballot stays closed until another administrator or that mailbox releases it', async () => {
      const { id, email, thief } = await voter();
      await move(id, thief);
      const key = await keyFor(email);
      expect([await answer(key, 'stop'), await answer(key, 'stop')]).toEqual(['ok', 'ok']);
      expect(await waiting(id)).toEqual([{ from: email, to: thief, objects: true }]);
      // The crew can't move it further either.
      const other = { email: `other.${thief}` };
      expect(await desk.act(id, 'email', other)).toMatchObject({ status: 409 });
      desk.server.clock.advance(5 * DAY);
      expect(await answer(key, 'agree')).toBe('ok');
      expect(await getVotes(await signIn(thief), id)).toMatchObject({ Novel: { votes: [3, 1] } });

      const second = await voter();
      await move(second.id, second.thief);
      await answer(await keyFor(second.email), 'stop');
      desk.server.clock.advance(20 * DAY);
      const there = await signIn(second.thief);
      expect(await getVotes(there, second.id)).toMatchObject({ code: 'ballot_held', until: null });
      await move(second.id, second.email);
      const back = await signIn(second.email);
      expect(await getVotes(back, second.id)).toMatchObject({ Novel: { votes: [3, 1] } });
    });

    it('which cannot decide the next move or an undone one', async () => {
      const { id, email, thief } = await voter();
      await move(id, thief);
      const first = await keyFor(email);
      desk.server.clock.advance(60);
      await move(id, `second.${thief}`);
      // The mailbox in between is notified and can't answer.
      expect((await mailsTo(thief)).map(({ text }) => keyIn(text))).toEqual([undefined, undefined]);
      expect([await answer(first, 'agree'), await answer(first, 'stop')]).toEqual([
        'not_found',
        'not_found',
      ]);
      expect(await getVotes(await signIn(`second.${thief}`), id)).toMatchObject({
        code: 'ballot_held',
      });
      const next = await keyFor(email);
      await move(id, email);
      expect(await answer(next, 'agree')).toBe('not_found');
      desk.server.clock.advance(60);
      const again = await desk.act(id, 'email', { email: thief });
      expect(again).toMatchObject({ status: 200 });
      expect(await getVotes(await signIn(thief), id)).toMatchObject({ code: 'ballot_held' });
    });

    it("while the person is moved again, and shows nothing to the account that it didn't approve", async () => {
      const { id, email, thief } = await voter();
      await move(id, thief);
      const key = await keyFor(email);
      const [given] = await Promise.all([answer(key, 'agree'), move(id, `next.${thief}`)]);
      expect(['ok', 'not_found']).toContain(given);
      const next = await signIn(`next.${thief}`);
      expect(await getVotes(next, id)).toMatchObject({ code: 'ballot_held' });
    });
  });

  it('trusts the first account after two simultaneous moves', async () => {
    const { server } = desk;
    const { id, email, thief } = await voter();
    await server.db.deleteFrom('rate_limit').execute();
    const admin = await server.as(desk.operator);
    const moves = ['one', 'two'].map((which) =>
      admin.post(`/api/admin/people/${id}/email`, { reason: REASON, email: `${which}.${thief}` }),
    );
    expect((await Promise.all(moves)).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    for (const which of ['one', 'two']) {
      expect(await getVotes(await signIn(`${which}.${thief}`), id)).toMatchObject({
        code: expect.stringMatching(/ballot_held|not_yours/) as string,
      });
    }
    await move(id, email);
    expect(await getVotes(await signIn(email), id)).toMatchObject({ Novel: { votes: [3, 1] } });
  });
});
