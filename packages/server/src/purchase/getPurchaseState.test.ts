import { beforeAll, expect, it } from 'vitest';
import { forEachDatabase } from '../testing/databases.ts';
import { addMember, buy, newMember, request } from '../testing/purchases.ts';
import type { TestServer } from '../testing/server.ts';

forEachDatabase((start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
  });
  const state = async (key: string) =>
    (await server.get(`/api/purchase/status/${key}`)).json<{ member_numbers?: number[] }>();

  it('returns the numbers of new members, in their order, for the key', async () => {
    const key = crypto.randomUUID();
    const new_members = [newMember(), newMember({ membership: 'Supporter' })];
    await buy(server, request({ amount: 25000, new_members }), key);
    const rows = await server.db.selectFrom('person').select(['email', 'member_number']).execute();
    const numberOf = (email: string) => rows.find((row) => row.email === email)?.member_number;
    const numbers = new_members.map(({ email }) => numberOf(email));
    expect(await state(key)).toMatchObject({ status: 'success', member_numbers: numbers });
    expect(numbers.every((each) => typeof each === 'number')).toBe(true);
  });

  it('returns no number for a declined purchase or an upgrade', async () => {
    const declined = crypto.randomUUID();
    await buy(server, request({ source: 'tok_sandbox_declined' }), declined);
    expect(await state(declined)).toMatchObject({ status: 'failed' });
    expect(await state(declined)).not.toHaveProperty('member_numbers');

    const upgraded = crypto.randomUUID();
    const { id, email, client } = await addMember(server, { membership: 'Supporter' });
    const upgrades = [{ id, membership: 'Adult', paper_pubs: null }];
    await buy(client, { amount: 17000, email, source: 'tok_sandbox_success', upgrades }, upgraded);
    expect(await state(upgraded)).toMatchObject({ status: 'success' });
    expect(await state(upgraded)).not.toHaveProperty('member_numbers');
  });

  it('returns no numbers for a wrong key', async () => {
    const answer = await server.get(`/api/purchase/status/${crypto.randomUUID()}`);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain('member_numbers');
  });
});
