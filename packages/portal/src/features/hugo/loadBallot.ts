import { hasAwardRight } from '@conkit/rules';
import { finalistsQuery, votesQuery } from '../../api/hugo.ts';
import type { LoadedContext } from '../../context.ts';
import { personHere } from '../../shell/personHere.ts';
import type { AwardHere } from './shared/awardHere.ts';
import { WHILE_DRAWING_MS } from './shared/whileDrawing.ts';

/**
 * Loads the ballot of a page that the server draws, so that it can be read at once; a browser shows a page first and then asks
 * itself. If it can't be loaded, the browser asks again and says so.
 */
export async function loadBallot(
  { api, queryClient, user, here }: LoadedContext & { here: AwardHere },
  id: string | undefined,
): Promise<void> {
  const person = personHere(user, id);
  if (!person || !hasAwardRight(person, here.award, 'vote')) return;
  await Promise.all([
    queryClient.prefetchQuery(finalistsQuery(api)),
    queryClient.prefetchQuery({ ...votesQuery(api, person.id), gcTime: WHILE_DRAWING_MS }),
  ]);
}
