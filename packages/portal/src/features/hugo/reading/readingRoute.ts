import { hasAwardRight } from '@conkit/rules';
import { msg } from '@lingui/core/macro';
import { notFound, redirect } from '@tanstack/react-router';
import { finalistsQuery } from '../../../api/hugo.ts';
import type { LoadedContext } from '../../../context.ts';
import { requireUser, withPeople } from '../../../shell/account.ts';
import { listAwardPages } from '../shared/awardPage.ts';

// Loaded on demand, because the route tree is part of every page.

interface ReadingParams {
  awards: string;
  id?: string | undefined;
}

/**
 * Returns the context of a reading list, or throws a redirect for the router: without an id to the account's only
 * voter, or home. A session that a person's own link opened sees only that person's list.
 */
export async function enterReading(
  context: LoadedContext,
  { awards, id }: ReadingParams,
  location: { href: string },
) {
  const { api, config, isServer, queryClient, words } = context;
  const pages = listAwardPages(config, 'vote');
  if (pages.length === 0 || awards !== config.hugo.path) throw notFound();
  requireUser(context, location);
  const account = await withPeople(context, id);
  const { user } = account;
  const voters = (user?.people ?? []).filter((one) =>
    pages.some(({ award }) => hasAwardRight(one, award, 'vote')),
  );
  const linked = user?.person_id;
  const [only, ...others] =
    linked === undefined ? voters : voters.filter((one) => one.id === linked);
  const person = voters.find((one) => String(one.id) === id);
  if (!person || (linked !== undefined && person.id !== linked)) {
    const href = only && others.length === 0 ? `/${awards}/reading/${only.id}` : '/';
    throw redirect({ href, replace: true });
  }
  // A device keeps the page as it was rendered.
  if (isServer) await queryClient.prefetchQuery(finalistsQuery(api));
  return { ...account, person, title: words.i18n._(msg`Reading list`) };
}
