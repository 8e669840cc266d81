// Decisions: docs/decisions/crew-power.md
import { normalizeEmail } from '@conkit/rules';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../context.ts';
import type { Queryable } from '../database/connect.ts';
import { ProblemError } from '../errors.ts';
import { createToken, hashToken } from '../keys/hash.ts';

/** What decides whether a hold is in force. */
export type HoldContext = Pick<Context, 'config' | 'clock'>;

const DAY_MS = 86_400_000;

/** For how many days a stopped move can still be released: longer than any convention lasts. */
export const STOPPED_DAYS = 730;

/** Returns a time: holds that began before it have expired, unless only an answer ends them. */
export const getHoldsSince = ({ config, clock }: HoldContext): Date =>
  new Date(clock.now().getTime() - config.ballot_hold_days * DAY_MS);

/**
 * Returns the condition of a join with `ballot_hold as hold`: the person's entries are held from their
 * account.
 *
 * @param since the parameter for {@link getHoldsSince}, such as `$3`
 */
export const isHeldText = (since: string): string =>
  `hold.person_id = person.id and hold.email_key is distinct from person.email_key
   and ${isInForceText(since)}`;

/** Returns the condition on a row of `ballot_hold as hold` that the hold has not expired. */
const isInForceText = (since: string): string => `(not hold.expires or hold.since > ${since})`;

/** Converts one of these conditions to a part of a Kysely query. */
const withHoldsSince = (context: HoldContext, getText: (since: string) => string) => {
  const [before = '', after = ''] = getText('?').split('?');
  return sql`${sql.raw(before)}${getHoldsSince(context)}::timestamptz${sql.raw(after)}`;
};

/** Same as {@link isHeldText}, as a condition on a row of `person`. */
export const isHeld = (context: HoldContext): RawBuilder<boolean> => sql<boolean>`exists (
  select from ballot_hold as hold where ${withHoldsSince(context, isHeldText)})`;

/** The columns of a hold in a row of a person; all null without one. */
export interface HoldColumns {
  readonly held_since: Date | null;
  readonly held_expires: boolean | null;
}

/** The columns for {@link HoldColumns}, of a left join by {@link isHeldText}. */
export const HOLD_COLUMNS = 'hold.since as held_since, hold.expires as held_expires';

/** Same as {@link HOLD_COLUMNS}, for a Kysely query on `person`. */
export const holdColumns = (context: HoldContext) => {
  const ofHold = (column: 'since' | 'expires') => sql`(
    select ${sql.ref(`hold.${column}`)} from ballot_hold as hold
    where ${withHoldsSince(context, isHeldText)})`;
  return [
    ofHold('since').$castTo<Date | null>().as('held_since'),
    ofHold('expires').$castTo<boolean | null>().as('held_expires'),
  ] as const;
};

/** Returns a person's hold; undefined without one. Its end is null while only an answer ends it. */
export function getHold(
  { config }: HoldContext,
  { held_since: since, held_expires: expires }: HoldColumns,
): { readonly until: Date | null } | undefined {
  if (since === null) return undefined;
  return { until: expires === true ? getHoldEnd(config, since) : null };
}

const getHoldEnd = ({ ballot_hold_days: days }: HoldContext['config'], since: Date): Date =>
  new Date(since.getTime() + days * DAY_MS);

/** @throws ProblemError `ballot_held` */
export function requireNotHeld(context: HoldContext, row: HoldColumns): void {
  const hold = getHold(context, row);
  if (hold) throw new ProblemError('ballot_held', { until: hold.until?.toISOString() ?? null });
}

/** A person's move that has not been decided. */
export interface PendingMove {
  readonly person_id: number;
  /** The mailbox in which the member last signed in; null when there is none. */
  readonly email: string | null;
  readonly email_key: string | null;
  readonly since: Date;
  /** When the hold expires; null while only an answer ends it. */
  readonly until: Date | null;
  /** The administrators who moved the person or merged the record. */
  readonly movers: readonly string[];
  /** Whether that mailbox answered that the member did not ask for the move. */
  readonly is_stopped: boolean;
  /** Whether the person is on another account than the trusted one. Then their ballot is held. */
  readonly is_held: boolean;
  /** Whether two accounts' records were merged, so that the trusted mailbox belongs to only one of them. */
  readonly is_mixed: boolean;
}

/** Returns the undecided moves, oldest first; those of one person when `personId` is given. */
export async function listPendingMoves(
  db: Queryable,
  context: HoldContext,
  personId?: number,
): Promise<PendingMove[]> {
  const { rows } = await sql<Omit<PendingMove, 'until'> & { readonly expires: boolean }>`
    select hold.*, hold.email_key is distinct from person.email_key as is_held
    from ballot_hold as hold join person on person.id = hold.person_id
    where ${withHoldsSince(context, isInForceText)}
      and ${personId === undefined ? sql`true` : sql`hold.person_id = ${personId}`}
    order by hold.since, hold.person_id`.execute(db);
  return rows.map(({ expires, ...row }) =>
    Object.assign(row, { until: expires ? getHoldEnd(context.config, row.since) : null }),
  );
}

/**
 * Deletes the expired holds of people on an account that signs in, because it is now the account of their last sign-in.
 * Keeps holds in force: otherwise an administrator could move a person, sign in to the new account, and so make it
 * trusted.
 */
export async function forgetEndedHolds(
  db: Queryable,
  context: HoldContext,
  email: string,
): Promise<void> {
  await db
    .deleteFrom('ballot_hold')
    .where('expires', '=', true)
    .where('since', '<=', getHoldsSince(context))
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('person')
          .select('person.id')
          .whereRef('person.id', '=', 'ballot_hold.person_id')
          .where('person.email_key', '=', normalizeEmail(email)),
      ),
    )
    .execute();
}

/**
 * Deletes an expired hold if the other account has saved something since, or had saved something before a merge: the
 * trusted mailbox must not read that. Call this before moving the person again: the next hold would trust that mailbox.
 */
export async function forgetOutdatedHold(
  trx: Queryable,
  context: HoldContext,
  personId: number,
): Promise<void> {
  const hours = context.config.ballot_hold_days * 24;
  await sql`
    delete from ballot_hold as hold
    where person_id = ${personId} and expires and since <= ${getHoldsSince(context)}::timestamptz
      and (is_mixed
        or exists (select from vote
          where vote.person_id = hold.person_id and time >= since + ${hours}::integer * interval '1 hour')
        or exists (select from nomination
          where nomination.person_id = hold.person_id and time >= since + ${hours}::integer * interval '1 hour')
        or exists (select from reading
          where reading.person_id = hold.person_id and saved_at >= since + ${hours}::integer * interval '1 hour'))`.execute(
    trx,
  );
}

/**
 * For two records that are merged on one account: deletes a record's expired hold if the other record has saved
 * entries, because the hold's mailbox must not be trusted with those.
 *
 * @param kept the record that stays
 */
export async function forgetHoldsOfOthers(
  trx: Queryable,
  kept: { readonly id: number; readonly email_key: string | null },
  otherId: number,
): Promise<void> {
  await sql`
    delete from ballot_hold
    where person_id in (${kept.id}, ${otherId}) and email_key is distinct from ${kept.email_key}
      and has_award_records(case person_id when ${kept.id} then ${otherId}::integer else ${kept.id}::integer end)`.execute(
    trx,
  );
}

/** The recipient of mails with a person's entries: never an account that the ballot is held from. */
export interface BallotReader {
  /** Null when no mailbox may read it. */
  readonly email: string | null;
  readonly legal_name: string;
  readonly isHeld: boolean;
}

/**
 * Finds the recipient of mails with a person's entries: while they are held, the mailbox in which the member last
 * signed in. There is none after a merge of two accounts' ballots or nominations.
 */
export async function findBallotReader(
  db: Queryable,
  context: HoldContext,
  personId: number,
): Promise<BallotReader | undefined> {
  const { rows } = await sql<BallotReader>`
    select legal_name, ${isHeld(context)} as "isHeld",
      case when ${isHeld(context)}
        then (select case when not is_mixed then email end from ballot_hold where person_id = person.id)
        else email end as email
    from person where id = ${personId}`.execute(db);
  return rows[0];
}

/** The error for a move or merge that would combine a former owner's record with the new owner's. */
export const TRANSFERRED =
  'A membership was transferred between these records: the new owner must never read what the former owner saved.';

/**
 * Returns whether a membership was transferred between a person and another record, or a record of an account.
 *
 * @param other the id of the record, or the key of the account
 */
export async function isTransferBetween(
  trx: Queryable,
  personId: number,
  other: number | string,
): Promise<boolean> {
  const isOther =
    typeof other === 'number' ? sql`person.id = ${other}` : sql`person.email_key = ${other}`;
  const { rows } = await sql`
    select from membership_transfer
    join person on person.id <> ${personId} and person.id in (former_id, owner_id)
    where ${personId} in (former_id, owner_id) and ${isOther} limit 1`.execute(trx);
  return rows.length > 0;
}

/**
 * Creates the key of a link by which the trusted mailbox answers a move, and stores its hash.
 *
 * @returns the key, which is stored nowhere
 */
export async function createHoldKey(
  { db, clock, secret }: Pick<Context, 'db' | 'clock' | 'secret'>,
  { person_id, since, until }: Pick<PendingMove, 'person_id' | 'since' | 'until'>,
): Promise<string> {
  const key = createToken();
  const expires = until ?? new Date(clock.now().getTime() + STOPPED_DAYS * DAY_MS);
  const hash = hashToken(secret, 'hold', key);
  await db.insertInto('hold_key').values({ hash, person_id, since, expires }).execute();
  return key;
}
