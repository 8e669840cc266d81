import { useRouter } from '@tanstack/react-router';
import { useMessages } from './messages.tsx';

/** Goes to the first page, as somebody does who has signed out: nothing said to the account goes along. */
export function useLeaveAccount() {
  const router = useRouter();
  const { close } = useMessages();
  return async () => {
    // It may be about the account, and is no business of whoever comes next.
    close();
    // Whoever signs out has been told what is lost.
    await router.navigate({ to: '/', search: {}, ignoreBlocker: true });
    await router.invalidate();
  };
}
