import { normalizeEmail } from '@conkit/rules';
import { ProblemError } from '../errors.ts';

/**
 * Keeps administrators from acting on people of their own account, and from moving others onto it.
 *
 * @param operator who acts: an address, or `cli:` and a name
 * @param addresses of the people that the act is about, before and after it
 * @throws ProblemError `own_record`
 */
export function requireOthersRecord(
  operator: string,
  ...addresses: readonly (string | null)[]
): void {
  const own = normalizeEmail(operator);
  if (addresses.some((address) => address !== null && normalizeEmail(address) === own)) {
    throw new ProblemError('own_record');
  }
}
