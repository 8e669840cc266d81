import { normalizeEmail, type AwardRight, type RightFacts } from '@conkit/rules';
import { rightsOf } from '../awards/rights.ts';
import type { Context } from '../context.ts';
import type { Queryable } from '../database/connect.ts';
import { ProblemError } from '../errors.ts';
import type { Session } from '../operation.ts';

/** A person of the account, as far as the awards are concerned. */
export interface OwnPerson extends RightFacts {
  readonly id: number;
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
    .select(['id', 'membership', 'joined', 'lists', 'email'])
    .where('id', '=', personId)
    .where('email_key', '=', normalizeEmail(session.email))
    .executeTakeFirst();
  if (!person) throw new ProblemError('not_yours');
  return person;
}

/** A person of the account who must have a right as well: in one award, or in any. */
const requireOwnWith =
  (right: AwardRight, message: string) =>
  async (
    { db, config }: Context,
    session: Session,
    personId: number,
    award?: string,
  ): Promise<OwnPerson> => {
    const person = await requireOwn(db, session, personId);
    const held = Object.entries(rightsOf(person, config));
    if (held.some(([key, rights]) => rights[right] && (award === undefined || key === award))) {
      return person;
    }
    throw new ProblemError('not_eligible', { message });
  };

/**
 * The person, who must be on the account and have the right to vote in any award.
 *
 * @throws ProblemError `not_yours`, `not_eligible`
 */
export const requireOwnVoter = requireOwnWith('vote', 'This person has no right to vote.');

/**
 * The person, who must be on the account and have the right to nominate in the award.
 *
 * @throws ProblemError `not_yours`, `not_eligible`
 */
export const requireOwnNominator = requireOwnWith(
  'nominate',
  'This person has no right to nominate.',
);
