import { nominationsQuery } from '../../../api/nominations.ts';
import type { LoadedContext } from '../../../context.ts';
import { personHere } from '../../../shell/personHere.ts';
import { WHILE_DRAWING_MS } from '../shared/whileDrawing.ts';

/**
 * Loads the nominations of a page that the server draws; a browser shows a page first and then asks itself. If they can't be
 * loaded, the browser asks again and says so.
 */
export async function loadNominations(
  { api, queryClient, user }: LoadedContext,
  id: string,
): Promise<void> {
  const person = personHere(user, id);
  if (!person) return;
  await queryClient.prefetchQuery({
    ...nominationsQuery(api, person.id),
    gcTime: WHILE_DRAWING_MS,
  });
}
