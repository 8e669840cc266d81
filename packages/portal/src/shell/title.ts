import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import {
  rootRouteId,
  useRouteContext,
  useRouterState,
  type RegisteredRouter,
} from '@tanstack/react-router';
import { useEffect } from 'react';
import { configQuery } from '../api/config.ts';

const notFound = msg`There is no such page`;
const receipt = msg`Receipt`;

type Match = RegisteredRouter['state']['matches'][number];

/** The title of the page that is shown: the innermost route's, which some make themselves, unless it has nothing to show. */
function titleOf(matches: readonly Match[]): MessageDescriptor | string | undefined {
  if (isMissing(matches)) return notFound;
  const last = matches.at(-1);
  return last && 'title' in last.context
    ? last.context.title
    : matches.findLast(({ staticData }) => staticData.title)?.staticData.title;
}

/** Whether the address leads nowhere. */
export const isMissing = (matches: readonly Match[]): boolean =>
  matches.at(-1)?.routeId === rootRouteId || matches.some(({ status }) => status === 'notFound');

/** The title of the page that is shown, until it has become the receipt of what was sold there. */
export function useRouteTitle(): string {
  const { i18n } = useLingui();
  // Of what was bought before signing in no receipt is shown. Signed out the title is in the tab alone, which the
  // server need not know.
  const { user } = useRouteContext({ from: '__root__' });
  const title = useRouterState({
    select: ({ matches, location }) => (!user && location.state.sold ? receipt : titleOf(matches)),
  });
  return typeof title === 'object' ? i18n._(title) : (title ?? '');
}

const fullTitle = (product: string, title: string) => (title ? `${product}: ${title}` : product);

/** The tab's title follows the page, behind the product's name: the convention's, from its configuration. */
export function useDocumentTitle(product: string) {
  const title = useRouteTitle();
  useEffect(() => {
    document.title = fullTitle(product, title);
  }, [product, title]);
}

/** The same title for the page that the server draws. */
export function pageTitle(router: RegisteredRouter): string {
  const { api, queryClient, words } = router.options.context;
  const product = queryClient.getQueryData(configQuery(api).queryKey)?.name ?? 'ConKit';
  const title = titleOf(router.state.matches);
  return fullTitle(product, typeof title === 'object' ? words.i18n._(title) : (title ?? ''));
}
