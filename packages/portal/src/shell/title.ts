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

/** Returns the title of the innermost route, from its context or its static data. */
function findTitle(matches: readonly Match[]): MessageDescriptor | string | undefined {
  if (isNotFound(matches)) return notFound;
  const last = matches.at(-1);
  return last && 'title' in last.context
    ? last.context.title
    : matches.findLast(({ staticData }) => staticData.title)?.staticData.title;
}

/** Returns true if the path matches no page. */
export const isNotFound = (matches: readonly Match[]): boolean =>
  matches.at(-1)?.routeId === rootRouteId || matches.some(({ status }) => status === 'notFound');

/** Returns the title of the current page, or of the receipt that has replaced it. */
export function useRouteTitle(): string {
  const { i18n } = useLingui();
  // After signing in, the receipt of an earlier purchase isn't shown. The server can't read the purchase from the
  // browser's history. It doesn't have to: a visitor's page shows the title only in the tab.
  const { user } = useRouteContext({ from: '__root__' });
  const title = useRouterState({
    select: ({ matches, location }) =>
      !user && location.state.sold ? receipt : findTitle(matches),
  });
  return typeof title === 'object' ? i18n._(title) : (title ?? '');
}

const joinTitle = (product: string, title: string) => (title ? `${product}: ${title}` : product);

/** Updates the tab's title to the product's name, which the convention configures, and the page's title. */
export function useDocumentTitle(product: string) {
  const title = useRouteTitle();
  useEffect(() => {
    document.title = joinTitle(product, title);
  }, [product, title]);
}

/** Returns the same title for server-rendered pages. */
export function getPageTitle(router: RegisteredRouter): string {
  const { api, queryClient, words } = router.options.context;
  const product = queryClient.getQueryData(configQuery(api).queryKey)?.name ?? 'ConKit';
  const title = findTitle(router.state.matches);
  return joinTitle(product, typeof title === 'object' ? words.i18n._(title) : (title ?? ''));
}
