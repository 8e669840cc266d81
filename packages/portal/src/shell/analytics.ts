import type { RegisteredRouter } from '@tanstack/react-router';
import { configQuery } from '../api/config.ts';
import { ApiError } from '../api/problem.ts';

/** What may leave the page: never an address, a name, a key or a person's number. */
export type AnalyticsEvent =
  | { type: 'page'; path: string }
  | { type: 'saved'; what: 'votes' | 'nominations'; category: string }
  | { type: 'failure'; what: string; code: string };

/** Where events go. Off unless the convention's configuration names an address. */
export type Analytics = (event: AnalyticsEvent) => void;

let send: Analytics = () => undefined;

/** Reports an event to the configured service, if there is one. */
export const report: Analytics = (event) => send(event);

/** Reports that something failed, by the server's code; `code` where it was ours that did. */
export const reportFailure = (what: string, error: unknown) =>
  report({ type: 'failure', what, code: error instanceof ApiError ? error.code : 'code' });

/** Replaces the service; a test reads what would be sent. Returns a function that puts the old one back. */
export function setAnalyticsService(service: Analytics): () => void {
  const before = send;
  send = service;
  return () => {
    send = before;
  };
}

const countedPath = (path: string) =>
  /^\/login/i.test(path) ? '/login' : path.replaceAll(/\/\d+(?=\/|$)/g, '/:id');

/**
 * The page as it is counted: every login link as one page, and no person's number. Of a path that leads
 * nowhere nothing is told: it may be a mistyped login link.
 */
function countedPage({ state }: RegisteredRouter): string {
  const isKnown = state.matches.length > 1;
  return isKnown ? countedPath(state.location.pathname) : '/not-found';
}

const beacon =
  (address: string): Analytics =>
  (event) => {
    navigator.sendBeacon(address, JSON.stringify(event));
  };

/** Starts counting page views, where the convention wants them counted. */
export function startAnalytics(router: RegisteredRouter) {
  const { api, queryClient } = router.options.context;
  const address = queryClient.getQueryData(configQuery(api).queryKey)?.analytics?.url;
  if (address) send = beacon(address);
  report({ type: 'page', path: countedPage(router) });
  router.subscribe('onResolved', ({ pathChanged, fromLocation }) => {
    if (fromLocation && pathChanged) report({ type: 'page', path: countedPage(router) });
  });
}
