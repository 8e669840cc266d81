import { voteRedirect } from '@conkit/rules';
import { redirect } from '@tanstack/react-router';
import type { LoadedContext } from '../../context.ts';
import { personHere } from '../../shell/personHere.ts';
import type { AwardHere } from './shared/awardHere.ts';

/**
 * Sends a voter to the page of the account's only voter in the award, and an unknown id to the page without one (NAV-4). Of a
 * visitor nobody knows yet whose id it is: it stays in the address, and signing in leads back to it.
 */
export function redirectVoter(
  { path: page, award }: Pick<AwardHere, 'path' | 'award'>,
  id: string | undefined,
  { user }: Pick<LoadedContext, 'user'>,
) {
  if (!user) return;
  const asked = id === undefined ? undefined : (personHere(user, id)?.id ?? Number.NaN);
  const path = voteRedirect(page, asked, user.people, award);
  if (path) throw redirect({ href: path, replace: true });
}
