import { canNominate, canVote, normalizeEmail } from '@conkit/rules';
import type { Context } from '../context.ts';
import type { Queryable } from '../database/connect.ts';
import { ProblemError } from '../errors.ts';
import type { Session } from '../operation.ts';

/** A person of the account, as far as the awards are concerned. */
export interface OwnPerson {
  readonly id: number;
  readonly membership: string;
  readonly email: string | null;
}

/**
 * The person, who must be on the account.
 *
 * @throws ProblemError `not_yours`, whether or not there is such a person
 */
export async function requireOwn(
  db: Queryable,
  session: Session,
  personId: number,
): Promise<OwnPerson> {
  const person = await db
    .selectFrom('person')
    .select(['id', 'membership', 'email'])
    .where('id', '=', personId)
    .where('email_key', '=', normalizeEmail(session.email))
    .executeTakeFirst();
  if (!person) throw new ProblemError('not_yours');
  return person;
}

/** A person of the account who must have a right as well. */
const requireOwnWith =
  (hasRight: typeof canVote, message: string) =>
  async ({ db, config }: Context, session: Session, personId: number): Promise<OwnPerson> => {
    const person = await requireOwn(db, session, personId);
    if (hasRight(person, config.membership_types)) return person;
    throw new ProblemError('not_eligible', { message });
  };

/**
 * The person, who must be on the account and have the right to vote.
 *
 * @throws ProblemError `not_yours`, `not_eligible`
 */
export const requireOwnVoter = requireOwnWith(canVote, 'This person has no right to vote.');

/**
 * The person, who must be on the account and have the right to nominate.
 *
 * @throws ProblemError `not_yours`, `not_eligible`
 */
export const requireOwnNominator = requireOwnWith(
  canNominate,
  'This person has no right to nominate.',
);
