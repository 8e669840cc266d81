import { beforeAll, expect, it } from 'vitest';
import { forEachDatabase } from '../testing/databases.ts';
import { startDesk, type Desk } from '../testing/desk.ts';

forEachDatabase((start) => {
  let desk: Desk;
  beforeAll(async () => {
    desk = await startDesk(start);
  });
  let addresses = 0;
  const newEmail = () => `owner${(addresses += 1)}@example.com`;
  const logOf = async (email: string, id: number) =>
    (await (await desk.server.as(email)).get(`/api/people/${id}/log`)).json<{ log: Entry[] }>().log;
  interface Entry {
    readonly operation: string;
    readonly reason: string | null;
    readonly changes: readonly { field: string; before: string | null; after: string | null }[];
  }

  /** A record of Clodagh Former, who wrote all that she could, and who has another membership by now. */
  async function former() {
    const email = newEmail();
    const made = await desk.somebody({
      email,
      legal_name: 'Clodagh Former',
      address: '1 Former Lane',
    });
    const { id, client } = made;
    await client.post(`/api/people/${id}`, {
      badge_name: 'Former Badge',
      public_last_name: 'Former',
      address: '2 Former Road',
    });
    await desk.act(id, 'membership', {
      membership: 'Supporter',
      reason: 'Clodagh Former asked for it',
    });
    return made;
  }
  const edit = async (id: number, changes: object) => {
    const { last_modified } = (await desk.record(id)).person;
    const body = { last_modified, changes, reason: 'Of the new owner' };
    expect((await desk.act(id, '', body)).status).toBe(200);
  };
  const PRESENT = {
    legal_name: 'Niamh Present',
    badge_name: 'Present Badge',
    public_last_name: 'Present',
    address: '3 Present Street',
  };
  const namesFormer = (log: unknown) => /former|clodagh/i.test(JSON.stringify(log));

  it('tells a new owner what the membership was and when, and nothing of who had it', async () => {
    // Both orders: whoever moves them first has changed the details with the new owner looking on.
    for (const isMovedFirst of [true, false]) {
      const { id, email: old } = await former();
      const email = newEmail();
      const move = () => desk.act(id, 'email', { email, reason: 'Clodagh Former sold it' });
      if (isMovedFirst) await move();
      await edit(id, PRESENT);
      if (!isMovedFirst) await move();
      const log = await logOf(email, id);
      expect(namesFormer(log)).toBe(false);
      expect(JSON.stringify(log)).not.toContain(old);
      expect(log.map(({ operation }) => operation).toSorted()).toEqual(
        ['changeEmail', 'editPerson', 'setMembership', 'updatePerson'].toSorted(),
      );
      expect(log.find(({ operation }) => operation === 'setMembership')).toMatchObject({
        reason: null,
        changes: [{ field: 'membership', before: 'Adult', after: 'Supporter' }],
      });
      expect(log.find(({ operation }) => operation === 'updatePerson')?.changes).toEqual(
        expect.arrayContaining([{ field: 'address', before: null, after: null }]),
      );
      // The crew, who have to answer for it, see it all.
      const whole = (await desk.record(id)).log;
      expect(namesFormer(whole)).toBe(true);
      expect(JSON.stringify(whole)).toContain(old);
    }
  });

  it('tells them what they wrote since, before and after, however much that is', async () => {
    const { id } = await former();
    const email = newEmail();
    await desk.act(id, 'email', { email });
    const owner = await desk.server.as(email);
    await owner.post(`/api/people/${id}`, { address: 'First' });
    await owner.post(`/api/people/${id}`, { address: 'Second' });
    const [second, first] = await logOf(email, id);
    expect(first?.changes).toEqual([{ field: 'address', before: null, after: 'First' }]);
    expect(second?.changes).toEqual([{ field: 'address', before: 'First', after: 'Second' }]);
    // As many as the log tells: what was before the move is not in it any more.
    await desk.server.db
      .insertInto('person_change')
      .values(
        Array.from({ length: 199 }, (_, n) => ({
          person_id: id,
          time: new Date(desk.server.clock.now().getTime() + 1000 + n),
          author: email,
          before: '{}',
          after: JSON.stringify({ city: `City ${n}` }),
        })),
      )
      .execute();
    desk.server.clock.advance(60);
    await owner.post(`/api/people/${id}`, { badge_name: 'Mine' });
    const long = await logOf(email, id);
    expect(long).toHaveLength(200);
    expect(long[0]?.changes).toEqual([{ field: 'badge_name', before: null, after: 'Mine' }]);
  });

  it('is the whole one for whoever has always had the record, whatever their letters', async () => {
    const { id, email, log } = await former();
    await desk.act(id, 'email', { email: email.toUpperCase() });
    const told = await log();
    expect(told).toContainEqual(expect.objectContaining({ reason: 'Clodagh Former asked for it' }));
    expect(JSON.stringify(told)).toContain('1 Former Lane');
  });
});
