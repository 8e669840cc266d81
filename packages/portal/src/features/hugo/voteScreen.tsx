import type { Award } from '@conkit/rules';
import { useParams, useRouteContext } from '@tanstack/react-router';
import { VotePage } from './VotePage.tsx';

/** The screen of an award's ballot, of the person in the path. */
export const voteScreen = (award: Award) =>
  function Vote() {
    const { config, user } = useRouteContext({ from: '__root__' });
    const { id } = useParams({ strict: false });
    const person = user?.people.find((candidate) => candidate.id === Number(id));
    return <VotePage key={id} config={config} user={user} award={award} person={person} />;
  };
