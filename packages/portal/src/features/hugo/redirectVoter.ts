import { voteRedirect } from '@conkit/rules';
import { redirect } from '@tanstack/react-router';
import type { LoadedContext } from '../../context.ts';

/**
 * Sends a voter to the page of the account's only voter, and an unknown id to the page without one (NAV-4). Of a
 * visitor nobody knows yet whose id it is: it stays in the address, and signing in leads back to it.
 */
export function redirectVoter(
  page: 'vote' | 'vote-retro',
  id: string | undefined,
  { config, user }: Pick<LoadedContext, 'config' | 'user'>,
) {
  if (!user) return;
  const path = voteRedirect(
    page,
    id === undefined ? undefined : Number(id),
    user.people,
    config.membershipTypes,
  );
  if (path) throw redirect({ href: path, replace: true });
}
