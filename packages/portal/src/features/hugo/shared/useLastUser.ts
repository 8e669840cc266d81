import type { User } from '@conkit/api-client';
import { useState } from 'react';

/**
 * Returns the account that the page was last shown to. When the session ends, the page stays with what is typed:
 * following a link to a category reads the account again. Another account gets a new page.
 */
export function useLastUser(user: User | null): User | null {
  const [last, setLast] = useState(user);
  if (user && user !== last) setLast(user);
  return user ?? last;
}
