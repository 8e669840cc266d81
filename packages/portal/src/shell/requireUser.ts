import type { User } from '@conkit/api-client';
import { redirect } from '@tanstack/react-router';
import type { LoadedContext } from '../context.ts';

/**
 * Whose page it is. A visitor is led to the first page, which brings them back after signing in; that is a convenience:
 * the server decides who may see what. Nobody signs in for a page that is not there: ask for that before.
 *
 * @throws what the router takes for the way to another page
 */
export function requireUser(
  { user }: Pick<LoadedContext, 'user'>,
  { href }: { href: string },
): User {
  if (!user) throw redirect({ to: '/', search: { next: href }, replace: true });
  return user;
}
