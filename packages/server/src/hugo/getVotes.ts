import { normalizeEmail } from '@conkit/rules';
import { findVoter } from '../awards/ballots.ts';
import { ProblemError } from '../errors.ts';
import type { Operation } from '../operation.ts';

/** A person's ballot as saved, for everybody on the account; the right to vote is not needed. */
export const getVotes: Operation<'getVotes'> = async (context, { session, params }) => {
  const voter = await findVoter(context, normalizeEmail(session.email), params.id);
  if (!voter) throw new ProblemError('not_yours');
  return { body: voter.current };
};
