import { normalizeEmail } from '@conkit/rules';
import { sql } from 'kysely';
import type { Convention, DemoPerson } from '../config/types.ts';
import type { Database, Queryable } from '../database/connect.ts';
import { recordSignIn } from '../mail/accounts.ts';
import { insertPerson } from '../people/insert.ts';
import type { Clock } from '../ports/clock.ts';
import { insertInvoice } from '../purchase/order/invoices.ts';

/** Roles this old let the demo's administrators approve at once. */
const LONG_AGO = new Date('2000-01-01T00:00:00Z');

/** Inserts the demo's people once; later starts keep their changes. */
export async function seedDemo(db: Database, config: Convention, clock: Clock): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const mark = await trx
      .insertInto('setting')
      .values({ key: 'demo_people', value: clock.now().toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('key')
      .executeTakeFirst();
    if (!mark) return;
    for (const person of config.people) await seedPerson(trx, config, clock, person);
    const last = Math.max(0, ...config.people.map(({ member_number }) => member_number ?? 0));
    if (last > 0) await sql`select setval('member_number_seq', ${last}::integer)`.execute(trx);
  });
}

async function seedPerson(
  trx: Queryable,
  config: Convention,
  clock: Clock,
  { roles = [], invoices = [], ...person }: DemoPerson,
): Promise<void> {
  const { id } = await insertPerson(trx, clock, person);
  const { email, legal_name } = person;
  // Demo names come from the configuration, so mails may greet the person by name as if they had signed in before.
  if (email) await recordSignIn({ config, clock }, trx, email);
  for (const role of roles) {
    await trx
      .insertInto('role')
      .values({ email_key: normalizeEmail(email), role, granted_at: LONG_AGO })
      .execute();
  }
  for (const invoice of invoices) {
    const addressed = { ...invoice, email, person: { id, legal_name } };
    await insertInvoice(trx, { config, clock }, addressed);
  }
}
