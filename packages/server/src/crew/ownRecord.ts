import { normalizeEmail } from '@conkit/rules';
import { ProblemError } from '../errors.ts';

/**
 * Keeps administrators from acting on people of their own account and from moving people onto it.
 *
 * @param operator an address, or `cli:` and a name
 * @param addresses the addresses of the people the act is about, before and after it
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
