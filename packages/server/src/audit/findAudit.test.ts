import type { AuditRow } from '@conkit/api-client';
import { beforeAll, expect, it } from 'vitest';
import { runConkit } from '../cli/run.ts';
import { forEachDatabase } from '../testing/databases.ts';
import { type Desk, startDesk } from '../testing/desk.ts';
import { freshClient } from '../testing/freshClient.ts';
import { audited } from './audited.ts';
import { writeRead } from './reads.ts';

forEachDatabase((start) => {
  let desk: Desk;
  let id: number;
  beforeAll(async () => {
    desk = await startDesk(start);
    ({ id } = await desk.createMember());
    const changes = [{ personId: id, before: { city: 'Cork' }, after: { city: 'Dublin' } }];
    const change = async () => ({ answer: undefined, changes });
    const { context } = desk.server;
    await audited(context, 'editPerson', { operator: 'niamh@example.com', reason: 'One' }, change);
    await audited(context, 'editPerson', { operator: 'cli:niamh', reason: 'Two' }, change);
    await audited(
      { ...context, approval: { approvedBy: 'niamh@example.com' } },
      'allowBallot',
      { operator: 'oisin@example.com', reason: 'Three' },
      change,
    );
    await writeRead(context, 'niamh@example.com', 'findPeople', { details: { query: 'Byrne' } });
  });

  const list = async (query: object) => {
    await desk.server.db.deleteFrom('rate_limit').execute();
    const answer = await freshClient(desk.server, desk.operator).post(
      '/api/admin/audit/find',
      query,
    );
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<{ rows: AuditRow[]; more: boolean }>();
  };
  const told = async (query: object) =>
    (await list(query)).rows.map(({ operation, reason }) => reason ?? operation);

  it('lists what an administrator did, approved and read', async () => {
    expect(await told({ operator: 'Niamh@Example.com' })).toEqual(['findPeople', 'Three', 'One']);
    expect(await told({ operator: 'niamh' })).toEqual(['Two']);
    expect(await told({ operator: 'oisin@example.com' })).toEqual(['Three']);
  });

  it('lists only changes or only reads', async () => {
    const operator = 'niamh@example.com';
    expect(await told({ operator, only: 'changes' })).toEqual(['Three', 'One']);
    expect(await told({ operator, only: 'reads' })).toEqual(['findPeople']);
  });

  it('returns pages with each row once', async () => {
    const first = await list({ person: id, limit: 2 });
    expect(first.rows.map(({ reason }) => reason)).toEqual(['Three', 'Two']);
    expect(first.more).toBe(true);
    const second = await list({ person: id, limit: 2, before: first.rows[1]?.row });
    expect(second.rows.map(({ reason }) => reason)).toEqual(['One']);
    expect(second.more).toBe(false);
  });

  it.each([
    ['operator', 'a\u0000b'],
    ['operator', '  '],
    ['operation', '\u0000'],
    ['operation', 'change email'],
    ['only', 'writes'],
  ])('refuses %s %j and names the field', async (name, value) => {
    const client = freshClient(desk.server, desk.operator);
    const answer = await client.post('/api/admin/audit/find', { [name]: value });
    expect(answer.statusCode, answer.body).toBe(400);
    expect(answer.json()).toMatchObject({ errors: [{ pointer: `/body/${name}` }] });
  });

  it('prints the approver when a command lists the trail', async () => {
    const conkit = (...args: readonly string[]) =>
      runConkit(['audit', 'list', ...args], (run) => run(desk.server.context));
    const { output } = await conkit('--by', 'niamh@example.com', '--only', 'changes');
    expect(output.trimEnd().split('\n')).toEqual([
      expect.stringMatching(
        new RegExp(
          `oisin@example.com  allowBallot  person ${id}  approved by niamh@example.com: Three$`,
        ),
      ),
      '    city: Cork → Dublin',
      expect.stringMatching(/niamh@example.com {2}editPerson {2}person \d+: One$/),
      '    city: Cork → Dublin',
    ]);
    expect(await conkit('--only', 'writes')).toMatchObject({
      code: 2,
      error: expect.stringContaining('--only') as string,
    });
  });
});
