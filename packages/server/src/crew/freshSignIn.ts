import type { Convention } from '../config/types.ts';
import { ProblemError } from '../errors.ts';
import type { Session } from '../operation.ts';
import type { Clock } from '../ports/clock.ts';

const MINUTE_MS = 60_000;

/**
 * Requires a sign-in within the last minutes (`crew.fresh_sign_in_minutes`), which a stolen older session doesn't have.
 *
 * @throws ProblemError `fresh_sign_in_required`
 */
export function requireFreshSignIn(
  { config, clock }: { readonly config: Pick<Convention, 'crew'>; readonly clock: Clock },
  { proved }: Session,
): void {
  const minutes = config.crew.fresh_sign_in_minutes;
  const oldest = clock.now().getTime() - minutes * MINUTE_MS;
  if (proved === null || proved.getTime() < oldest) {
    throw new ProblemError('fresh_sign_in_required', {
      message: `Sign in again to do this: it needs a sign-in within the last ${minutes} minutes.`,
    });
  }
}
