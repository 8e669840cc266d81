import { beforeAll, expect, it } from 'vitest';
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
    await server.runJobs();
    const mail = (await server.mails()).find(({ to }) => to.address === guest.email);
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
