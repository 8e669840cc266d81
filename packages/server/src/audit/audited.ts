// Decisions: docs/decisions/crew-power.md
import { sql, type Transaction } from 'kysely';
import type { Context } from '../context.ts';
import { type CrewActId, crewActs } from '../crew/acts.ts';
import type { Queryable } from '../database/connect.ts';
import type { Tables } from '../database/schema.ts';

/** Who acts for another person, and why. */
export interface AuditActor {
  /** The address of an administrator, or `cli:` and the operator's name. */
  readonly operator: string;
  readonly reason: string;
  /** The approving administrator or `single_administrator`; absent if no approval is needed. */
  readonly approvedBy?: string;
}

/** Columns with their stored values. */
export type Fields = Readonly<Record<string, unknown>>;

/** An act's effect on one person or account. */
export interface AuditChange {
  readonly personId?: number;
  /** The account's email key, for a change that is about no person. */
  readonly account?: string;
  /** The changed fields only. */
  readonly before: Fields;
  readonly after: Fields;
  /** The id of a record that was merged into the person's and deleted. Its audit rows become the person's. */
  readonly merged?: number;
  /** The new hashes of audit rows that an erasure redacted, by row number. */
  readonly amends?: Readonly<Record<string, string>>;
}

/** An act's answer and its changes. No changes if there was nothing to do. */
export interface Done<Answer> {
  readonly answer: Answer;
  readonly changes: readonly AuditChange[];
}

/** With `dryRun`, an act passes its changes to the callback and rolls them back. */
export interface DryRun {
  readonly dryRun?: ((changes: readonly AuditChange[]) => void) | undefined;
}

/** An act's approval: by another administrator, or because the convention has only one. */
export interface Approval {
  readonly approvedBy: string;
  /** Removes the pending act in the act's transaction, or throws, so that nothing is approved twice. */
  readonly claim?: (trx: Queryable) => Promise<void>;
}

/** The context of an approved act. */
export interface Approved {
  readonly approval?: Approval | undefined;
}

/** Thrown to roll back a dry run. */
const ROLLBACK = new Error('dry run');

/**
 * Changes data for another person and writes the audit rows in the same transaction. Every change by the crew uses
 * this.
 *
 * @throws Error for an act without its required approval, which is a bug
 */
export async function audited<Answer>(
  { db, clock, dryRun, approval }: Pick<Context, 'db' | 'clock'> & DryRun & Approved,
  operation: CrewActId,
  given: AuditActor,
  change: (trx: Transaction<Tables>) => Promise<Done<Answer>>,
): Promise<Answer> {
  let tried: Done<Answer> | undefined;
  const isAlone = crewActs[operation].secondAdministrator === 'always' && !approval && !dryRun;
  if (isAlone) throw new Error(`${operation} needs an approval`);
  const act = approval ? { ...given, approvedBy: approval.approvedBy } : given;
  try {
    return await db.transaction().execute(async (trx) => {
      await approval?.claim?.(trx);
      await nameOperator(trx, act);
      const done = await change(trx);
      await writeAudit(trx, clock.now(), operation, act, done.changes);
      if (dryRun === undefined) return done.answer;
      tried = done;
      throw ROLLBACK;
    });
  } catch (error) {
    if (error !== ROLLBACK || tried === undefined) throw error;
    dryRun?.(tried.changes);
    return tried.answer;
  }
}

/** Stores the operator in the transaction, where the trigger for `person_change` reads it. */
export async function nameOperator(trx: Queryable, { operator }: AuditActor): Promise<void> {
  await sql`select set_config('conkit.operator', ${operator}, true)`.execute(trx);
}

/** Rows per statement: PostgreSQL accepts 65,535 parameters. */
const BATCH = 5000;

/**
 * Writes the audit rows of an act, by the crew or by a member who answers one. Must be the transaction's last step: the
 * rows form one chain, so every other audited transaction waits until this one ends.
 */
export async function writeAudit(
  trx: Queryable,
  time: Date,
  operation: CrewActId | 'answerMove',
  { operator, reason, approvedBy }: AuditActor,
  changes: readonly AuditChange[],
): Promise<void> {
  const rows = changes.map(({ personId, account, before, after, merged, amends }) => ({
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
  await lockPeople(trx, changes);
  for (const { merged, personId } of changes) {
    if (merged !== undefined) await sql`select move_audit(${merged}, ${personId})`.execute(trx);
  }
  for (let start = 0; start < rows.length; start += BATCH) {
    await trx
      .insertInto('audit')
      .values(rows.slice(start, start + BATCH))
      .execute();
  }
}

/** Locks the people, as the foreign key needs, before the chain is locked: the other order could deadlock. */
async function lockPeople(trx: Queryable, changes: readonly AuditChange[]): Promise<void> {
  const ids = [...new Set(changes.flatMap(({ personId }) => personId ?? []))];
  if (ids.length === 0) return;
  await sql`
    select from person where id = any(${ids}::integer[]) order by id for key share`.execute(trx);
}
