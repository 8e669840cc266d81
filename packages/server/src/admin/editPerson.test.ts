import { beforeAll, expect, it } from 'vitest';
import { forEachDatabase } from '../testing/databases.ts';
import { type Desk, REASON, startDesk } from '../testing/desk.ts';

forEachDatabase((start) => {
  let desk: Desk;
  beforeAll(async () => {
    desk = await startDesk(start);
  });

  it("changes what differs, and the member's log contains the crew's reason", async () => {
    const { id, read, log, client } = await desk.somebody({ city: 'Cork' });
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
    const { id, read, client } = await desk.somebody();
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
    const { id, read } = await desk.somebody();
    const before = await read();
    const last_modified = before?.last_modified;
    expect(await desk.act(id, '', { last_modified, changes })).toMatchObject({
      status: 400,
      body: { errors: [{ pointer }] },
    });
    expect(await read()).toEqual(before);
  });
});
