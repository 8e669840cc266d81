import { type AwardRight, normalizeEmail, type RightFacts } from '@conkit/rules';
import { holdColumns, type HoldColumns, requireNotHeld } from '../awards/holds.ts';
import { getRights } from '../awards/rights.ts';
import type { Context } from '../context.ts';
import { ProblemError } from '../errors.ts';
import type { Session } from '../operation.ts';

/** A person on the caller's account, with what the awards need. */
interface OwnPerson extends RightFacts, HoldColumns {
  readonly id: number;
  readonly email: string | null;
}

/**
 * Returns a person on the caller's account.
 *
 * @throws ProblemError `not_yours`, whether or not there is such a person
 */
async function requireOwn(
  context: Context,
  session: Session,
  personId: number,
): Promise<OwnPerson> {
  const person = await context.db
    .selectFrom('person')
    .select(['id', 'membership', 'joined', 'lists', 'email'])
    .select(holdColumns(context))
    .where('id', '=', personId)
    .where('email_key', '=', normalizeEmail(session.email))
    .executeTakeFirst();
  if (!person) throw new ProblemError('not_yours');
  return person;
}

/**
 * Returns a person on the caller's account whose ballot is not held.
 *
 * @throws ProblemError `not_yours`, `ballot_held`
 */
export async function requireOwnNotHeld(
  context: Context,
  session: Session,
  personId: number,
): Promise<OwnPerson> {
  const person = await requireOwn(context, session, personId);
  requireNotHeld(context, person);
  return person;
}

/** Returns a function that also requires a right: in one award, or in any. */
const requireOwnWith =
  (right: AwardRight, find: typeof requireOwn, message: string) =>
  async (
    context: Context,
    session: Session,
    personId: number,
    award?: string,
  ): Promise<OwnPerson> => {
    const person = await find(context, session, personId);
    const given = Object.entries(getRights(person, context.config));
    if (given.some(([key, rights]) => rights[right] && (award === undefined || key === award))) {
      return person;
    }
    throw new ProblemError('not_eligible', { message });
  };

const NO_VOTE = 'This person has no right to vote.';

/**
 * Returns a person on the caller's account with the right to vote in any award, even when their ballot is
 * held.
 *
 * @throws ProblemError `not_yours`, `not_eligible`
 */
export const requireOwnVoter = requireOwnWith('vote', requireOwn, NO_VOTE);

/**
 * Returns a person on the caller's account with the right to vote in any award, whose ballot is not held.
 *
 * @throws ProblemError `not_yours`, `ballot_held`, `not_eligible`
 */
export const requireVoterNotHeld = requireOwnWith('vote', requireOwnNotHeld, NO_VOTE);

/**
 * Returns a person on the caller's account with the right to nominate in the award, whose nominations are not
 * held.
 *
 * @throws ProblemError `not_yours`, `ballot_held`, `not_eligible`
 */
export const requireNominatorNotHeld = requireOwnWith(
  'nominate',
  requireOwnNotHeld,
  'This person has no right to nominate.',
);
