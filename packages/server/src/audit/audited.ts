import { sql, type Transaction } from 'kysely';
import type { Context } from '../context.ts';
import { crewActs, type CrewActId } from '../crew/acts.ts';
import type { Queryable } from '../database/connect.ts';
import type { Tables } from '../database/schema.ts';

/** Who acts for others, and why. */
export interface Act {
  /** The address of an administrator, or `cli:` and the name of whoever runs a command. */
  readonly operator: string;
  readonly reason: string;
  /** The administrator who approved it, or `single_administrator`; absent where none is needed. */
  readonly approvedBy?: string;
}

/** Columns with their values, as they are stored. */
export type Fields = Readonly<Record<string, unknown>>;

/** What an act did to one person or account. */
export interface Deed {
  readonly personId?: number;
  /** The key of its address, of what is about no person. */
  readonly account?: string;
  /** What was there, and what is there now: only what changed. */
  readonly before: Fields;
  readonly after: Fields;
  /** The number of a record that was merged into the person's and deleted. Its audit rows become the person's. */
  readonly merged?: number;
  /** The new hashes of the audit rows that an erasure redacted, by their place in the chain. */
  readonly amends?: Readonly<Record<string, string>>;
}

/** What an act answers, and what it did; no deeds when there was nothing to do. */
export interface Done<Answer> {
  readonly answer: Answer;
  readonly deeds: readonly Deed[];
}

/** Where somebody only wants to see what an act would do: is told it, and nothing of it stays. */
export interface Rehearsal {
  readonly rehearse?: ((deeds: readonly Deed[]) => void) | undefined;
}

/** The approval that an act has: by another administrator, or because the convention has one administrator alone. */
export interface Approval {
  readonly approvedBy: string;
  /** Takes what waited out of the list, within the transaction of the act, or throws: nothing is approved twice. */
  readonly claim?: (trx: Queryable) => Promise<void>;
}

/** Set where an act has its approval. */
export interface Approved {
  readonly approval?: Approval | undefined;
}

/** Takes back all that a transaction did. */
const TAKE_BACK = new Error('rehearsed');

/**
 * Does something for others and writes down who, when, why and what, in one transaction: both happen or neither.
 * Every change of the crew goes through here.
 *
 * @throws Error for an act that needs an approval and has none: a fault of ours
 */
export async function audited<Answer>(
  { db, clock, rehearse, approval }: Pick<Context, 'db' | 'clock'> & Rehearsal & Approved,
  operation: CrewActId,
  given: Act,
  change: (trx: Transaction<Tables>) => Promise<Done<Answer>>,
): Promise<Answer> {
  let rehearsed: Done<Answer> | undefined;
  const isAlone = crewActs[operation].secondAdministrator === 'always' && !approval && !rehearse;
  if (isAlone) throw new Error(`${operation} needs an approval`);
  const act = approval ? { ...given, approvedBy: approval.approvedBy } : given;
  try {
    return await db.transaction().execute(async (trx) => {
      await approval?.claim?.(trx);
      await nameOperator(trx, act);
      const done = await change(trx);
      await writeAudit(trx, clock.now(), operation, act, done.deeds);
      if (rehearse === undefined) return done.answer;
      rehearsed = done;
      throw TAKE_BACK;
    });
  } catch (error) {
    if (error !== TAKE_BACK || rehearsed === undefined) throw error;
    rehearse?.(rehearsed.deeds);
    return rehearsed.answer;
  }
}

/** Tells the transaction who acts: the record of changes of a person takes it from there. */
export async function nameOperator(trx: Queryable, { operator }: Act): Promise<void> {
  await sql`select set_config('conkit.operator', ${operator}, true)`.execute(trx);
}

/** Rows that are written at once: PostgreSQL takes 65,535 values in a statement. */
const BATCH = 5000;

/**
 * Writes down what an act did, of the crew or of the member who answers one, within the transaction that does it. It must be the transaction's last step: the rows form
 * one chain, so every other audited transaction waits from here until this one ends.
 */
export async function writeAudit(
  trx: Queryable,
  time: Date,
  operation: CrewActId | 'answerMove',
  { operator, reason, approvedBy }: Act,
  deeds: readonly Deed[],
): Promise<void> {
  const rows = deeds.map(({ personId, account, before, after, merged, amends }) => ({
    time,
    operator,
    operation,
    reason,
    approved_by: approvedBy ?? null,
    is_read: operation !== 'answerMove' && crewActs[operation].audit === 'read',
    person_id: personId ?? null,
    account: account ?? null,
    before: JSON.stringify(before),
    after: JSON.stringify(after),
    merged: merged ?? null,
    amends: amends === undefined ? null : JSON.stringify(amends),
  }));
  await lockPeople(trx, deeds);
  for (const { merged, personId } of deeds) {
    if (merged !== undefined) await sql`select move_audit(${merged}, ${personId})`.execute(trx);
  }
  for (let start = 0; start < rows.length; start += BATCH) {
    await trx
      .insertInto('audit')
      .values(rows.slice(start, start + BATCH))
      .execute();
  }
}

/**
 * Takes the locks that the foreign key needs. The chain is locked after them, so that two transactions never wait for each
 * other: one for a person, the other for the chain.
 */
async function lockPeople(trx: Queryable, deeds: readonly Deed[]): Promise<void> {
  const ids = [...new Set(deeds.flatMap(({ personId }) => personId ?? []))];
  if (ids.length === 0) return;
  await sql`
    select from person where id = any(${ids}::integer[]) order by id for key share`.execute(trx);
}
