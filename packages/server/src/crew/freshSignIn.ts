import type { Convention } from '../config/types.ts';
import { ProblemError } from '../errors.ts';
import type { Session } from '../operation.ts';
import type { Clock } from '../ports/clock.ts';

const MINUTE_MS = 60_000;

/**
 * Lets an administrator go on who signed in a few minutes ago (`crew.fresh_sign_in_minutes`): with a session that was stolen
 * later, an act stops here.
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
