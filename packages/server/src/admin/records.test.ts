import { beforeAll, expect, it } from 'vitest';
import { forEachDatabase } from '../testing/databases.ts';
import { type Desk, startDesk } from '../testing/desk.ts';

forEachDatabase((start) => {
  let desk: Desk;
  let id: number;
  beforeAll(async () => {
    desk = await startDesk(start);
    const niamh = await desk.createMember({
      legal_name: 'Niamh Ní Bhriain-Kelly',
      public_first_name: 'Nell',
      public_last_name: '100% Fan_tastic',
      email: 'Niamh.Kelly@Example.com',
    });
    id = niamh.id;
    await desk.createMember({ legal_name: 'Someone Kelly' });
  });

  const find = async (query: string) => {
    const client = await desk.server.as(desk.operator);
    const answer = await client.post('/api/admin/people/find', { query });
    return answer.json<{ people: { id: number; match: string }[]; more: boolean }>();
  };
  const ids = async (query: string) => (await find(query)).people.map((one) => one.id);

  it.each([
    'bhriain',
    'NIAMH kel',
    'kel niamh',
    'nell',
    '100%',
    'fan_t',
    'ni bhrian',
    'briain',
    'niamh.kel',
    'niamh.kelly@ex',
  ])('finds a person by %s', async (query) => {
    expect(await ids(query)).toEqual([id]);
  });

  it('finds a person by record id and by member number', async () => {
    const { member_number } = (await desk.record(id)).person;
    expect(await ids(String(id))).toContain(id);
    expect(await ids(` ${member_number} `)).toContain(id);
  });

  it.each(['%', '_', '\\', 'niamh.kell_@', 'someone@', '99999999999999', '#', 'kelly niamh x'])(
    'finds no one by %s',
    async (query) => {
      expect((await find(query)).people).toEqual([]);
    },
  );

  it('returns the member with a number before the record with that id, and how each matched', async () => {
    const record = await desk.createMember({ legal_name: 'Found By Record' });
    const member = await desk.createMember({ legal_name: 'Found By Number' });
    const give = (member_number: number | null, where: 'id' | 'member_number', is: number) =>
      desk.server.db.updateTable('person').set({ member_number }).where(where, '=', is).execute();
    await give(null, 'member_number', record.id);
    await give(record.id, 'id', member.id);
    for (const query of [`#${record.id}`, String(record.id), ` # ${record.id}`]) {
      const found = (await find(query)).people.map((one) => [one.id, one.match]);
      expect(found).toEqual([
        [member.id, 'member_number'],
        [record.id, 'id'],
      ]);
    }
  });

  it('returns people whose address starts with the query after names and before similar names', async () => {
    const longer = await desk.createMember({ legal_name: 'Quorxx Longer' });
    const address = await desk.createMember({
      email: 'quorx@example.com',
      legal_name: 'By Address',
    });
    const name = await desk.createMember({
      legal_name: 'Quórx Named',
      email: 'quorx.2@example.com',
    });
    const found = (await find('quorx')).people.map((one) => [one.id, one.match]);
    expect(found).toEqual([
      [name.id, 'name'],
      [longer.id, 'name'],
      [address.id, 'email'],
    ]);
    const typo = (await find('qurx')).people.map((one) => [one.id, one.match]);
    expect(typo).toEqual([[name.id, 'similar']]);
  });

  it('never finds a person who was erased', async () => {
    const { id: erased } = await desk.createMember({ legal_name: 'Ghostly Vanisher' });
    expect(await ids('vanisher')).toEqual([erased]);
    await desk.act(erased, 'erase', { legal_name: 'Ghostly Vanisher' });
    for (const query of ['vanisher', 'ghostly', 'vansher', String(erased)])
      expect(await ids(query)).not.toContain(erased);
  });

  it('returns no more than a screen of people, and says that there are more', async () => {
    for (let n = 0; n < 30; n += 1) await desk.server.addPerson({ legal_name: `Many ${n}` });
    const { people, more } = await find('many');
    expect([people.length, more]).toEqual([25, true]);
    expect((await find('many 7')).more).toBe(false);
  });
});
