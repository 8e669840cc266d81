import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { migrate } from '../database/migrate.ts';
import { createLoginKey } from '../keys/loginKeys.ts';
import { forEachDatabase } from '../testing/databases.ts';
import { buy, newMember } from '../testing/purchases.ts';
import type { TestServer } from '../testing/server.ts';

const OWNER = 'kate@example.com';
/** This address begins with the Kelvin sign. It is another mailbox, although Unicode lowercases the sign to k. */
const LOOKALIKE = '\u212Aate@example.com';

forEachDatabase((start) => {
  let server: TestServer;
  let ownerId: number;
  beforeAll(async () => {
    server = await start();
    ({ id: ownerId } = await server.addPerson({ email: OWNER }));
  });
  /** Resets the limits between tests. */
  beforeEach(() => server.clock.advance(3600));

  const getPeople = async (email: string) => {
    const { people } = (await (await server.as(email)).get('/api/user')).json<{
      people: { id: number }[];
    }>();
    return people.map(({ id }) => id);
  };
  /** Returns the keys in all mails to an address. */
  const keysMailedTo = async (address: string) => {
    const mails = await server.mailsTo(address);
    expect(mails.length).toBeGreaterThan(0);
    return mails.flatMap(({ text }) =>
      [...text.matchAll(/\/login\/[^/]+\/([0-9a-f]{32})/g)].map(([, key = '']) => key),
    );
  };

  it('mails a look-alike of a known address that it has no membership, and no key', async () => {
    await server.post('/api/key', { email: LOOKALIKE });
    expect(await keysMailedTo(LOOKALIKE)).toEqual([]);
  });

  it('mails no key to the other account when a look-alike buys a membership', async () => {
    const member = newMember({ email: LOOKALIKE });
    const answer = await buy(server, {
      amount: 21000,
      email: LOOKALIKE,
      source: 'tok_sandbox_success',
      new_members: [member],
    });
    expect(answer.statusCode).toBe(200);
    const keys = await keysMailedTo(LOOKALIKE);
    expect(keys.length).toBeGreaterThan(0);
    for (const key of keys) {
      const login = (email: string) => server.post('/api/login', { email, key });
      expect((await login(OWNER)).statusCode).toBe(401);
      expect((await login(LOOKALIKE)).statusCode).toBe(200);
    }
    expect(await getPeople(LOOKALIKE)).not.toContain(ownerId);
    expect(await getPeople(OWNER)).toEqual([ownerId]);
  });

  it('splits accounts that shared a key, and keeps users with other non-ASCII letters signed in', async () => {
    const { db } = server;
    // Lowercases every letter, as the first release did.
    const old = (email: string) => email.toLowerCase();
    const umlaut = '\u00C4rger@Example.com';
    const kept = await server.addPerson({ email: umlaut });
    const attacker = await server.addPerson({ email: LOOKALIKE });
    const client = await server.as(umlaut);
    const key = await createLoginKey(server.context, umlaut);
    const stolen = await createLoginKey(server.context, LOOKALIKE);
    for (const email of [umlaut, LOOKALIKE, OWNER]) {
      for (const table of ['person', 'session', 'login_key', 'purchase_intent'] as const)
        await sql`update ${sql.table(table)} set email_key = ${old(email)} where email = ${email}`.execute(
          db,
        );
      await sql`update payment set payment_email_key = ${old(email)} where payment_email = ${email}`.execute(
        db,
      );
    }
    expect(await getPeople(OWNER)).toContain(attacker.id);

    await sql`delete from migration where name = '012_address_keys.sql'`.execute(db);
    await migrate(db);

    expect(await getPeople(OWNER)).toEqual([ownerId]);
    expect(await getPeople(LOOKALIKE)).toContain(attacker.id);
    expect((await server.post('/api/login', { email: OWNER, key: stolen })).statusCode).toBe(401);
    expect((await server.post('/api/login', { email: umlaut, key })).statusCode).toBe(200);
    expect((await client.get('/api/user')).json()).toMatchObject({ people: [{ id: kept.id }] });
    const { rows } = await sql<{ payment_email_key: string }>`
      select distinct payment_email_key from payment`.execute(db);
    expect(rows).toEqual([{ payment_email_key: LOOKALIKE }]);
  });
});
