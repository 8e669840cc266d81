import type { User } from '@conkit/api-client';
import { useRouteContext, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { askWhoIsSignedIn, forgetAccount, holdReadsInDoubt, userQuery } from '../api/session.ts';
import { onSessionChange } from '../api/tabs.ts';
import { finishWork } from './beforeSignOut.ts';
import { useLeaveAccount } from './useLeaveAccount.ts';

/**
 * Keeps a page with who is signed in in this browser, which another tab may change. Another account's page
 * takes its place; signing out leads to the first page; the same account again changes nothing.
 *
 * @param user whom the page shows as signed in
 * @param owner whose page it is; a page of nobody's account is left alone
 * @returns whether another account has signed in, and the page must not be shown
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
  /** Who is signed in, where the page does not say so yet. */
  const newcomer = owner !== undefined && known !== user?.email ? known : undefined;
  useEffect(() => {
    if (newcomer !== undefined) void router.invalidate();
  }, [newcomer, router]);
  useSessionEvents(owner);
  return newcomer !== undefined && newcomer !== owner;
}

/** Finds out when who is signed in has changed. */
function useSessionEvents(owner: string | undefined) {
  const { queryClient, api } = useRouteContext({ from: '__root__' });
  const leaveAccount = useLeaveAccount();
  const leave = useEffectEvent(async () => {
    if (owner === undefined) return;
    const work = await finishWork();
    // Work that is nowhere else stays on the screen, which says so, until its owner is back.
    if (work.kept === 'nowhere') return;
    forgetAccount(queryClient);
    await leaveAccount(work);
  });
  useEffect(() => {
    /** Where there is no answer, what is read next asks again. */
    const ask = (isDoubtful: boolean) =>
      askWhoIsSignedIn(api, queryClient, isDoubtful).catch(() => undefined);
    const follow = async () => {
      if ((await ask(true)) === null) await leave();
    };
    const onChange = () => void follow().catch(() => undefined);
    // While the browser had put the page aside, it heard nothing.
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
