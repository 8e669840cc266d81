import type { Award } from '@conkit/api-client';
import { nameForm, voteRedirect } from '@conkit/rules';
import { msg } from '@lingui/core/macro';
import { redirect } from '@tanstack/react-router';
import type { LoadedContext } from '../../../context.ts';
import { getAwardName } from '../../../i18n/localized.ts';
import type { Words } from '../../../i18n/words.ts';
import { findPersonById, withPeople } from '../../../shell/account.ts';
import { requireAwardPage, type AwardPageContext, type AwardParams } from '../shared/awardPage.ts';

// Loaded on demand, because the route tree is part of every page.

/** Returns the context of a voting page, or throws a redirect for the router. */
export async function enterVoting(context: LoadedContext, params: AwardParams) {
  const awardPage = requireAwardPage(context.config, params, 'vote');
  const account = await withPeople(context, params.id);
  redirectVoter(awardPage, params.id, account);
  return { ...account, awardPage, title: getVotingTitle(awardPage.facts, context.words) };
}

/**
 * Redirects to the account's only voter in the award, and from an unknown id to the page without one
 * (NAV-4). For visitors the id stays in the URL, and signing in leads back to it.
 */
function redirectVoter(
  { path: page, award }: Pick<AwardPageContext, 'path' | 'award'>,
  id: string | undefined,
  { user }: Pick<LoadedContext, 'user'>,
) {
  if (!user) return;
  const asked = id === undefined ? undefined : (findPersonById(user, id)?.id ?? Number.NaN);
  const path = voteRedirect(page, asked, user.people, award);
  if (path) throw redirect({ href: path, replace: true });
}

/** Returns the title of an award's voting page: "Hugo Award Voting". */
function getVotingTitle(award: Award, { i18n, language }: Words): string {
  const called = getAwardName(award, language);
  const { name, forms } = called;
  const short = forms?.['short'];
  if (!short) return i18n._(msg`${name}: voting`);
  // A short name that ends with a hyphen is a prefix, as in Finnish. Other languages use the name of one
  // award.
  const one = /[-‑]$/.test(short) ? short : nameForm(called, 'one');
  return i18n._(msg`${one} Voting`);
}
