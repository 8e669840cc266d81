import { nominationsQuery } from '../../../api/nominations.ts';
import type { LoadedContext } from '../../../context.ts';
import { personHere } from '../../../shell/personHere.ts';
import { WHILE_DRAWING_MS } from '../shared/whileDrawing.ts';

/**
 * Has the nominations of a page that the server draws. In the browser a page is shown first, and asks itself.
 * What cannot be had is no obstacle: the browser then asks again, and says so.
 */
export async function loadNominations(
  { api, queryClient, user, isServer }: LoadedContext,
  id: string,
): Promise<void> {
  const person = personHere(user, id);
  if (!isServer || !person) return;
  await queryClient.prefetchQuery({
    ...nominationsQuery(api, person.id),
    gcTime: WHILE_DRAWING_MS,
  });
}
