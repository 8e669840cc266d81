import type { Person, User } from '@conkit/api-client';
import { redirect } from '@tanstack/react-router';
import { isPartial } from '../api/session.ts';
import type { LoadedContext } from '../context.ts';

/**
 * Returns the user of a page that requires an account. Redirects visitors to the home page, which returns
 * them after signing in. This is only a convenience: the server checks access. Check that the page exists
 * first, so that users don't sign in for a missing page.
 *
 * @throws a redirect for the router
 */
export function requireUser(
  { user }: Pick<LoadedContext, 'user'>,
  { href }: { href: string },
): User {
  if (!user) throw redirect({ to: '/', search: { next: href }, replace: true });
  return user;
}

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
  const { loadPeople } = await import('../api/accountPeople.ts');
  return { user: await loadPeople(context, user, id) };
}

/**
 * Returns the account's person with the id in the URL, or undefined. Ids must be written as links write
 * them.
 */
export const findPersonById = (user: User | null, id: string | undefined): Person | undefined =>
  user?.people.find((person) => String(person.id) === id);
