import type { User } from '@conkit/api-client';
import type { LoadedContext } from '../context.ts';

/**
 * Returns the account with the people that a page needs: the one with the id in the URL, or all without an
 * id. Small accounts have them already.
 */
export async function withPeople(
  context: LoadedContext,
  id?: string,
): Promise<Pick<LoadedContext, 'user'>> {
  const { user } = context;
  if ((user?.people_count ?? 0) <= (user?.people.length ?? 0)) return { user };
  const { loadPeople } = await import('./loadPeople.ts');
  return { user: await loadPeople(context, user as User, id) };
}
