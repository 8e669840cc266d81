import { normalizeEmail } from '@conkit/rules';
import { findNominations, toWire } from '../awards/nominations.ts';
import { ProblemError } from '../errors.ts';
import type { Operation } from '../operation.ts';

/**
 * Returns a person's saved nominations, in the order of the categories, to their account. Does not require the
 * right to nominate.
 */
export const getNominations: Operation<'getNominations'> = async (context, { session, params }) => {
  const { config } = context;
  const rows = await findNominations(context, normalizeEmail(session.email), params.id);
  if (!rows) throw new ProblemError('not_yours');
  const saved = rows.map(toWire);
  const keys = config.award_categories.map(({ key }) => key);
  // A category that is no longer configured goes last instead of being hidden.
  const place = (category: string) =>
    keys.includes(category) ? keys.indexOf(category) : keys.length;
  return { body: saved.toSorted((one, other) => place(one.category) - place(other.category)) };
};
