import type { User } from '@conkit/api-client';
import { useLayoutEffect, useRef, useState } from 'react';
import { useMessages } from './messages.tsx';

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
