import type { User } from '@conkit/api-client';
import { redirect } from '@tanstack/react-router';
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
