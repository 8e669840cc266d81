// The largest data that one account may have, inserted directly into the tables.
import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';

/** The number of rows of each kind. */
export interface Sizes {
  /** The number of one voter's saves of votes, and the same number of saves of nominations. */
  readonly saves: number;
  /** People on one account. */
  readonly people: number;
  /** Purchases by that account for that voter, with as many mails, changes, and audit rows. */
  readonly purchases: number;
}

/** The account that owns everything. */
export const CROWD = 'crowd@example.com';
/** Rows per statement: the audit trail's triggers run for each. */
const BATCH = 5000;

/**
 * Fills an empty database.
 *
 * @param categories the award categories, which the saves use in turn
 * @param now the newest time of anything
 * @returns the voter's id
 */
export async function fillLargest(
  db: Database,
  { saves, people, purchases }: Sizes,
  categories: readonly string[],
  now: Date,
): Promise<number> {
  const ago = sql`${now}::timestamptz - interval '1 second' * n`;
  const category = sql`(${[...categories]}::text[])[1 + n % ${sql.lit(categories.length)}]`;
  await sql`
    insert into person (last_modified, membership, member_number, legal_name, email, email_key, address, city, lookup_names)
    select ${now}, 'Adult', 1000000 + n, 'Aoife Byrne ' || n, ${CROWD}, ${CROWD}, repeat('Quay Street ', 20), 'Dublin', array['Aoife Byrne ' || n]
    from generate_series(1, ${people}::integer) as n`.execute(db);
  const { id } = await db
    .selectFrom('person')
    .select('id')
    .where('email_key', '=', CROWD)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  await sql`
    insert into vote (person_id, category, votes, signature, time, client_ip)
    select ${id}, ${category}, array[1, 2, n % 6], 'Aoife Byrne', ${ago}, ''
    from generate_series(${saves}::integer, 1, -1) as n`.execute(db);
  await sql`
    insert into ballot (person_id, saved_at, current)
    select ${id}, max(time), jsonb_object_agg(category, jsonb_build_object('votes', votes, 'time',
      to_char(time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))
    from (select distinct on (category) category, votes, time from vote order by category, id desc) as newest`.execute(
    db,
  );
  await sql`
    insert into nomination (person_id, category, version, nominations, signature, time, client_ip)
    select ${id}, category, row_number() over (partition by category order by n desc),
      '[{"title": "A work", "author": "N. Obody"}]', 'Aoife Byrne', ${ago}, ''
    from (select n, ${category} as category from generate_series(${saves}::integer, 1, -1) as n) as made
    order by n desc`.execute(db);
  for (const kind of ['vote', 'nomination']) {
    await sql`
      insert into save_origin (kind, save_id, person_id, client_ip, client_ua, delete_after)
      select ${kind}, id, person_id, '192.0.2.7', repeat('Mozilla/5.0 ', 10), ${now}::timestamptz + interval '30 days'
      from ${sql.table(kind)}`.execute(db);
  }
  await sql`
    insert into purchase_intent (idempotency_key, request_hash, status, account, email, email_key, buyer_email_key, amount, currency,
      items, provider_id, created, updated)
    select 'key-' || n, 'hash-' || n, 'processing', 'default', ${CROWD}, ${CROWD}, ${CROWD}, 6000, 'eur',
      jsonb_build_array(jsonb_build_object('kind', 'item', 'amount', 6000, 'category', 'sponsor', 'type', 'bench',
        'personId', ${id}::integer, 'data', jsonb_build_object('sponsor', 'In memory of a friend'))), 'pi_' || n, ${ago}, ${ago}
    from generate_series(${purchases}::integer, 1, -1) as n`.execute(db);
  // A trigger inserts the rows of the money book.
  await sql`update purchase_intent set status = 'succeeded'`.execute(db);
  await sql`
    insert into payment (intent_id, created, updated, payment_email, payment_email_key, status, stripe_charge_id, stripe_token, amount,
      currency, person_id, person_name, category, type, data)
    select id, created, updated, email, email_key, status, provider_id, idempotency_key, amount, currency, ${id}, 'Aoife Byrne',
      'sponsor', 'bench', '{"sponsor": "In memory of a friend"}'
    from purchase_intent order by id`.execute(db);
  await sql`
    insert into mail_job (kind, data, due_at, created, sent_at, recipient, recipient_key)
    select 'purchase', jsonb_build_object('email', ${CROWD}::text, 'personId', ${id}::integer, 'paymentId', payment.id),
      created, created, created, ${CROWD}, ${CROWD}
    from payment order by id`.execute(db);
  for (let end = purchases; end > 0; end -= BATCH) {
    const rows = sql`generate_series(${end}::integer, ${Math.max(1, end - BATCH + 1)}::integer, -1) as n`;
    const change = (column: string) => sql`jsonb_build_object(${sql.lit(column)}, 'Aoife ' || n)`;
    await sql`
      insert into person_change (person_id, time, author, before, after)
      select ${id}, ${ago}, ${CROWD}, ${change('badge_name')}, ${change('badge_name')} from ${rows}`.execute(
      db,
    );
    await sql`
      insert into audit (time, operator, operation, reason, person_id, before, after)
      select ${ago}, 'desk@example.com', 'editPerson', 'Asked for it', ${id}, ${change('city')}, ${change('city')}
      from ${rows}`.execute(db);
  }
  await sql`
    insert into campaign (name, act, only_not_yet, per_minute, created, next_at)
    select 'Campaign ' || n, 'vote', false, 100, ${now}, ${now} from generate_series(1, 1000) as n`.execute(
    db,
  );
  await sql`
    insert into pending_act (operation, person_id, account, request, requester, reason, created, expires)
    select 'disallowBallot', id, ${CROWD}, '{"body": {"ballot": "votes"}}', 'cli:una', 'Asked for it', ${now},
      ${now}::timestamptz + interval '7 days'
    from person where email_key = ${CROWD}`.execute(db);
  await sql`analyze`.execute(db);
  return id;
}
