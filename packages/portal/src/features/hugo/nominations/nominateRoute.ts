import { hasAwardRight } from '@conkit/rules';
import { redirect } from '@tanstack/react-router';
import type { LoadedContext } from '../../../context.ts';
import type { AwardPageContext } from '../shared/awardPage.ts';

/** Redirects from the page without an id to the account's only nominator, or home, which lists its people. */
export function redirectNominator(
  { path, award }: Pick<AwardPageContext, 'path' | 'award'>,
  id: string | undefined,
  { user }: Pick<LoadedContext, 'user'>,
) {
  if (!user || id !== undefined) return;
  const [only, ...others] = user.people.filter((person) =>
    hasAwardRight(person, award, 'nominate'),
  );
  throw redirect({ href: only && others.length === 0 ? `${path}/${only.id}` : '/', replace: true });
}
