// Decisions: docs/decisions/personal-data.md
import { sql } from 'kysely';
import { isNamed, readIdentity, toIdentifyingWords } from '../admin/identity.ts';
import type { AdminContext } from '../admin/operation.ts';
import { findRecord, lockPerson } from '../admin/people.ts';
import { audited, type AuditActor } from '../audit/audited.ts';
import { NON_MEMBER } from '../config/schema/shop.ts';
import type { Queryable } from '../database/connect.ts';
import type { NewPerson } from '../database/items.ts';
import type { PersonRow } from '../database/schema.ts';
import { ProblemError } from '../errors.ts';
import { queueMail } from '../mail/queue.ts';
import { insertPeople } from '../people/insert.ts';
import { UsageError } from './command.ts';

/** A transferred membership and its new owner. */
interface TransferResult {
  /** The new owner's record. */
  readonly id: number;
  readonly membership: string;
  readonly member_number: number | null;
}

/**
 * Moves a membership to a new record for another person. The type, number and joining date move. The former owner keeps
 * their details, purchases, ballots and nominations, but is no longer a member. Both get a mail that doesn't name the
 * other.
 *
 * @throws UsageError if the reason names one of them, because both can read it
 * @throws ProblemError `not_found`; `conflict` if there is no membership or a purchase for the record is in progress
 */
export const transferMembership = (
  context: AdminContext,
  act: AuditActor,
  fromId: number,
  details: Omit<NewPerson, 'membership'>,
): Promise<TransferResult> =>
  audited(context, 'transferMembership', act, async (trx) => {
    const { clock } = context;
    const before = await lockPerson(trx, fromId);
    const { membership, member_number, joined } = before;
    if (membership === NON_MEMBER) throw conflict(`Record ${fromId} has no membership to give.`);
    await requireNeutralReason(trx, before, details, act.reason);
    await requireNewPerson(trx, before, details);
    await requireNoOpenPurchase(trx, fromId);
    const nothing = { membership: NON_MEMBER, member_number: null, joined: null };
    await trx
      .updateTable('person')
      .set({ ...nothing, last_modified: clock.now() })
      .where('id', '=', fromId)
      .execute();
    const person = { ...details, membership, ...(member_number !== null && { member_number }) };
    const [owner] = await insertPeople(trx, clock, [{ person, joined }]);
    if (!owner) throw new Error('a row that was inserted is not there');
    const { id, legal_name, email } = owner;
    await trx
      .insertInto('membership_transfer')
      .values({ former_id: fromId, owner_id: id, time: clock.now() })
      .execute();
    const lost = { personId: fromId, from: membership };
    await queueMail(trx, clock, { kind: 'membership_set', data: lost });
    await queueMail(trx, clock, { kind: 'new_member', data: { personId: id, isOwn: true } });
    const given = { membership, member_number: owner.member_number };
    // The record's owner can read this, so it contains only the other record's number.
    const taken = {
      personId: fromId,
      before: { membership, member_number, joined, record: null },
      after: { ...nothing, record: { id } },
    };
    const made = {
      personId: id,
      before: { record: { id: fromId } },
      after: { ...given, joined, legal_name, email, record: null },
    };
    return { answer: { id, ...given }, changes: [taken, made] };
  });

const conflict = (message: string) => new ProblemError('conflict', { message });

/** @throws UsageError */
async function requireNeutralReason(
  trx: Queryable,
  former: PersonRow,
  { legal_name, email }: Omit<NewPerson, 'membership'>,
  reason: string,
): Promise<void> {
  const { identifyingWords } = await readIdentity(trx, former);
  if (
    !isNamed(
      { identifyingWords: [...identifyingWords, ...toIdentifyingWords([legal_name, email])] },
      reason,
    )
  )
    return;
  throw new UsageError(
    '--reason must not name them: the former owner and the new one both read it',
  );
}

/**
 * Refuses a new owner who has a record already. Also makes a repeated command harmless.
 *
 * @throws ProblemError `conflict` naming the record
 */
async function requireNewPerson(
  trx: Queryable,
  former: PersonRow,
  { legal_name, email }: Omit<NewPerson, 'membership'>,
): Promise<void> {
  const there = await findRecord(trx, legal_name, email);
  if (!there) return;
  throw conflict(
    there.id === former.id
      ? `This is the person of record ${there.id} already.`
      : `This person is there already, as record ${there.id}: set both memberships with people membership.`,
  );
}

/** @throws ProblemError `conflict` while a purchase for the record is in progress */
async function requireNoOpenPurchase(trx: Queryable, personId: number): Promise<void> {
  const { rows } = await sql`
    select from purchase_intent
    where status in ('processing', 'requires_action')
      and items @> ${JSON.stringify([{ personId }])}::jsonb
    limit 1`.execute(trx);
  if (rows.length > 0) throw conflict('A purchase for this record is under way: end that first.');
}
