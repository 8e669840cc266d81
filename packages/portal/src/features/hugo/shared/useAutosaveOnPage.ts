import type { Notification, Stored } from '@conkit/drafts';
import { useIsKept, usePageWork } from '@conkit/drafts/react';
import { useLingui } from '@lingui/react/macro';
import { useRouteContext, useRouter } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { forgetAwardSummary } from '../../../api/voting.ts';
import { report } from '../../../shell/analytics.ts';
import { beforeSignOut, describeUnsavedWork } from '../../../shell/beforeSignOut.ts';
import { useMessages } from '../../../shell/messages.tsx';
import type { PageAutosave } from './autosave.ts';
import { useAskBeforeLosing } from './saving.ts';

/**
 * Attaches an autosave to the page: saves when the page is left or hidden, when the network is back and
 * before signing out, and asks before unsaved changes would be lost. Pass the same objects in each render.
 *
 * @param stored this device's copy of unsaved changes
 * @param isUnsaved whether the server may lack a change
 * @returns whether this device keeps unsaved changes
 */
export function useAutosaveOnPage(
  autosave: PageAutosave,
  stored: Pick<Stored<unknown>, 'flush' | 'isKept' | 'subscribe'>,
  isUnsaved: boolean,
): boolean {
  const router = useRouter();
  const work = useMemo(() => {
    const save = () => {
      void autosave.submit();
      // Store the changes in flight too: the page may be gone before the answer.
      stored.flush();
    };
    const stop = () => {
      autosave.stop();
      save();
    };
    return { start: autosave.start, hide: save, online: save, stop };
  }, [autosave, stored]);
  usePageWork(work);
  useEffect(
    () =>
      beforeSignOut(async () => {
        await autosave.submit();
        stored.flush();
        const { pathname } = router.state.location;
        return describeUnsavedWork(autosave.changes(), stored.isKept(), pathname);
      }),
    [autosave, stored, router],
  );
  const isKept = useIsKept(stored);
  useEffect(() => {
    // The first write reveals that the browser stores nothing. Send that change at once.
    if (!isKept) void autosave.submit();
  }, [autosave, isKept]);
  useAskBeforeLosing(isUnsaved && !isKept);
  return isKept;
}

/** Returns a function that announces what happened to changes, and reports saved categories. */
export function useSaveNotifications(what: 'votes' | 'nominations') {
  const { t } = useLingui();
  const { queryClient } = useRouteContext({ from: '__root__' });
  const messages = useMessages();
  return (notification: Notification) => {
    switch (notification.what) {
      case 'refreshed':
        // Nominations are merged in each category, so nothing else on the screen has changed.
        if (what === 'votes') messages.show(t`Client votes have been refreshed from the server`);
        return;
      case 'conflict':
        return messages.show(
          t`Something you changed was also changed elsewhere, and is not saved yet. Choose in its category which to keep.`,
        );
      case 'refused':
        return messages.show(t`Something you changed could not be saved. See its category.`);
      case 'saved':
        void forgetAwardSummary(queryClient);
        for (const category of notification.keys) report({ type: 'saved', what, category });
    }
  };
}
