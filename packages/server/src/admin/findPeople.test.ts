import { beforeAll, expect, it } from 'vitest';
import { forEachDatabase } from '../testing/databases.ts';
import { startDesk, type Desk } from '../testing/desk.ts';

forEachDatabase((start) => {
  let desk: Desk;
  let id: number;
  beforeAll(async () => {
    desk = await startDesk(start);
    const niamh = await desk.somebody({
      legal_name: 'Niamh Ní Bhriain-Kelly',
      public_first_name: 'Nell',
      public_last_name: '100% Fan_tastic',
      email: 'Niamh.Kelly@Example.com',
    });
    id = niamh.id;
    await desk.somebody({ legal_name: 'Somebody Kelly' });
  });

  const find = async (query: string) => {
    const client = await desk.server.as(desk.operator);
    const answer = await client.post('/api/admin/people/find', { query });
    return answer.json<{ people: { id: number }[]; more: boolean }>();
  };
  const ids = async (query: string) => (await find(query)).people.map((one) => one.id);

  it.each(['bhriain', 'NIAMH kel', 'kel niamh', 'nell', '100%', 'fan_t', 'niamh.kelly@ex'])(
    'finds somebody by %s',
    async (query) => {
      expect(await ids(query)).toEqual([id]);
    },
  );

  it('finds somebody by their record or their member number', async () => {
    const { member_number } = (await desk.record(id)).person;
    expect(await ids(String(id))).toContain(id);
    expect(await ids(` ${member_number} `)).toContain(id);
  });

  it.each(['niamh%', '%', '_', '\\', 'somebody@', '99999999999999', 'kelly niamh x'])(
    'takes %s for itself, and finds nobody',
    async (query) => {
      const found = (await find(query)).people;
      expect(found.filter((one) => one.id !== id)).toEqual([]);
      if (query !== '%' && query !== '_') expect(found).toEqual([]);
    },
  );

  it('shows no more than a screen of them, and says that there are others', async () => {
    for (let n = 0; n < 30; n += 1) await desk.server.addPerson({ legal_name: `Many ${n}` });
    const { people, more } = await find('many');
    expect([people.length, more]).toEqual([25, true]);
    expect((await find('many 7')).more).toBe(false);
  });
});
