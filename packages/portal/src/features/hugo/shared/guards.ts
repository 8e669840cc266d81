// The guards of the award pages. Loaded on demand, because the route tree is part of every page.
import type { LoadedContext } from '../../../context.ts';
import { withPeople } from '../../../shell/account.ts';
import { redirectNominator } from '../nominations/nominateRoute.ts';
import { getNominationsTitle } from '../nominations/titles.ts';
import { getVotingTitle, redirectVoter } from '../voting/voteRoute.ts';
import { requireAwardPage } from './awardPage.ts';

/** The URL of an award page. */
interface AwardParams {
  awards: string;
  segment: string;
  id?: string | undefined;
}

/** Returns the context of a voting page, or throws a redirect for the router. */
export async function enterVoting(context: LoadedContext, params: AwardParams) {
  const awardPage = requireAwardPage(context.config, params, 'vote');
  const account = await withPeople(context, params.id);
  redirectVoter(awardPage, params.id, account);
  await context.words.load('voting');
  return { ...account, awardPage, title: getVotingTitle(awardPage.facts, context.words) };
}

/** Returns the context of a page for nominating, or throws a redirect for the router. */
export async function enterNominations(context: LoadedContext, params: AwardParams) {
  const awardPage = requireAwardPage(context.config, params, 'nominate');
  const account = await withPeople(context, params.id);
  redirectNominator(awardPage, params.id, account);
  await context.words.load('nominations');
  return { ...account, awardPage, title: getNominationsTitle(awardPage.facts, context.words) };
}
