import type {
  ApiClient,
  CodeRequest,
  KeyRequest,
  LanguageRequest,
  LoginRequest,
  MoveAnswer,
  User,
} from '@conkit/api-client';
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { forgetKeptPages } from '../browser/kept.ts';
import { ApiError, unwrap } from './problem.ts';

/** People per page. Pages that need the rest of a larger account load it themselves. */
export const PEOPLE_PAGE = 50;

/** Returns whether only some of the account's people are loaded. */
export const isPartial = ({ people, people_count: count = 0 }: User): boolean =>
  count > people.length;

/**
 * Reads the signed-in account with its first people, or null when signed out. Only the code `unauthorized`
 * means signed out. Other failures reject, so a server error never looks like a sign-out.
 */
export const userQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['user'],
    queryFn: async ({ signal }): Promise<User | null> => {
      try {
        return await unwrap(
          api.GET('/user', { params: { query: { limit: PEOPLE_PAGE } }, signal }),
        );
      } catch (error) {
        if (error instanceof ApiError && error.code === 'unauthorized') return null;
        throw error;
      }
    },
    staleTime: 30_000,
  });

/** Requests a login link by mail. `path` is the page to open after signing in. */
export const requestLinkMutation = (api: ApiClient) =>
  mutationOptions({
    mutationFn: (body: KeyRequest) => unwrap(api.POST('/key', { body })),
  });

/** Signs in with the key of a login link. Then clears the previous account's cache. */
export const loginMutation = (api: ApiClient, queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: (body: LoginRequest) => unwrap(api.POST('/login', { body })),
    onSuccess: () => resetAccount(queryClient),
  });

/** Signs in with a mailed code. The code works only in the browser that requested it. */
export const codeLoginMutation = (api: ApiClient, queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: (body: CodeRequest) => unwrap(api.POST('/login/code', { body })),
    onSuccess: () => resetAccount(queryClient),
  });

/** What to end besides this browser's session. */
export interface Logout {
  /** All other sessions of the account. */
  readonly all?: true;
  /** All login links that were mailed so far. */
  readonly keys?: true;
}

/** Signs out, here or on every device, and clears the account's cached data. */
export const logoutMutation = (api: ApiClient, queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: async (query: Logout) => {
      try {
        await unwrap(api.GET('/logout', { params: { query } }));
      } catch (error) {
        // The session had already ended, so only the cache is left to clear. Signing out everywhere still
        // fails: the other sessions are still open.
        const hasEnded = error instanceof ApiError && error.code === 'unauthorized';
        if (!hasEnded || query.all) throw error;
      }
    },
    onSuccess: () => resetAccount(queryClient),
  });

/** The longest time that changing the language waits for this request, in milliseconds. */
const LANGUAGE_MS = 2000;

/**
 * Saves the language of the account's mails. Ignores failures: this browser remembers the choice and sends
 * it again at the next sign-in.
 */
export async function saveLanguage(
  api: ApiClient,
  language: LanguageRequest['language'],
): Promise<void> {
  const signal = AbortSignal.timeout(LANGUAGE_MS);
  await api.POST('/user/language', { body: { language }, signal }).catch(() => undefined);
}

/** The email of the account that each cache belongs to. */
const accounts = new WeakMap<QueryClient, string>();

/**
 * Records the account of a cache. If another account signed in, for example in another tab, clears the previous
 * account's data. A visitor's page deletes the pages that an ended session kept on this device.
 */
export function separateAccounts(queryClient: QueryClient, user: User | null) {
  if (!user) {
    void forgetKeptPages();
    return;
  }
  const before = accounts.get(queryClient);
  accounts.set(queryClient, user.email);
  if (before !== undefined && before !== user.email) forgetAccount(queryClient, ['user']);
}

/**
 * Returns the signed-in account, from the cache if it is fresh.
 *
 * @param mustRefetch refetches in any case and cancels a request in flight, whose answer may be outdated
 */
export async function fetchCurrentUser(
  api: ApiClient,
  queryClient: QueryClient,
  mustRefetch: boolean,
): Promise<User | null> {
  const query = userQuery(api);
  if (mustRefetch) {
    void queryClient.cancelQueries({ queryKey: query.queryKey }, { silent: true });
    void queryClient.invalidateQueries({ queryKey: query.queryKey, refetchType: 'none' });
  }
  const user = await queryClient.fetchQuery(query);
  separateAccounts(queryClient, user);
  return user;
}

/**
 * Holds back answers to reads while `userQuery` is invalidated: they could belong to another account than
 * the page shows. Returns a function that releases them.
 */
export function pauseReads(api: ApiClient, queryClient: QueryClient): () => void {
  const { queryKey } = userQuery(api);
  const hold: Parameters<ApiClient['use']>[0] = {
    onResponse: async ({ request, schemaPath }) => {
      if (request.method !== 'GET' || schemaPath === '/user') return;
      if (!queryClient.getQueryState(queryKey)?.isInvalidated) return;
      await fetchCurrentUser(api, queryClient, false);
    },
  };
  api.use(hold);
  return () => api.eject(hold);
}

/** Removes all cached queries except public ones and those named, and the pages kept on this device. */
export function forgetAccount(queryClient: QueryClient, kept: readonly string[] = []) {
  void forgetKeptPages();
  const stays: ReadonlySet<unknown> = new Set(['config', ...kept]);
  queryClient.removeQueries({ predicate: ({ queryKey }) => !stays.has(queryKey[0]) });
}

/** Accepts or rejects a move to another account that an administrator started. */
export const answerMoveMutation = (api: ApiClient) =>
  mutationOptions({
    mutationFn: (body: MoveAnswer) => unwrap(api.POST('/move/answer', { body })),
  });

/** Cross-tab channel. Messages mean that the session may have changed; they don't contain the account. */
let channel: BroadcastChannel | undefined;

/** Notifies other tabs of a sign-in or sign-out, and clears the previous account's cache. */
export function resetAccount(queryClient: QueryClient): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is limited to its own origin
  channel?.postMessage('session');
  forgetAccount(queryClient);
}

/** Calls `onChange` when the session changes in another tab. Returns a function that unsubscribes. */
export function onSessionChange(onChange: () => void): () => void {
  const opened = new BroadcastChannel('conkit:session');
  opened.addEventListener('message', onChange);
  channel = opened;
  return () => {
    opened.close();
    if (channel === opened) channel = undefined;
  };
}
