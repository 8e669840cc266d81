import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type {
  ApiClient,
  CodeRequest,
  KeyRequest,
  LanguageRequest,
  LoginRequest,
  MoveAnswer,
  User,
} from '@conkit/api-client';
import { ApiError, unwrap } from './problem.ts';
import { tellOtherTabs } from './tabs.ts';

/** People that are read at once. Larger accounts load the others when a page needs them. */
export const PEOPLE_PAGE = 50;

/**
 * The account that is signed in with its first people, or null. Only the answer "Unauthorized" means signed out: any other
 * failure is an error, so that a fault of the server never looks like being signed out.
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

/** Asks for a login link by mail. `path` is where the link leads after signing in. */
export const requestLinkMutation = (api: ApiClient) =>
  mutationOptions({
    mutationFn: (body: KeyRequest) => unwrap(api.POST('/key', { body })),
  });

/** Signs in with the key of a login link; everything known about another account is dropped. */
export const loginMutation = (api: ApiClient, queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: (body: LoginRequest) => unwrap(api.POST('/login', { body })),
    onSuccess: () => {
      tellOtherTabs();
      forgetAccount(queryClient);
    },
  });

/** Signs in with the code of a mail that this browser asked for; else as with its link. */
export const codeLoginMutation = (api: ApiClient, queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: (body: CodeRequest) => unwrap(api.POST('/login/code', { body })),
    onSuccess: () => {
      tellOtherTabs();
      forgetAccount(queryClient);
    },
  });

/** What ends besides the session of this browser. */
export interface Logout {
  /** Every other session of the account. */
  readonly all?: true;
  /** The login links that were mailed so far. */
  readonly keys?: true;
}

/** Signs out, here or on every device. Nothing of the account stays in memory. */
export const logoutMutation = (api: ApiClient, queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: async (query: Logout) => {
      try {
        await unwrap(api.GET('/logout', { params: { query } }));
      } catch (error) {
        // The session had ended by itself: what is left is to forget the account here. Other devices'
        // sessions, though, are still there.
        const hasEnded = error instanceof ApiError && error.code === 'unauthorized';
        if (!hasEnded || query.all) throw error;
      }
    },
    onSuccess: () => {
      tellOtherTabs();
      forgetAccount(queryClient);
    },
  });

/** How long a choice of language may keep the page in the former one, in milliseconds. */
const LANGUAGE_MS = 2000;

/**
 * Tells the account in which language it is written to. Where that fails, the next sign-in does it: this browser
 * remembers the choice.
 */
export async function keepLanguage(
  api: ApiClient,
  language: LanguageRequest['language'],
): Promise<void> {
  const signal = AbortSignal.timeout(LANGUAGE_MS);
  await api.POST('/user/language', { body: { language }, signal }).catch(() => undefined);
}

/** Whose answers a cache has. */
const accounts = new WeakMap<QueryClient, string>();

/**
 * Notes who is signed in. Where that is somebody else than before, as when they signed in from another tab
 * of this browser, what is known about the account before is dropped.
 */
export function keepAccountsApart(queryClient: QueryClient, user: User | null) {
  if (!user) return;
  const before = accounts.get(queryClient);
  accounts.set(queryClient, user.email);
  if (before !== undefined && before !== user.email) forgetAccount(queryClient, ['user']);
}

/**
 * Asks who is signed in, if the last answer is old.
 *
 * @param isDoubtful asks in any case, and anew where the question is under way: its answer may be from before
 */
export async function askWhoIsSignedIn(
  api: ApiClient,
  queryClient: QueryClient,
  isDoubtful: boolean,
): Promise<User | null> {
  const query = userQuery(api);
  if (isDoubtful) {
    void queryClient.cancelQueries({ queryKey: query.queryKey }, { silent: true });
    void queryClient.invalidateQueries({ queryKey: query.queryKey, refetchType: 'none' });
  }
  const user = await queryClient.fetchQuery(query);
  keepAccountsApart(queryClient, user);
  return user;
}

/**
 * Lets nothing that is read reach a page while it is in doubt who is signed in: it could be about somebody
 * else than the page says. Returns a function that ends it.
 */
export function holdReadsInDoubt(api: ApiClient, queryClient: QueryClient): () => void {
  const { queryKey } = userQuery(api);
  const hold: Parameters<ApiClient['use']>[0] = {
    onResponse: async ({ request, schemaPath }) => {
      if (request.method !== 'GET' || schemaPath === '/user') return;
      if (!queryClient.getQueryState(queryKey)?.isInvalidated) return;
      await askWhoIsSignedIn(api, queryClient, false);
    },
  };
  api.use(hold);
  return () => api.eject(hold);
}

/** Drops every cached answer but the public ones, and those named. */
export function forgetAccount(queryClient: QueryClient, kept: readonly string[] = []) {
  const stays: ReadonlySet<unknown> = new Set(['config', ...kept]);
  queryClient.removeQueries({ predicate: ({ queryKey }) => !stays.has(queryKey[0]) });
}

/** Answers whether a move by the crew was asked for. */
export const answerMoveMutation = (api: ApiClient) =>
  mutationOptions({
    mutationFn: (body: MoveAnswer) => unwrap(api.POST('/move/answer', { body })),
  });
