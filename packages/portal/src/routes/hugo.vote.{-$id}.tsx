import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { redirectVoter } from '../features/hugo/redirectVoter.ts';
import { VotePage } from '../features/hugo/VotePage.tsx';

export const Route = createFileRoute('/hugo/vote/{-$id}')({
  staticData: { title: msg`Hugo Award Voting` },
  beforeLoad: async ({ context, params }) => {
    redirectVoter('vote', params.id, context);
    await context.words.load('hugo');
  },
  component: Vote,
});

function Vote() {
  const { config, user } = Route.useRouteContext();
  const { id } = Route.useParams();
  const person = user?.people.find((candidate) => candidate.id === Number(id));
  return <VotePage key={id} config={config} user={user} award="hugo" person={person} />;
}
