import { afterEach, beforeAll, expect, it } from 'vitest';
import { forEachDatabase } from '../testing/databases.ts';
import type { TestServer } from '../testing/server.ts';
import {
  findMissingApprovers,
  isSameMailbox,
  listSecondAdministrators,
  requireSecondAdministrator,
} from './requirements.ts';

const DAY_MS = 86_400_000;

it.each([
  ['ann@example.com', 'Ann@Example.com', true],
  ['ann@example.com', 'ann+awards@example.com', true],
  ['a.nn@gmail.com', 'ann+x@googlemail.com', true],
  ['a.nn@example.com', 'ann@example.com', false],
  ['ann@example.com', 'ann@example.org', false],
  ['+ann@example.com', '+bob@example.com', false],
  ['cli:ann', 'ann@example.com', false],
])('%s and %s are one mailbox: %s', (one, other, expected) => {
  expect(isSameMailbox(one, other)).toBe(expected);
});

forEachDatabase((start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
  });
  afterEach(async () => {
    await server.db.deleteFrom('role').execute();
  });

  const grant = (email_key: string, days: number, role = 'member_admin') =>
    server.db
      .insertInto('role')
      .values({
        email_key,
        role,
        granted_at: new Date(server.clock.now().getTime() - days * DAY_MS),
      })
      .execute();
  const approve = (approver: string, requester = 'ann@example.com', isSingle = false) => {
    const { config } = server.context;
    const crew = { ...config.crew, single_administrator: isSingle };
    return requireSecondAdministrator(
      server.db,
      { clock: server.clock, config: { crew } },
      approver,
      requester,
    );
  };
  const refusal = { code: 'second_administrator_required' };

  it('accepts another administrator with any role that is seven days old', async () => {
    await grant('bob@example.com', 7, 'hugo_admin');
    await expect(approve('Bob@example.com')).resolves.toBeUndefined();
    await expect(approve('bob@example.com', 'cli:bob@example.com')).resolves.toBeUndefined();
  });

  it('refuses a member, a role of six days, and the requester under any address of their mailbox', async () => {
    await expect(approve('member@example.com')).rejects.toMatchObject(refusal);
    await grant('new@example.com', 6.99);
    await expect(approve('new@example.com')).rejects.toMatchObject(refusal);
    for (const email of ['ann@example.com', 'ann+two@example.com']) {
      await grant(email, 100);
      await expect(approve(email)).rejects.toMatchObject(refusal);
    }
  });

  it('finds each role that fewer than two mailboxes have, unless the convention has a single administrator', async () => {
    const lines = (isSingle = false, awards = server.context.config.awards) => {
      const crew = { ...server.context.config.crew, single_administrator: isSingle };
      return findMissingApprovers(server.db, { config: { crew, awards } });
    };
    await grant('ann@example.com', 0);
    await grant('ann+two@example.com', 0);
    await grant('ann@example.com', 0, 'hugo_admin');
    await grant('bob@example.com', 0, 'hugo_admin');
    expect(await lines()).toEqual([expect.stringMatching(/^One account is member_admin: /)]);
    expect(await lines(true)).toEqual([]);
    await server.db.deleteFrom('role').where('role', '=', 'hugo_admin').execute();
    expect(await lines()).toContainEqual(expect.stringMatching(/^No account is hugo_admin: /));
    expect(await lines(false, {})).toHaveLength(1);
  });

  it('counts only roles that allow the act', async () => {
    await grant('bob@example.com', 8, 'hugo_admin');
    const setting = [server.db, server.context] as const;
    const listed = (role: 'hugo_admin' | 'member_admin') =>
      listSecondAdministrators(...setting, 'ann@example.com', [role]);
    expect(await listed('hugo_admin')).toEqual(['bob@example.com']);
    expect(await listed('member_admin')).toEqual([]);
    const approveAs = (role: 'hugo_admin' | 'member_admin') =>
      requireSecondAdministrator(...setting, 'bob@example.com', 'ann@example.com', [role]);
    await expect(approveAs('hugo_admin')).resolves.toBeUndefined();
    await expect(approveAs('member_admin')).rejects.toMatchObject(refusal);
  });

  it('needs no second administrator with crew.single_administrator', async () => {
    await expect(approve('ann@example.com', 'ann@example.com', true)).resolves.toBeUndefined();
  });

  it('lists the possible approvers', async () => {
    await grant('ann@example.com', 100);
    await grant('ann+two@example.com', 100);
    await grant('bob@example.com', 8);
    await grant('bob@example.com', 1, 'hugo_admin');
    await grant('new@example.com', 6);
    expect(await listSecondAdministrators(server.db, server.context, 'ann@example.com')).toEqual([
      'bob@example.com',
    ]);
    expect(await listSecondAdministrators(server.db, server.context, 'cli:ann')).toEqual([
      'ann+two@example.com',
      'ann@example.com',
      'bob@example.com',
    ]);
  });
});
