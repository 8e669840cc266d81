import { normalizeEmail } from '@conkit/rules';
import { findNominations, toWire } from '../awards/nominations.ts';
import { ProblemError } from '../errors.ts';
import type { Operation } from '../operation.ts';

/**
 * A person's nominations as saved, in the order of the categories, for everybody on the account; the
 * right to nominate is not needed.
 */
export const getNominations: Operation<'getNominations'> = async (context, { session, params }) => {
  const { config } = context;
  const rows = await findNominations(context, normalizeEmail(session.email), params.id);
  if (!rows) throw new ProblemError('not_yours');
  const saved = rows.map(toWire);
  const keys = config.award_categories.map(({ key }) => key);
  // A category that is no longer configured goes last, and nothing is hidden.
  const place = (category: string) =>
    keys.includes(category) ? keys.indexOf(category) : keys.length;
  return { body: saved.toSorted((one, other) => place(one.category) - place(other.category)) };
};
