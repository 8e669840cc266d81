import type { AwardRight } from '@conkit/rules';
import type { Convention } from '../config/types.ts';
import { ProblemError } from '../errors.ts';

/**
 * That something is nominated, or voted for, in this convention at all.
 *
 * @throws ProblemError `not_offered`
 */
export function requireHeld({ awards }: Convention, right: AwardRight): void {
  const period = right === 'vote' ? 'voting' : 'nominations';
  if (Object.values(awards).some((award) => award[period])) return;
  throw new ProblemError('not_offered');
}
