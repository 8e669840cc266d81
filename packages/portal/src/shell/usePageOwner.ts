import type { User } from '@conkit/api-client';
import { useLayoutEffect, useRef, useState } from 'react';
import { useMessages } from './messages.tsx';

/**
 * Whose page it is, as a key for everything on it: whoever signs in begins anew, without a message to the
 * account before. Somebody whose session has ended stays with what is typed.
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
