import { beforeAll, expect, it } from 'vitest';
import { forEachDatabase } from '../testing/databases.ts';
import { type Desk, startDesk } from '../testing/desk.ts';

forEachDatabase((start) => {
  let desk: Desk;
  beforeAll(async () => {
    desk = await startDesk(start);
  });
  let addresses = 0;
  const newEmail = () => `owner${(addresses += 1)}@example.com`;
  const getLog = async (email: string, id: number) =>
    (await (await desk.server.as(email)).get(`/api/people/${id}/log`)).json<{ log: Entry[] }>().log;
  interface Entry {
    readonly operation: string;
    readonly reason: string | null;
    readonly changes: readonly { field: string; before: string | null; after: string | null }[];
  }

  /** Creates a record that Clodagh Former filled in completely and whose membership then changed. */
  async function former() {
    const email = newEmail();
    const made = await desk.createMember({
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

  it('shows a new owner the membership and its dates, but nothing about the previous owner', async () => {
    // Test both orders. If the record is moved first, the changes are made while the new owner has it.
    for (const isMovedFirst of [true, false]) {
      const { id, email: old } = await former();
      const email = newEmail();
      const move = () => desk.act(id, 'email', { email, reason: 'Clodagh Former sold it' });
      if (isMovedFirst) await move();
      await edit(id, PRESENT);
      if (!isMovedFirst) await move();
      const log = await getLog(email, id);
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
      // The crew, who are accountable, see everything.
      const whole = (await desk.record(id)).log;
      expect(namesFormer(whole)).toBe(true);
      expect(JSON.stringify(whole)).toContain(old);
    }
  });

  it('shows a new owner all their own changes, with old and new values, even a large number', async () => {
    const { id } = await former();
    const email = newEmail();
    await desk.act(id, 'email', { email });
    const owner = await desk.server.as(email);
    await owner.post(`/api/people/${id}`, { address: 'First' });
    await owner.post(`/api/people/${id}`, { address: 'Second' });
    const [second, first] = await getLog(email, id);
    expect(first?.changes).toEqual([{ field: 'address', before: null, after: 'First' }]);
    expect(second?.changes).toEqual([{ field: 'address', before: 'First', after: 'Second' }]);
    // Fill more than a page of the log, so that the page contains no change from before the move.
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
    const long = await getLog(email, id);
    expect(long).toHaveLength(200);
    expect(long[0]?.changes).toEqual([{ field: 'badge_name', before: null, after: 'Mine' }]);
  });

  it('shows a constant owner the whole log, whatever the letter case of their address', async () => {
    const { id, email, log } = await former();
    await desk.act(id, 'email', { email: email.toUpperCase() });
    const told = await log();
    expect(told).toContainEqual(expect.objectContaining({ reason: 'Clodagh Former asked for it' }));
    expect(JSON.stringify(told)).toContain('1 Former Lane');
  });
});
