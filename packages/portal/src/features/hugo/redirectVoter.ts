import { voteRedirect } from '@conkit/rules';
import { redirect } from '@tanstack/react-router';
import type { LoadedContext } from '../../context.ts';
import { personHere } from '../../shell/personHere.ts';
import type { AwardHere } from './shared/awardHere.ts';

/**
 * Redirects to the account's only voter in the award, and from an unknown id to the page without one
 * (NAV-4). For visitors the id stays in the URL, and signing in leads back to it.
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
