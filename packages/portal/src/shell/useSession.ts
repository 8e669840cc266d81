import type { User } from '@conkit/api-client';
import { useRouteContext, useRouter } from '@tanstack/react-router';
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import {
  fetchCurrentUser,
  forgetAccount,
  onSessionChange,
  pauseReads,
  userQuery,
} from '../api/session.ts';
import { ALL_SAVED, finishUnsavedWork, type UnsavedWork } from './beforeSignOut.ts';
import { useMessages } from './messages.tsx';

/**
 * Keeps the page in sync with the session, which another tab may change. Another account replaces the page.
 * Signing out leads to the home page. The same account again changes nothing.
 *
 * @param user the account that the page shows
 * @param owner the email of the page's owner; undefined for a visitor's page, which stays
 * @returns whether another account has signed in, so the page must not be shown
 */
export function useSession(user: User | null, owner: string | undefined): boolean {
  const { queryClient, api } = useRouteContext({ from: '__root__' });
  const router = useRouter();
  const subscribe = useCallback(
    (onChange: () => void) => queryClient.getQueryCache().subscribe(onChange),
    [queryClient],
  );
  const read = () => queryClient.getQueryData(userQuery(api).queryKey)?.email;
  const known = useSyncExternalStore(subscribe, read, read);
  /** The signed-in account, if the page doesn't show it yet. */
  const newcomer = owner !== undefined && known !== user?.email ? known : undefined;
  useEffect(() => {
    if (newcomer !== undefined) void router.invalidate();
  }, [newcomer, router]);
  useSessionEvents(owner);
  return newcomer !== undefined && newcomer !== owner;
}

/** Detects that the session has changed. */
function useSessionEvents(owner: string | undefined) {
  const { queryClient, api } = useRouteContext({ from: '__root__' });
  const leaveAccount = useLeaveAccount();
  const leave = useEffectEvent(async () => {
    if (owner === undefined) return;
    const work = await finishUnsavedWork();
    // Unsaved work that exists nowhere else stays on the screen, with a warning, until its owner signs in
    // again.
    if (work.kept === 'nowhere') return;
    forgetAccount(queryClient);
    await leaveAccount(work);
  });
  useEffect(() => {
    /** Ignore failures: the account is still invalidated, so the next read refetches it. */
    const fetchUser = (mustRefetch: boolean) =>
      fetchCurrentUser(api, queryClient, mustRefetch).catch(() => undefined);
    const followSession = async () => {
      if ((await fetchUser(true)) === null) await leave();
    };
    const onChange = () => void followSession().catch(() => undefined);
    // The page missed events while it was in the back/forward cache.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) onChange();
    };
    const onVisibilityChange = () => {
      if (document.visibilityState === 'visible') void fetchUser(false);
    };
    const onOnline = () => void fetchUser(true);
    const subscriptions = [onSessionChange(onChange), pauseReads(api, queryClient)];
    window.addEventListener('pageshow', onPageShow);
    window.addEventListener('online', onOnline);
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => {
      for (const unsubscribe of subscriptions) unsubscribe();
      window.removeEventListener('pageshow', onPageShow);
      window.removeEventListener('online', onOnline);
      document.removeEventListener('visibilitychange', onVisibilityChange);
    };
  }, [api, queryClient]);
}

/**
 * Returns the email of the page's owner, as a key: another account starts with a fresh page and no
 * messages. An ended session keeps the owner, and with it what is typed.
 */
export function usePageOwner(user: User | null): string | undefined {
  const { close } = useMessages();
  const [owner, setOwner] = useState(user?.email);
  if (user && user.email !== owner) setOwner(user.email);
  const last = useRef(owner);
  useLayoutEffect(() => {
    if (last.current === owner) return;
    last.current = owner;
    close();
  }, [owner, close]);
  return owner;
}

/**
 * Returns a function that goes to the home page after signing out. It closes the account's messages and
 * passes on how many changes are unsaved, but not their content. The login link then leads back to them.
 */
export function useLeaveAccount() {
  const router = useRouter();
  const { close } = useMessages();
  return async ({ changes, path }: UnsavedWork = ALL_SAVED) => {
    // The message may be about the account, and the next user of this browser must not see it.
    close();
    const back = changes > 0 ? { search: { next: path }, state: { unsaved: changes } } : {};
    // The user has already confirmed losing changes.
    await router.navigate({ to: '/', search: {}, ...back, ignoreBlocker: true });
    await router.invalidate();
  };
}
