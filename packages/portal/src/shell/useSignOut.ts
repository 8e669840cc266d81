import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { logoutMutation, type Logout } from '../api/session.ts';
import { useSingleFlight } from '../browser/useSingleFlight.ts';
import { finishUnsavedWork } from './beforeSignOut.ts';
import { useMessages } from './messages.tsx';
import { useProblemText } from './problemText.ts';
import { useLeaveAccount } from './useSession.ts';

/**
 * Saves pending work, signs out and goes to the home page. If work can't be saved, shows a warning first.
 * Pressing again while that warning is visible signs out anyway.
 */
export function useSignOut() {
  const { t } = useLingui();
  const { api, queryClient } = useRouteContext({ from: '__root__' });
  const leaveAccount = useLeaveAccount();
  const messages = useMessages();
  const problemText = useProblemText();
  const logout = useMutation({
    ...logoutMutation(api, queryClient),
    onError: (error) => messages.show(problemText(error), 'danger'),
  });
  const getWarning = (kept: 'device' | 'nowhere') =>
    kept === 'device'
      ? t`Your last changes are not saved. They are kept on this device. Press Sign out again to leave all the same.`
      : t`Your last changes are not saved, and this browser cannot keep them. Save them first, or press Sign out again to lose them.`;
  // The message bar shows errors.
  const signOut = useSingleFlight(async (what: Logout = {}) => {
    const { kept } = await finishUnsavedWork();
    // The user has seen this warning.
    if (kept !== 'saved' && messages.current?.text !== getWarning(kept)) {
      messages.show(getWarning(kept), 'danger');
      return;
    }
    await logout.mutateAsync(what);
    await leaveAccount();
  });
  return { isPending: logout.isPending, signOut };
}
