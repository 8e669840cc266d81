import { getRouteApi } from '@tanstack/react-router';
import { personHere } from '../../shell/personHere.ts';
import { VotePage } from './VotePage.tsx';

const route = getRouteApi('/$awards/vote{$segment}/{-$id}');

/** Renders the ballot of the award and the person in the URL. */
export function voteScreen() {
  const { config, user, here } = route.useRouteContext();
  const { id } = route.useParams();
  const key = `${here.award} ${id}`;
  return (
    <VotePage key={key} config={config} user={user} here={here} person={personHere(user, id)} />
  );
}
