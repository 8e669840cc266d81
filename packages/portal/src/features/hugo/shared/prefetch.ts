import { hasAwardRight } from '@conkit/rules';
import { finalistsQuery, votesQuery } from '../../../api/hugo.ts';
import { nominationsQuery } from '../../../api/nominations.ts';
import type { LoadedContext } from '../../../context.ts';
import { findPersonById } from '../../../shell/account.ts';
import type { AwardPageContext } from './awardPage.ts';

/** How long unused data stays in the cache so that the server can render with it, in milliseconds. */
const SERVER_RENDER_MS = 60_000;

/**
 * Loads a ballot before the server renders its page. The browser doesn't wait for it: it shows the page
 * first. If loading fails, the browser tries again and shows an error.
 */
export async function prefetchBallot(
  { api, queryClient, user, awardPage }: LoadedContext & { awardPage: AwardPageContext },
  id: string | undefined,
): Promise<void> {
  const person = findPersonById(user, id);
  if (!person || !hasAwardRight(person, awardPage.award, 'vote')) return;
  await Promise.all([
    queryClient.prefetchQuery(finalistsQuery(api)),
    queryClient.prefetchQuery({ ...votesQuery(api, person.id), gcTime: SERVER_RENDER_MS }),
  ]);
}

/**
 * Loads nominations before the server renders their page. The browser doesn't wait for them: it shows the
 * page first. If loading fails, the browser tries again and shows an error.
 */
export async function prefetchNominations(
  { api, queryClient, user }: LoadedContext,
  id: string,
): Promise<void> {
  const person = findPersonById(user, id);
  if (!person) return;
  await queryClient.prefetchQuery({
    ...nominationsQuery(api, person.id),
    gcTime: SERVER_RENDER_MS,
  });
}
