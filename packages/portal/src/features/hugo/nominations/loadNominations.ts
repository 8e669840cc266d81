import { nominationsQuery } from '../../../api/nominations.ts';
import type { LoadedContext } from '../../../context.ts';

/** Until the page is drawn, in milliseconds. */
const WHILE_DRAWING = 60_000;

/**
 * Has the nominations of a page that the server draws. In the browser a page is shown first, and asks itself.
 * What cannot be had is no obstacle: the browser then asks again, and says so.
 */
export async function loadNominations(
  { api, queryClient, user, isServer }: LoadedContext,
  id: string,
): Promise<void> {
  const person = user?.people.find((candidate) => String(candidate.id) === id);
  if (!isServer || !person) return;
  await queryClient.prefetchQuery({
    ...nominationsQuery(api, person.id),
    gcTime: WHILE_DRAWING,
  });
}
