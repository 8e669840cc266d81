import { badgeRows, lookupName, MAX_BADGE_ROWS, normalizeEmail } from '@conkit/rules';
import { sql } from 'kysely';
import { audited } from '../audit/audited.ts';
import { requireOthersRecord } from '../crew/ownRecord.ts';
import type { Queryable } from '../database/connect.ts';
import { invalid, ProblemError } from '../errors.ts';
import { queueMail } from '../mail/queue.ts';
import { NEW_PERSON_FIELDS } from '../people/fields.ts';
import { insertPerson } from '../people/insert.ts';
import { requireValidTexts } from '../people/requireValidTexts.ts';
import { actOf, type AdminOperation } from './operation.ts';
import { requireMembershipType } from './setMembership.ts';

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
  return audited(context, 'compMembership', actOf(request), async (trx) => {
    requireOthersRecord(session.email, email);
    await requireNew(trx, legal_name, email);
    const person = await insertPerson(trx, clock, { ...details, membership, legal_name, email });
    const { id, member_number } = person;
    await queueMail(trx, clock, { kind: 'new_member', data: { personId: id, isOwn: true } });
    const after = { membership, member_number, legal_name: person.legal_name, email: person.email };
    return {
      answer: { body: { status: 'success' as const, id, member_number } },
      deeds: [{ personId: id, before: {}, after }],
    };
  });
};

/**
 * Finds a person's record by address and name. Locks the address until the end of the transaction, so that a repeated
 * command or click doesn't create a person twice.
 */
export async function recordOf(
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
  const there = await recordOf(trx, legalName, email);
  if (!there) return;
  const message = `This person is there already, as record ${there.id}: give them the membership.`;
  throw new ProblemError('conflict', { message });
}
