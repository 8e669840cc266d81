// Decisions: docs/decisions/personal-data.md
import { mergedMembership } from '@conkit/rules';
import { sql } from 'kysely';
import { audited } from '../audit/audited.ts';
import {
  forgetHoldsOfOthers,
  forgetOutdatedHold,
  isTransferBetween,
  listPendingMoves,
  TRANSFERRED,
} from '../awards/holds.ts';
import { type BallotChoice, chooseBallots, setAsideBallots } from '../awards/mergeBallots.ts';
import { mergeReading } from '../awards/reading.ts';
import { mergeReminders } from '../awards/reminders.ts';
import { NON_MEMBER } from '../config/schema/shop.ts';
import { requireOthersRecord } from '../crew/requirements.ts';
import type { Queryable } from '../database/connect.ts';
import { PERSON_TEXTS } from '../database/items.ts';
import type { PersonRow } from '../database/schema.ts';
import { invalid, ProblemError } from '../errors.ts';
import { queueMail } from '../mail/queue.ts';
import { readChanges } from '../people/changes.ts';
import { getLookupNames } from '../people/insert.ts';
import { leaveAddress, notifyFormerMailboxes } from '../people/moves.ts';
import { cancelPendingActs } from './approvals.ts';
import { type AdminContext, type AdminOperation, toActor } from './operation.ts';
import { lockPerson, lockPurchases, toChangedAnswer } from './people.ts';

/**
 * Merges two records of one person. Writes the other record's number, and its texts where both have one, to the audit
 * log.
 */
export const mergePeople: AdminOperation<'mergePeople'> = async (context, request) => {
  const { clock } = context;
  const { params, body } = request;
  if (body.other === params.id) {
    throw invalid({ pointer: '/body/other', message: 'other must be another record' });
  }
  return audited(context, 'mergePeople', toActor(request), async (trx) => {
    // Lock in id order, so that two simultaneous merges of the same records don't deadlock.
    const ids = [params.id, body.other].toSorted((a, b) => a - b);
    await lockPurchases(trx, ids);
    const locked = new Map<number, PersonRow>();
    for (const id of ids) locked.set(id, await lockPerson(trx, id));
    const [kept, other] = [locked.get(params.id), locked.get(body.other)];
    if (!kept || !other) throw new ProblemError('not_found');
    requireOthersRecord(request.session.email, kept.email, other.email);
    await requireMergeable(trx, context, kept, other);
    const choices = await chooseBallots(trx, [kept.id, other.id]);
    const joined = mergeRecords(context, kept, other);
    for (const id of ids) await forgetOutdatedHold(trx, context, id);
    // The other record's saves come from another account. They stay closed until its mailbox agrees or the hold ends.
    if (other.email_key !== joined.email_key) {
      await sql`select hold_ballot(${other.id}, ${other.email}, ${other.email_key},
        ${joined.email_key}, ${clock.now()})`.execute(trx);
    } else {
      await forgetHoldsOfOthers(trx, kept, other.id);
    }
    const canceled = await cancelPendingActs(trx, ids, kept.id);
    await setAsideBallots(trx, choices, kept.id, clock.now());
    await moveReferences(trx, other.id, kept.id);
    await trx.deleteFrom('person').where('id', '=', other.id).execute();
    await trx
      .updateTable('person')
      .set({ ...joined, last_modified: clock.now() })
      .where('id', '=', kept.id)
      .execute();
    const moved =
      other.email !== null && kept.email !== null
        ? await leaveAddress(trx, clock, other.email, kept.email)
        : [];
    await notifyMailboxes(trx, context, { kept, other, now: joined.email, choices });
    const { person, fields, change } = await readChanges(trx, kept);
    const joint = {
      ...change,
      before: { ...change.before, record: { ...other } },
      after: { ...change.after, record: null },
      merged: other.id,
    };
    return {
      answer: toChangedAnswer(person, fields),
      changes: [joint, ...choices.map(toAuditChange(kept.id)), ...canceled, ...moved],
    };
  });
};

const conflict = (message: string) => new ProblemError('conflict', { message });

/** @throws ProblemError `conflict` if one of the records would lose something */
async function requireMergeable(
  trx: Queryable,
  context: AdminContext,
  kept: PersonRow,
  other: PersonRow,
): Promise<void> {
  for (const { id } of [kept, other]) {
    const [pending] = await listPendingMoves(trx, context, id);
    if (pending?.is_held || pending?.is_stopped) {
      throw conflict(`Record ${id} is held after a move: wait until that is decided.`);
    }
    const account = kept.email_key ?? other.email_key ?? '';
    for (const to of [kept.id, other.id, account]) {
      if (await isTransferBetween(trx, id, to)) throw conflict(TRANSFERRED);
    }
  }
  const codes = await trx
    .selectFrom('series_extra_code')
    .select('code')
    .where('person_id', 'in', [kept.id, other.id])
    .execute();
  if (codes.length === 2) throw conflict('Both records have a code of the packet.');
  const areBothPasses = kept.daypass_type !== null && other.daypass_type !== null;
  if (areBothPasses && kept.daypass_type !== other.daypass_type) {
    throw conflict('The records have day passes of different types.');
  }
}

/** Returns the merged record: the kept record's values, with the other's where it has none. */
function mergeRecords({ config }: AdminContext, kept: PersonRow, other: PersonRow) {
  const membership = mergedMembership(
    config.membership_types,
    kept.membership,
    other.membership,
    NON_MEMBER,
  );
  if (membership === undefined) {
    throw conflict(
      `Each membership gives something that the other does not (${kept.membership}, ${other.membership}): set one of them first.`,
    );
  }
  const texts = Object.fromEntries(PERSON_TEXTS.map((name) => [name, kept[name] ?? other[name]]));
  const email = kept.email === null ? other : kept;
  const paper = kept.paper_pubs ?? other.paper_pubs;
  const days = kept.daypass_days ?? other.daypass_days;
  const whole = { ...kept, ...texts };
  return {
    ...texts,
    membership,
    member_number: kept.member_number ?? other.member_number,
    email: email.email,
    email_key: email.email_key,
    paper_pubs: paper && JSON.stringify(paper),
    daypass_type: kept.daypass_type ?? other.daypass_type,
    daypass_days: days && days.map((isOn, day) => isOn || other.daypass_days?.[day] === true),
    lookup_names: getLookupNames(whole),
    joined: getEarlier(kept.joined, other.joined),
    lists: [...new Set([...kept.lists, ...other.lists])],
  };
}

/** Returns the earlier time. Rights depend on when a person joined. */
const getEarlier = (one: Date | null, other: Date | null): Date | null =>
  one && other ? new Date(Math.min(one.getTime(), other.getTime())) : (one ?? other);

/** Returns the audit change for the counted ballot and the one that is set aside. */
const toAuditChange =
  (personId: number) =>
  ({ ballot, counted, setAside }: BallotChoice) => ({
    personId,
    before: {
      ballot,
      disallowed_record: setAside.person_id,
      disallowed_since: setAside.since,
      disallowed_reason: setAside.reason,
    },
    after: { ballot, counted_record: counted },
  });

interface Merged {
  readonly kept: PersonRow;
  readonly other: PersonRow;
  /** The address of the merged record. */
  readonly now: string | null;
  readonly choices: readonly BallotChoice[];
}

/** Notifies both mailboxes. The former one doesn't learn the new address, because it may be in the wrong hands. */
async function notifyMailboxes(
  trx: Queryable,
  context: AdminContext,
  { kept: { id: personId }, other, now, choices }: Merged,
): Promise<void> {
  const settled = choices.map(({ ballot }) => ballot);
  await queueMail(trx, context.clock, { kind: 'records_joined', data: { personId, settled } });
  await notifyFormerMailboxes(trx, context, personId, { left: other.email, now });
}

/** The tables with rows about a person. If one is missing here, its foreign key keeps the record from being deleted. */
const TABLES = [
  'vote',
  'ballot',
  'nomination',
  'save_origin',
  'disallowed_ballot',
  'replacement_told',
  'series_extra_code',
  'payment',
  'person_change',
] as const;

/**
 * Moves everything about one person to another: rows, unfinished purchases and queued mails. `writeAudit` moves the
 * audit rows.
 */
async function moveReferences(trx: Queryable, from: number, to: number): Promise<void> {
  // Read this before the other record's rows are moved.
  const { rows: own } = await sql<{ has: boolean }>`select has_award_records(${to}) as has`.execute(
    trx,
  );
  for (const table of TABLES) {
    await trx.updateTable(table).set({ person_id: to }).where('person_id', '=', from).execute();
  }
  // A passkey belongs to one account. If the records are on different accounts, the other record's passkeys are deleted
  // with it.
  await sql`
    update passkey set person_id = ${to} where person_id = ${from}
      and email_key = (select email_key from person where id = ${to})`.execute(trx);
  await mergeReminders(trx, from, to);
  await mergeReading(trx, from, to);
  for (const column of ['former_id', 'owner_id'] as const) {
    await trx
      .updateTable('membership_transfer')
      .set({ [column]: to })
      .where(column, '=', from)
      .execute();
  }
  await moveHold(trx, from, to, own[0]?.has === true);
  await sql`
    update mail_job set data = jsonb_set(data, '{personId}', to_jsonb(${to}::integer))
    where data ->> 'personId' = ${String(from)}`.execute(trx);
  await sql`
    update purchase_intent set items = (
      select jsonb_agg(
        case when (item ->> 'personId')::integer = ${from}
          then jsonb_set(item, '{personId}', to_jsonb(${to}::integer)) else item end
        order by place)
      from jsonb_array_elements(items) with ordinality as listed (item, place))
    where items @> ${JSON.stringify([{ personId: from }])}::jsonb`.execute(trx);
}

/**
 * Keeps the other record's hold on the merged record, for the same former mailbox.
 *
 * @param isMixed whether the kept record has awards data too, which that mailbox must not read
 */
async function moveHold(trx: Queryable, from: number, to: number, isMixed: boolean): Promise<void> {
  const held = await trx
    .selectFrom('ballot_hold')
    .select('person_id')
    .where('person_id', '=', from)
    .executeTakeFirst();
  if (!held) return;
  await trx.deleteFrom('ballot_hold').where('person_id', '=', to).execute();
  await trx
    .updateTable('ballot_hold')
    .set({ person_id: to, ...(isMixed && { is_mixed: true }) })
    .where('person_id', '=', from)
    .execute();
}
