import type { PersonChanged } from '@conkit/api-client';
import {
  badgeRows,
  joinedAfterChange,
  lookupName,
  MAX_BADGE_ROWS,
  normalizeEmail,
} from '@conkit/rules';
import { sql } from 'kysely';
import { audited } from '../audit/audited.ts';
import { parseSaveTime } from '../clientInfo.ts';
import { NON_MEMBER } from '../config/schema/shop.ts';
import type { Convention } from '../config/types.ts';
import { requireOthersRecord } from '../crew/requirements.ts';
import type { Queryable } from '../database/connect.ts';
import type { PersonRow } from '../database/schema.ts';
import { invalid, ProblemError } from '../errors.ts';
import { queueMail } from '../mail/queue.ts';
import {
  readChanges,
  requireAllowed,
  requireNoConflict,
  requireValidTexts,
  toStoredChanges,
  writeFields,
} from '../people/changes.ts';
import { insertPerson } from '../people/insert.ts';
import { isErased, NEW_PERSON_FIELDS } from '../people/person.ts';
import { type AdminOperation, toActor } from './operation.ts';

/** Creates a member without a payment and welcomes them by mail. */
export const compMembership: AdminOperation<'compMembership'> = async (context, request) => {
  const { config, clock } = context;
  const { body, session } = request;
  const { membership, legal_name, email } = body;
  requireMembershipType(config, membership);
  requireValidTexts(body);
  if (badgeRows(body.badge_name ?? '') > MAX_BADGE_ROWS) {
    const message = `badge_name has more than ${MAX_BADGE_ROWS} lines`;
    throw invalid({ pointer: '/body/badge_name', message });
  }
  const details = Object.fromEntries(NEW_PERSON_FIELDS.map((field) => [field, body[field]]));
  return audited(context, 'compMembership', toActor(request), async (trx) => {
    requireOthersRecord(session.email, email);
    await requireNew(trx, legal_name, email);
    const person = await insertPerson(trx, clock, { ...details, membership, legal_name, email });
    const { id, member_number } = person;
    await queueMail(trx, clock, { kind: 'new_member', data: { personId: id, isOwn: true } });
    const after = { membership, member_number, legal_name: person.legal_name, email: person.email };
    return {
      answer: { body: { status: 'success' as const, id, member_number } },
      changes: [{ personId: id, before: {}, after }],
    };
  });
};

/**
 * Finds a person's record by address and name. Locks the address until the end of the transaction, so that a repeated
 * command or click doesn't create a person twice.
 */
export async function findRecord(
  trx: Queryable,
  legalName: string,
  email: string,
): Promise<{ readonly id: number } | undefined> {
  const key = normalizeEmail(email);
  await sql`select pg_advisory_xact_lock(hashtext(${`comp ${key}`}))`.execute(trx);
  const people = await trx
    .selectFrom('person')
    .select(['id', 'legal_name'])
    .where('email_key', '=', key)
    .execute();
  return people.find((one) => lookupName(one.legal_name) === lookupName(legalName));
}

/** @throws ProblemError `conflict` naming the record */
async function requireNew(trx: Queryable, legalName: string, email: string): Promise<void> {
  const there = await findRecord(trx, legalName, email);
  if (!there) return;
  const message = `This person is there already, as record ${there.id}: give them the membership.`;
  throw new ProblemError('conflict', { message });
}

/** The pointer to the changes in the request. */
const CHANGES_POINTER = '/body/changes';

/** Changes a person's details for them. Never overwrites changes that were saved since `last_modified`. */
export const editPerson: AdminOperation<'editPerson'> = async (context, request) => {
  const { config, clock } = context;
  const { params, body } = request;
  if (body.changes.email !== undefined) {
    throw invalid({
      pointer: `${CHANGES_POINTER}/email`,
      message: 'email is changed by a call of its own',
    });
  }
  const base = parseSaveTime('last_modified', body.last_modified);
  const changes = toStoredChanges(body.changes, false);
  return audited(context, 'editPerson', toActor(request), async (trx) => {
    const before = await lockPerson(trx, params.id);
    requireOthersRecord(request.session.email, before.email);
    const updated = await requireNoConflict(
      { db: trx, config },
      before,
      changes,
      base,
      CHANGES_POINTER,
    );
    requireAllowed(config, { person: before, isAdmin: true }, changes, CHANGES_POINTER);
    if (updated.length === 0) return { answer: toChangedAnswer(before, []), changes: [] };
    await writeFields(trx, before, changes, clock.now());
    const { person, change } = await readChanges(trx, before);
    return { answer: toChangedAnswer(person, updated), changes: [change] };
  });
};

/** Changes a person's membership type without a payment, and mails them which rights begin and end. */
export const setMembership: AdminOperation<'setMembership'> = async (context, request) => {
  const { config, clock } = context;
  const { params, body } = request;
  const { membership } = body;
  requireMembershipType(config, membership);
  return audited(context, 'setMembership', toActor(request), async (trx) => {
    const before = await lockPerson(trx, params.id);
    requireOthersRecord(request.session.email, before.email);
    if (before.membership === membership)
      return { answer: toChangedAnswer(before, []), changes: [] };
    const needsNumber = before.member_number === null && membership !== NON_MEMBER;
    await trx
      .updateTable('person')
      .set({
        membership,
        joined: joinedAfterChange(
          config.membership_types,
          before.membership,
          membership,
          before.joined,
          clock.now(),
        ),
        last_modified: clock.now(),
        ...(needsNumber && { member_number: sql<number>`nextval('member_number_seq')` }),
      })
      .where('id', '=', before.id)
      .execute();
    const data = { personId: before.id, from: before.membership };
    await queueMail(trx, clock, { kind: 'membership_set', data });
    const { person, fields, change } = await readChanges(trx, before);
    return { answer: toChangedAnswer(person, fields), changes: [change] };
  });
};

/** @throws ProblemError `invalid` for a type that isn't configured */
function requireMembershipType({ membership_types }: Convention, membership: string): void {
  if (Object.hasOwn(membership_types, membership)) return;
  const known = Object.keys(membership_types).join(', ');
  const message = `membership must be one of: ${known}`;
  throw invalid({ pointer: '/body/membership', message });
}

/**
 * Locks the purchases for people and those paid by their accounts until the transaction ends. Lock purchases before
 * people: recording a payment uses the same order, which prevents deadlocks.
 */
export async function lockPurchases(trx: Queryable, ids: readonly number[]): Promise<void> {
  const items = ids.map((personId) => JSON.stringify([{ personId }]));
  await sql`
    select from purchase_intent
    where items @> any(${items}::jsonb[])
      or id in (select intent_id from payment where person_id = any(${ids}::integer[]))
    order by id for update`.execute(trx);
  await sql`
    select from payment
    where person_id = any(${ids}::integer[])
      or payment_email_key in (
        select email_key from person where id = any(${ids}::integer[]) and email_key is not null)
    order by id for update`.execute(trx);
}

/**
 * Returns any person's record, locked until the transaction ends. Erased people are treated as not found.
 *
 * @throws ProblemError `not_found`
 */
export async function lockPerson(trx: Queryable, id: number): Promise<PersonRow> {
  const person = await trx
    .selectFrom('person')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!person || isErased(person)) throw new ProblemError('not_found');
  return person;
}

/**
 * Returns any person's record, locked against moves, merges and erasures until the transaction ends. Every writer of
 * ballots must take this lock before the ballot's, as saving a ballot does.
 *
 * @throws ProblemError `not_found`
 */
export async function findPerson(db: Queryable, id: number): Promise<PersonRow> {
  const person = await db
    .selectFrom('person')
    .selectAll()
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst();
  if (!person || isErased(person)) throw new ProblemError('not_found');
  return person;
}

/** Returns the answer to a change. */
export const toChangedAnswer = (
  { last_modified }: PersonRow,
  updated: readonly string[],
): { readonly body: PersonChanged } => ({
  body: { status: 'success', updated: [...updated], last_modified: last_modified.toISOString() },
});
