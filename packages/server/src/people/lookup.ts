import {
  canLookUp,
  lookUp,
  lookupName,
  lookupQuery,
  normalizeEmail,
  type Findable,
  type LookupQuery,
} from '@conkit/rules';
import { sql } from 'kysely';
import type { Queryable } from '../database/connect.ts';
import { invalid } from '../errors.ts';
import type { Operation } from '../operation.ts';
import { countRequest, type Limit } from '../session/rateLimit.ts';

/** Enough for a family and its friends; too few to try the names of a phone book. */
const perAccount: Limit = { name: 'lookup-account', most: 30, seconds: 15 * 60 };
const perIp: Limit = { name: 'lookup-ip', most: 100, seconds: 15 * 60 };

/** Finds somebody by what the asker knows of them already; tells no more than their public name. */
export const lookupPerson: Operation<'lookupPerson'> = async (context, { body, session, ip }) => {
  const { db, config } = context;
  const query = lookupQuery({
    name: body.name ?? '',
    email: body.email ?? '',
    memberNumber: String(body.member_number ?? ''),
  });
  if (!canLookUp(query)) {
    throw invalid({ pointer: '/body', message: 'A lookup needs a name or an e-mail address' });
  }
  await countRequest(context, [
    [perIp, ip],
    [perAccount, normalizeEmail(session.email)],
  ]);
  return { body: lookUp(await candidates(db, query), query, config.membership_types) };
};

/** Whom one of the details fits, by an index; the rules decide among them. */
async function candidates(db: Queryable, { name, email }: LookupQuery): Promise<Findable[]> {
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
