import { hasAwardRight } from '@conkit/rules';
import { finalistsQuery, votesQuery } from '../../api/hugo.ts';
import type { LoadedContext } from '../../context.ts';
import { personHere } from '../../shell/personHere.ts';
import type { AwardHere } from './shared/awardHere.ts';
import { WHILE_DRAWING_MS } from './shared/whileDrawing.ts';

/**
 * Loads a ballot before the server renders its page. The browser doesn't wait for it: it shows the page
 * first. If loading fails, the browser tries again and shows an error.
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
