import { useRouter } from '@tanstack/react-router';
import { ALL_SAVED, type UnsavedWork } from './beforeSignOut.ts';
import { useMessages } from './messages.tsx';

/**
 * Goes to the first page, as somebody does who has signed out: nothing said to the account goes along. Of
 * work that is not saved it says how much there is, not what, and that the login link leads back to it.
 */
export function useLeaveAccount() {
  const router = useRouter();
  const { close } = useMessages();
  return async ({ changes, path }: UnsavedWork = ALL_SAVED) => {
    // It may be about the account, and is no business of whoever comes next.
    close();
    const back = changes > 0 ? { search: { next: path }, state: { unsaved: changes } } : {};
    // Whoever signs out has been told what is lost.
    await router.navigate({ to: '/', search: {}, ...back, ignoreBlocker: true });
    await router.invalidate();
  };
}
