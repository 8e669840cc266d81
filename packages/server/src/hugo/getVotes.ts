import { normalizeEmail } from '@conkit/rules';
import { findVoter } from '../awards/ballots.ts';
import { ProblemError } from '../errors.ts';
import type { Operation } from '../operation.ts';

/** Returns a person's saved ballot to their account. Does not require the right to vote. */
export const getVotes: Operation<'getVotes'> = async (context, { session, params }) => {
  const voter = await findVoter(context, normalizeEmail(session.email), params.id);
  if (!voter) throw new ProblemError('not_yours');
  return { body: voter.current };
};
