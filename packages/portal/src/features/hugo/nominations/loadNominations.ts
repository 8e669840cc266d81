import { nominationsQuery } from '../../../api/nominations.ts';
import type { LoadedContext } from '../../../context.ts';
import { personHere } from '../../../shell/personHere.ts';
import { WHILE_DRAWING_MS } from '../shared/whileDrawing.ts';

/**
 * Loads nominations before the server renders their page. The browser doesn't wait for them: it shows the
 * page first. If loading fails, the browser tries again and shows an error.
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
