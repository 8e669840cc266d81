import { beforeAll, expect, it } from 'vitest';
import { findFinalBallots } from '../counting/queries.ts';
import { forEachDatabase } from '../testing/databases.ts';
import { type Desk, REASON, startDesk } from '../testing/desk.ts';

forEachDatabase((start) => {
  let desk: Desk;
  beforeAll(async () => {
    desk = await startDesk(start);
  });

  it('makes a member with the next number, notifies them and logs it', async () => {
    const { server, operator } = desk;
    const { id, email, read, log } = await desk.somebody({ membership: 'NonMember' });
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
    await server.runJobs();
    const mail = (await server.mails()).find(({ to }) => to.address === email);
    expect(mail?.text).toMatch(/changed your membership .* to Adult/);
    expect(mail?.text).toContain('the right to vote');
    expect(mail?.text).toContain(`member number is ${number}`);
  });

  it("notifies people who lose a right; they can't vote any more and aren't counted", async () => {
    const { server } = desk;
    const { id, email, client, read } = await desk.somebody();
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
    // With the right back, their ballot counts again.
    const { member_number } = (await read()) ?? {};
    await desk.act(id, 'membership', { membership: 'Adult' });
    expect(await counted()).toEqual([true, false]);
    expect((await read())?.member_number).toBe(member_number);
  });

  it('gives no number to a person who stops being a member', async () => {
    const { id, read } = await desk.somebody({ membership: 'Adult' });
    const nothing = { member_number: null };
    await desk.server.db.updateTable('person').set(nothing).where('id', '=', id).execute();
    expect((await desk.act(id, 'membership', { membership: 'NonMember' })).status).toBe(200);
    expect(await read()).toMatchObject({ membership: 'NonMember', member_number: null });
  });

  it('changes nothing and notifies no one when the membership is the same', async () => {
    const { id, read, log } = await desk.somebody();
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
    const { id, read } = await desk.somebody();
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
