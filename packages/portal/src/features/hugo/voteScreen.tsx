import { getRouteApi } from '@tanstack/react-router';
import { VotePage } from './VotePage.tsx';

const route = getRouteApi('/$awards/vote{$segment}/{-$id}');

/** The screen of an award's ballot, of the person in the path. */
export function voteScreen() {
  const { config, user, here } = route.useRouteContext();
  const { id } = route.useParams();
  const person = user?.people.find((candidate) => candidate.id === Number(id));
  const key = `${here.award} ${id}`;
  return <VotePage key={key} config={config} user={user} here={here} person={person} />;
}
