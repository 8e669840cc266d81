import {
  canLookUp,
  type Findable,
  lookUp,
  lookupName,
  lookupQuery,
  type LookupQuery,
  normalizeEmail,
} from '@conkit/rules';
import { sql } from 'kysely';
import type { Queryable } from '../database/connect.ts';
import { invalid } from '../errors.ts';
import { chargeRefusal, chargeRequest, type Count, getNetwork } from '../limits/rateLimit.ts';
import type { Operation } from '../operation.ts';

/** Finds a person by details that the caller has, and returns no more than their public name. */
export const lookupPerson: Operation<'lookupPerson'> = async (context, { body, session, ip }) => {
  const { db, config } = context;
  const query = lookupQuery({
    name: body.name ?? '',
    email: body.email ?? '',
    memberNumber: String(body.member_number ?? ''),
  });
  if (!canLookUp(query)) {
    throw invalid({ pointer: '/body', message: 'A lookup needs a name or an email address' });
  }
  // The limits allow lookups of family and friends, but not of every name in a phone book.
  const counts: readonly Count[] = [
    ['lookups', normalizeEmail(session.email)],
    ['lookups_network', getNetwork(ip)],
  ];
  await chargeRequest(context, counts);
  const found = lookUp(await findCandidates(db, query), query, config.membership_types);
  if (found.status !== 'success') await chargeRefusal(context, counts);
  return { body: found };
};

/** Finds people who match one of the details, by an index; the rules decide among them. */
async function findCandidates(db: Queryable, { name, email }: LookupQuery): Promise<Findable[]> {
  const query = db
    .selectFrom('person')
    .select([
      'id',
      'membership',
      'member_number',
      'legal_name',
      'public_first_name',
      'public_last_name',
      'email',
    ]);
  return name === undefined
    ? query.where('email_key', '=', normalizeEmail(email ?? '')).execute()
    : query.where('lookup_names', '@>', sql<string[]>`${[lookupName(name)]}`).execute();
}
