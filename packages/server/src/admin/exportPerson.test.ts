import { beforeAll, expect, it } from 'vitest';
import { forEachDatabase } from '../testing/databases.ts';
import { createScene } from '../testing/scene.ts';
import { startDesk, type Desk } from '../testing/desk.ts';

forEachDatabase((start) => {
  let desk: Desk;
  beforeAll(async () => {
    desk = await startDesk(start);
  });

  it('has all that is kept of a person, but not what they vote and nominate', async () => {
    const { target } = await createScene(desk.server);
    await desk.act(target.personId, 'membership', { membership: 'Supporter' });
    const { status, body } = await desk.act(target.personId, 'export');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      person: { id: target.personId, legal_name: target.legalName },
      account: { email: target.email, people: [{ legal_name: 'Second Person' }] },
      awards: { voted: target.savedAt.votes, nominated: target.savedAt.nominations },
      saves: [
        { kind: 'vote', category: 'Novel', signature: 'Signed', client_ip: '127.0.0.1' },
        { kind: 'nomination', category: 'Novel', signature: 'Signed' },
      ],
      log: expect.arrayContaining([
        expect.objectContaining({ operation: 'setMembership', by: 'crew' }),
      ]) as [],
    });
    expect((body['purchases'] as object[]).length).toBeGreaterThan(1);
    expect((body['mails'] as object[]).length).toBeGreaterThan(1);
    const text = JSON.stringify(body);
    for (const secret of target.sealed) expect(text).not.toContain(secret);
    expect((await desk.audit()).at(-1)).toMatchObject({
      operation: 'exportPerson',
      person_id: target.personId,
    });
  });

  it('knows nobody who is not there', async () => {
    expect((await desk.act(2_000_000_000, 'export')).status).toBe(404);
  });
});
