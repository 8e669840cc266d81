import type { User } from '@conkit/api-client';
import { useRouteContext, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { askWhoIsSignedIn, forgetAccount, holdReadsInDoubt, userQuery } from '../api/session.ts';
import { onSessionChange } from '../api/tabs.ts';
import { finishUnsavedWork } from './beforeSignOut.ts';
import { useLeaveAccount } from './useLeaveAccount.ts';

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
    const ask = (isDoubtful: boolean) =>
      askWhoIsSignedIn(api, queryClient, isDoubtful).catch(() => undefined);
    const follow = async () => {
      if ((await ask(true)) === null) await leave();
    };
    const onChange = () => void follow().catch(() => undefined);
    // The page missed events while it was in the back/forward cache.
    const wake = ({ persisted }: PageTransitionEvent) => {
      if (persisted) onChange();
    };
    const look = () => {
      if (document.visibilityState === 'visible') void ask(false);
    };
    const reconnect = () => void ask(true);
    const subscriptions = [onSessionChange(onChange), holdReadsInDoubt(api, queryClient)];
    window.addEventListener('pageshow', wake);
    window.addEventListener('online', reconnect);
    document.addEventListener('visibilitychange', look);
    return () => {
      for (const unsubscribe of subscriptions) unsubscribe();
      window.removeEventListener('pageshow', wake);
      window.removeEventListener('online', reconnect);
      document.removeEventListener('visibilitychange', look);
    };
  }, [api, queryClient]);
}
