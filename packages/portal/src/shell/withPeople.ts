import type { User } from '@conkit/api-client';
import { loadPeople } from '../api/accountPeople.ts';
import { isPartial } from '../api/session.ts';
import type { LoadedContext } from '../context.ts';
import { findPersonById } from './personHere.ts';

/**
 * Returns the account with the people that a page needs: the one with the id in the URL, or all without an
 * id. Small accounts have them already.
 */
export async function withPeople(
  context: LoadedContext,
  id?: string,
): Promise<{ user: User | null }> {
  const { user } = context;
  if (!user || !isPartial(user) || findPersonById(user, id)) return { user };
  return { user: await loadPeople(context, user, id) };
}
