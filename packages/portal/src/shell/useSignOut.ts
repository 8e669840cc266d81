import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useRouteContext, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { logoutMutation } from '../api/session.ts';
import { finishWork } from './beforeSignOut.ts';
import { useMessages } from './messages.tsx';
import { useProblemText } from './problemText.ts';

/** Saves what is under way, signs out and goes to the first page; what cannot be saved is said first. */
export function useSignOut() {
  const { t } = useLingui();
  const { api, queryClient } = useRouteContext({ from: '__root__' });
  const router = useRouter();
  const messages = useMessages();
  const problemText = useProblemText();
  const logout = useMutation({
    ...logoutMutation(api, queryClient),
    onError: (error) => messages.show(problemText(error), 'danger'),
  });
  const [isWarned, setWarned] = useState(false);
  const run = async (where: 'here' | 'everywhere') => {
    const kept = await finishWork();
    if (kept !== 'saved' && !isWarned) {
      setWarned(true);
      messages.show(
        kept === 'device'
          ? t`Your last changes are not saved. They are kept on this device. Press Sign out again to leave all the same.`
          : t`Your last changes are not saved, and this browser cannot keep them. Save them first, or press Sign out again to lose them.`,
        'danger',
      );
      return;
    }
    await logout.mutateAsync(where);
    await router.navigate({ to: '/', search: {} });
    await router.invalidate();
  };
  return {
    isPending: logout.isPending,
    signOut: (where: 'here' | 'everywhere') => {
      // What went wrong is in the message bar.
      run(where).catch(() => undefined);
    },
  };
}
