import { useRouter } from '@tanstack/react-router';
import { ALL_SAVED, type UnsavedWork } from './beforeSignOut.ts';
import { useMessages } from './messages.tsx';

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
