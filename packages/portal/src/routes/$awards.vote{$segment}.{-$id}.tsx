import { createFileRoute } from '@tanstack/react-router';
import { redirectVoter } from '../features/hugo/redirectVoter.ts';
import { requireAwardPage } from '../features/hugo/shared/awardHere.ts';
import { votingTitle } from '../features/hugo/titles.ts';
import { voteScreen } from '../features/hugo/voteScreen.tsx';
import { withPeople } from '../shell/withPeople.ts';

export const Route = createFileRoute('/$awards/vote{$segment}/{-$id}')({
  beforeLoad: async ({ context, params }) => {
    const here = requireAwardPage(context.config, params, 'vote');
    const account = await withPeople(context, params.id);
    redirectVoter(here, params.id, account);
    await context.words.load('voting');
    return { ...account, here, title: votingTitle(here.facts, context.words) };
  },
  loader: async ({ context, params }) => {
    if (!context.isServer) return;
    const { loadBallot } = await import('../features/hugo/loadBallot.ts');
    await loadBallot(context, params.id);
  },
  component: voteScreen,
});
