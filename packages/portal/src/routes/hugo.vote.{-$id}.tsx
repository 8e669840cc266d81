import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { loadBallot } from '../features/hugo/loadBallot.ts';
import { redirectVoter } from '../features/hugo/redirectVoter.ts';
import { voteScreen } from '../features/hugo/voteScreen.tsx';

export const Route = createFileRoute('/hugo/vote/{-$id}')({
  staticData: { title: msg`Hugo Award Voting` },
  beforeLoad: ({ context, params }) => {
    redirectVoter('vote', params.id, context);
    return context.words.load('hugo');
  },
  loader: ({ context, params }) => loadBallot(context, params.id),
  component: voteScreen('hugo'),
});
