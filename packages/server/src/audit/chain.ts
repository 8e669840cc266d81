import { normalizeEmail } from '@conkit/rules';
import { sql } from 'kysely';
import { createHash } from 'node:crypto';
import type { Context } from '../context.ts';
import type { Database, Queryable } from '../database/connect.ts';
import { queueMail } from '../mail/queue.ts';

/** The result of checking the audit trail. */
interface AuditCheck {
  /** The number of rows read. */
  readonly rows: number;
  /** The hash of the newest row in hexadecimal; empty without rows. */
  readonly head: string;
  /** The first fault as a sentence with the row's number; `undefined` if the trail is complete. */
  readonly fault?: string;
}

/** A row with its hashed texts. The database writes the JSON, and this process hashes it. */
interface ChainedRow {
  readonly seq: number;
  readonly person_id: number | null;
  readonly record: number | null;
  readonly fixed: string;
  readonly details: string;
  readonly salt: Uint8Array;
  readonly details_hash: Uint8Array;
  readonly hash: Uint8Array;
}

const PAGE_ROWS = 1000;

/**
 * Checks the whole audit trail. Finds rows that were changed, removed, reordered, moved to another person or cut off at
 * the end, unless an erasure or a merge in the trail explains it.
 *
 * @param head the hash from an earlier mail, in hexadecimal; its row must still exist
 */
export const verifyAudit = (db: Database, head?: string): Promise<AuditCheck> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((trx) => checkRows(trx, head?.toLowerCase()));

async function checkRows(trx: Queryable, expected: string | undefined): Promise<AuditCheck> {
  const { merges, amended } = await readAccounts(trx);
  let previous = Buffer.alloc(0);
  let rows = 0;
  let isExpectedFound = expected === undefined;
  const found = (fault?: string): AuditCheck => ({
    rows,
    head: previous.toString('hex'),
    ...(fault !== undefined && { fault }),
  });
  for (;;) {
    const page = await readPage(trx, rows);
    for (const row of page) {
      const place = rows + 1;
      if (row.seq !== place) return found(`Row ${place} was removed.`);
      const details = sha256(row.salt, row.details);
      if (details !== (amended.get(place) ?? toHex(row.details_hash))) {
        return found(`Row ${place} was changed: its details are not those that were hashed.`);
      }
      if (row.person_id !== currentPerson(row.record, place, merges)) {
        return found(`Row ${place} was changed: it was moved to another person.`);
      }
      const hash = sha256(previous, row.details_hash, row.fixed);
      if (hash !== toHex(row.hash)) {
        return found(`Row ${place} was changed, or the rows before it were replaced or reordered.`);
      }
      previous = Buffer.from(row.hash);
      rows = place;
      isExpectedFound ||= hash === expected;
    }
    if (page.length < PAGE_ROWS) break;
  }
  const stored = await trx.selectFrom('audit_head').selectAll().executeTakeFirst();
  const last = stored?.seq ?? 0;
  if (last > rows) return found(`The rows from ${rows + 1} to ${last} were cut off.`);
  if (last < rows || (stored && toHex(stored.hash) !== toHex(previous))) {
    return found(`Row ${rows} is not the one that the database noted as the newest.`);
  }
  // A row outside the chain would be listed but never checked.
  if ((await countRows(trx)) > rows)
    return found(`A row was added outside the chain of ${rows} rows.`);
  if (isExpectedFound) return found();
  return found('No row has the hash that was given: rows were cut off after it, or replaced.');
}

async function countRows(trx: Queryable): Promise<number> {
  const { count } = await trx
    .selectFrom('audit')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

const readPage = async (trx: Queryable, after: number): Promise<readonly ChainedRow[]> => {
  const { rows } = await sql<ChainedRow>`
    select seq, person_id, record, salt, details_hash, hash,
      jsonb_build_array(
        seq, id, (extract(epoch from time) * 1000)::bigint, operation, record, merged, is_read, amends
      )::text as fixed,
      jsonb_build_array(operator, approved_by, reason, account, before, after)::text as details
    from audit where seq > ${after} order by seq limit ${PAGE_ROWS}`.execute(trx);
  return rows;
};

/** By a merged record's id: the record that got its rows, and the number of the merge's row. */
type Merges = ReadonlyMap<number, { readonly seq: number; readonly into: number | null }>;

/** Reads the merges and erasures in the trail. Their rows are checked like all others. */
async function readAccounts(trx: Queryable) {
  const rows = await trx
    .selectFrom('audit')
    .select(['seq', 'record', 'merged', 'amends'])
    .where((eb) => eb.or([eb('merged', 'is not', null), eb('amends', 'is not', null)]))
    .orderBy('seq')
    .execute();
  const merges = new Map<number, { seq: number; into: number | null }>();
  const amended = new Map<number, string>();
  for (const { seq, record, merged, amends } of rows) {
    if (merged !== null) merges.set(merged, { seq, into: record });
    for (const [place, hash] of Object.entries(amends ?? {})) {
      // An erasure can redact only earlier rows.
      if (Number(place) < seq) amended.set(Number(place), hash);
    }
  }
  return { merges: merges as Merges, amended: amended as ReadonlyMap<number, string> };
}

/** Returns the current person of a row after all later merges. */
function currentPerson(record: number | null, place: number, merges: Merges): number | null {
  let [current, since] = [record, place];
  while (current !== null) {
    const merge = merges.get(current);
    if (!merge || merge.seq <= since) break;
    [current, since] = [merge.into, merge.seq];
  }
  return current;
}

function sha256(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
}

const toHex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

const SETTING = 'audit_head_mailed';

/**
 * The last day (UTC) on which the observers got a mail, and the newest row on that day. `null` before the first mail.
 */
type Mailed = { readonly day: string; readonly row: number } | null;

/**
 * Mails the hash of the newest audit row to the observers, once a day (UTC) across all processes. Rows that are changed
 * in the database later no longer match that hash.
 */
export async function mailAuditHead({ db, clock, config, env, log }: Context): Promise<void> {
  const { observers } = config.crew;
  // A copy of the data has its own trail.
  if (observers.length === 0 || env.holdsMail) return;
  const today = clock.now().toISOString().slice(0, 10);
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('setting')
      .values({ key: SETTING, value: JSON.stringify(null satisfies Mailed) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { value } = await trx
      .selectFrom('setting')
      .select('value')
      .where('key', '=', SETTING)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const last = JSON.parse(value) as Mailed;
    if (last && last.day >= today) return;
    const head = await trx.selectFrom('audit_head').selectAll().executeTakeFirst();
    const row = head?.seq ?? 0;
    const since = last?.row ?? null;
    for (const email of observers) {
      await queueMail(trx, clock, { kind: 'audit_head', data: { email, since } });
    }
    await warnOfInsiders(trx, log, observers);
    await trx
      .updateTable('setting')
      .set({ value: JSON.stringify({ day: today, row } satisfies Mailed) })
      .where('key', '=', SETTING)
      .execute();
  });
}

/** Logs a warning if an observer has a role, because observers watch the crew. */
async function warnOfInsiders(
  trx: Queryable,
  log: Context['log'],
  observers: readonly string[],
): Promise<void> {
  const insider = await trx
    .selectFrom('role')
    .select('email_key')
    .where('email_key', 'in', observers.map(normalizeEmail))
    .executeTakeFirst();
  if (!insider) return;
  log.warn({ observer: insider.email_key }, 'crew.observers: this observer has a role');
}
