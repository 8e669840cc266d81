import { hasAwardRight } from '@conkit/rules';
import { redirect } from '@tanstack/react-router';
import type { LoadedContext } from '../../../context.ts';
import { withPeople } from '../../../shell/account.ts';
import { requireAwardPage, type AwardPageContext, type AwardParams } from '../shared/awardPage.ts';
import { getNominationsTitle } from './titles.ts';

// Loaded on demand, because the route tree is part of every page.

/** Returns the context of a page for nominating, or throws a redirect for the router. */
export async function enterNominations(context: LoadedContext, params: AwardParams) {
  const awardPage = requireAwardPage(context.config, params, 'nominate');
  const account = await withPeople(context, params.id);
  redirectNominator(awardPage, params.id, account);
  return { ...account, awardPage, title: getNominationsTitle(awardPage.facts, context.words) };
}

/** Redirects from the page without an id to the account's only nominator, or home, which lists its people. */
function redirectNominator(
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
