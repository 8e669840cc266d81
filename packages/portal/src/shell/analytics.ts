import type { RegisteredRouter } from '@tanstack/react-router';
import { configQuery } from '../api/config.ts';
import { ApiError } from '../api/problem.ts';

/** The data that may leave the page: never an email address, a name, a key or a person's id. */
export type AnalyticsEvent =
  | { type: 'page'; path: string }
  | { type: 'saved'; what: 'votes' | 'nominations'; category: string }
  | { type: 'failure'; what: string; code: string };

/** Sends events. Does nothing unless the convention configures a URL. */
export type Analytics = (event: AnalyticsEvent) => void;

let send: Analytics = () => undefined;

/** Sends an event to the configured service, if any. */
export const report: Analytics = (event) => send(event);

/** Reports a failure by the server's error code, or as `code` for errors in our own code. */
export const reportFailure = (what: string, error: unknown) =>
  report({ type: 'failure', what, code: error instanceof ApiError ? error.code : 'code' });

/**
 * Replaces the service, so that a test can read the events. Returns a function that restores the former
 * one.
 */
export function setAnalyticsService(service: Analytics): () => void {
  const before = send;
  send = service;
  return () => {
    send = before;
  };
}

const toCountedPath = (path: string) =>
  /^\/login/i.test(path) ? '/login' : path.replaceAll(/\/\d+(?=\/|$)/g, '/:id');

/**
 * Returns the path to count: all login links count as one page, and ids are replaced. Unknown paths are
 * reported as `/not-found`, since one may be a mistyped login link.
 */
function toCountedPage({ state }: RegisteredRouter): string {
  const isKnown = state.matches.length > 1;
  return isKnown ? toCountedPath(state.location.pathname) : '/not-found';
}

const createBeacon =
  (address: string): Analytics =>
  (event) => {
    navigator.sendBeacon(address, JSON.stringify(event));
  };

/** Starts counting page views, if the convention configures it. */
export function startAnalytics(router: RegisteredRouter) {
  const { api, queryClient } = router.options.context;
  const address = queryClient.getQueryData(configQuery(api).queryKey)?.analytics?.url;
  if (address) send = createBeacon(address);
  report({ type: 'page', path: toCountedPage(router) });
  router.subscribe('onResolved', ({ pathChanged, fromLocation }) => {
    if (fromLocation && pathChanged) report({ type: 'page', path: toCountedPage(router) });
  });
}
