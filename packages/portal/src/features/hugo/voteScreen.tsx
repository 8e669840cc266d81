import { getRouteApi } from '@tanstack/react-router';
import { personHere } from '../../shell/personHere.ts';
import { VotePage } from './VotePage.tsx';

const route = getRouteApi('/$awards/vote{$segment}/{-$id}');

/** The screen of an award's ballot, of the person in the path. */
export function voteScreen() {
  const { config, user, here } = route.useRouteContext();
  const { id } = route.useParams();
  const key = `${here.award} ${id}`;
  return (
    <VotePage key={key} config={config} user={user} here={here} person={personHere(user, id)} />
  );
}
