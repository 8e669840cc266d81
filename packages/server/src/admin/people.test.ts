import { beforeAll, expect, it } from 'vitest';
import { findFinalBallots } from '../counting/queries.ts';
import { forEachDatabase } from '../testing/databases.ts';
import { type Desk, REASON, startDesk } from '../testing/desk.ts';

forEachDatabase((start) => {
  let desk: Desk;
  beforeAll(async () => {
    desk = await startDesk(start);
  });
  const comp = async (body: object) => {
    const client = await desk.server.as(desk.operator);
    return client.post('/api/admin/people', { reason: REASON, ...body });
  };
  const guest = { membership: 'Adult', legal_name: ' Guest Honour ', email: 'guest@example.com' };

  it('creates and welcomes a member without a payment, and logs it', async () => {
    const { server, operator } = desk;
    const answer = (await comp({ ...guest, city: 'Cork' })).json<{ id: number }>();
    const { person, purchases, log } = await desk.record(answer.id);
    expect(person).toMatchObject({ membership: 'Adult', legal_name: 'Guest Honour', city: 'Cork' });
    expect(answer).toEqual({
      status: 'success',
      id: person.id,
      member_number: person.member_number,
    });
    expect(purchases).toEqual([]);
    expect(log).toMatchObject([{ operator, operation: 'compMembership', reason: REASON }]);
    const [mail] = await server.mailsTo(guest.email);
    expect(mail?.text).toMatch(/Dear Guest Honour[^]*member number is/);
  });

  it('creates a person once for repeated and simultaneous requests', async () => {
    const twice = { membership: 'Adult', legal_name: 'Pressed Twice', email: 'twice@example.com' };
    const answers = await Promise.all([comp(twice), comp(twice)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const again = await comp({
      ...twice,
      legal_name: ' pressed  TWICE',
      email: 'Twice@Example.com',
    });
    expect([again.statusCode, again.json<object>()]).toMatchObject([409, { code: 'conflict' }]);
    const made = answers.find(({ statusCode }) => statusCode === 200)?.json<{ id: number }>();
    expect(again.json<{ message: string }>().message).toContain(`record ${made?.id}`);
    // Another person in the same household is not a duplicate.
    expect((await comp({ ...twice, legal_name: 'Other Pressed' })).statusCode).toBe(200);
  });

  it.each([
    [{ membership: 'Wizard' }, '/body/membership'],
    [{ email: 'guest' }, '/body/email'],
    [{ legal_name: ' ' }, '/body/legal_name'],
    [{ badge_name: 'A\nB\nC' }, '/body/badge_name'],
    [{ reason: '' }, '/body/reason'],
  ])('refuses %j and creates no one', async (wrong, pointer) => {
    const count = () =>
      desk.server.db
        .selectFrom('person')
        .select((eb) => eb.fn.countAll().as('people'))
        .executeTakeFirstOrThrow();
    const before = await count();
    const answer = await comp({ ...guest, ...wrong });
    expect([answer.statusCode, answer.json<object>()]).toMatchObject([
      400,
      { errors: expect.arrayContaining([expect.objectContaining({ pointer })]) as [] },
    ]);
    expect(await count()).toEqual(before);
  });
});

forEachDatabase((start) => {
  let desk: Desk;
  beforeAll(async () => {
    desk = await startDesk(start);
  });

  it("changes what differs, and the member's log contains the crew's reason", async () => {
    const { id, read, log, client } = await desk.createMember({ city: 'Cork' });
    const { last_modified } = (await read()) ?? {};
    const changes = { city: 'Cobh', badge_name: 'Aoife', country: null };
    expect(await desk.act(id, '', { last_modified, changes })).toMatchObject({
      status: 200,
      body: { updated: ['badge_name', 'city'] },
    });
    expect(await read()).toMatchObject({ city: 'Cobh', badge_name: 'Aoife' });
    await client.post(`/api/people/${id}`, { city: 'Cork' });
    expect(await log()).toMatchObject([
      { by: 'account', operation: 'updatePerson', reason: null, changes: [{ field: 'city' }] },
      {
        by: 'crew',
        operator: null,
        reason: REASON,
        changes: [
          { field: 'city', before: 'Cork', after: 'Cobh' },
          { field: 'badge_name', before: null, after: 'Aoife' },
        ],
      },
    ]);
  });

  it('never overwrites what the member has written since', async () => {
    const { id, read, client } = await desk.createMember();
    const { last_modified } = (await read()) ?? {};
    await client.post(`/api/people/${id}`, { city: 'Galway' });
    const edit = (changes: object) => desk.act(id, '', { last_modified, changes });
    expect(await edit({ city: 'Cork' })).toMatchObject({
      status: 409,
      body: { code: 'stale_person', errors: [{ pointer: '/body/changes/city' }] },
    });
    expect((await edit({ state: 'Connacht' })).status).toBe(200);
    expect(await read()).toMatchObject({ city: 'Galway', state: 'Connacht' });
    // Nor can the member overwrite what the desk has written.
    const mine = await client.post(`/api/people/${id}`, { last_modified, state: 'Munster' });
    expect(mine.json()).toMatchObject({ code: 'stale_person' });
  });

  it.each([
    [{ email: 'other@example.com' }, '/body/changes/email'],
    [{ legal_name: ' ' }, '/body/changes/legal_name'],
    [{ badge_name: 'A\nB\nC' }, '/body/changes/badge_name'],
  ])('refuses %j', async (changes, pointer) => {
    const { id, read } = await desk.createMember();
    const before = await read();
    const last_modified = before?.last_modified;
    expect(await desk.act(id, '', { last_modified, changes })).toMatchObject({
      status: 400,
      body: { errors: [{ pointer }] },
    });
    expect(await read()).toEqual(before);
  });
});

forEachDatabase((start) => {
  let desk: Desk;
  beforeAll(async () => {
    desk = await startDesk(start);
  });

  it('makes a member with the next number, notifies them and logs it', async () => {
    const { server, operator } = desk;
    const { id, email, read, log } = await desk.createMember({ membership: 'NonMember' });
    const answer = await desk.act(id, 'membership', { membership: 'Adult' });
    expect(answer).toMatchObject({
      status: 200,
      body: { updated: ['membership', 'member_number'] },
    });
    const person = await read();
    expect(person).toMatchObject({
      membership: 'Adult',
      member_number: expect.any(Number) as number,
      last_modified: answer.body['last_modified'],
    });
    const number = person?.member_number;
    expect(await log()).toEqual([
      {
        time: server.clock.now().toISOString(),
        by: 'crew',
        operator: null,
        operation: 'setMembership',
        reason: REASON,
        changes: [
          { field: 'membership', before: 'NonMember', after: 'Adult' },
          { field: 'member_number', before: null, after: String(number) },
        ],
      },
    ]);
    expect((await desk.record(id)).log).toMatchObject([{ operator }]);
    const [mail] = await server.mailsTo(email);
    expect(mail?.text).toMatch(/changed your membership .* to Adult/);
    expect(mail?.text).toContain('the right to vote');
    expect(mail?.text).toContain(`member number is ${number}`);
  });

  it("notifies people who lose a right; they can't vote any more and aren't counted", async () => {
    const { server } = desk;
    const { id, email, client, read } = await desk.createMember();
    const vote = (lastmod: string | null) =>
      client.post(`/api/hugo/${id}/vote`, { lastmod, signature: 'A', votes: { Novel: [1] } });
    const { time } = (await vote(null)).json<{ time: string }>();
    const counted = async () => {
      const hugo = (await findFinalBallots(server.db, server.context.config)).get('hugo');
      return [hugo?.counted, hugo?.notEligible].map((list) => list?.some((one) => one.id === id));
    };
    expect(await counted()).toEqual([true, false]);
    await desk.act(id, 'membership', { membership: 'Child' });
    expect((await vote(time)).json()).toMatchObject({ code: 'not_eligible' });
    expect(await counted()).toEqual([false, true]);
    await server.runJobs();
    const mail = (await server.mails()).find(
      ({ to, text }) => to.address === email && text.includes('no longer have'),
    );
    expect(mail?.text).toContain('the right to vote');
    // With the right restored, their ballot is counted again.
    const { member_number } = (await read()) ?? {};
    await desk.act(id, 'membership', { membership: 'Adult' });
    expect(await counted()).toEqual([true, false]);
    expect((await read())?.member_number).toBe(member_number);
  });

  it('gives no number to a person who stops being a member', async () => {
    const { id, read } = await desk.createMember({ membership: 'Adult' });
    const nothing = { member_number: null };
    await desk.server.db.updateTable('person').set(nothing).where('id', '=', id).execute();
    expect((await desk.act(id, 'membership', { membership: 'NonMember' })).status).toBe(200);
    expect(await read()).toMatchObject({ membership: 'NonMember', member_number: null });
  });

  it('changes nothing and notifies no one when the membership is the same', async () => {
    const { id, read, log } = await desk.createMember();
    const before = await read();
    expect((await desk.act(id, 'membership', { membership: 'Adult' })).body).toMatchObject({
      updated: [],
    });
    expect(await read()).toEqual(before);
    expect(await log()).toEqual([]);
  });

  it.each([
    [{ membership: 'Wizard' }, '/body/membership'],
    [{ membership: 'toString' }, '/body/membership'],
    [{ membership: 'Child', reason: ' ' }, '/body/reason'],
  ])('refuses %j', async (body, pointer) => {
    const { id, read } = await desk.createMember();
    expect(await desk.act(id, 'membership', body)).toMatchObject({
      status: 400,
      body: { errors: [{ pointer }] },
    });
    expect(await read()).toMatchObject({ membership: 'Adult' });
  });

  it('returns 404 for an unknown person', async () => {
    expect((await desk.act(2_000_000_000, 'membership', { membership: 'Adult' })).status).toBe(404);
  });
});
