import { createFileRoute } from '@tanstack/react-router';
import { loadSignIn } from '../features/account/loadSignIn.ts';
import { requireAwardPage } from '../features/hugo/shared/awardPage.ts';
import { VotePage } from '../features/hugo/voting/VotePage.tsx';
import { getVotingTitle, redirectVoter } from '../features/hugo/voting/voteRoute.ts';
import { withPeople } from '../shell/account.ts';

export const Route = createFileRoute('/$awards/vote{$segment}/{-$id}')({
  beforeLoad: async ({ context, params }) => {
    const awardPage = requireAwardPage(context.config, params, 'vote');
    const account = await withPeople(context, params.id);
    redirectVoter(awardPage, params.id, account);
    const [visitor] = await Promise.all([
      account.user ? undefined : loadSignIn(context),
      context.words.load('voting'),
    ]);
    return {
      ...account,
      visitor,
      awardPage,
      title: getVotingTitle(awardPage.facts, context.words),
    };
  },
  loader: async ({ context, params }) => {
    if (!context.isServer) return;
    const { prefetchBallot } = await import('../features/hugo/shared/prefetch.ts');
    await prefetchBallot(context, params.id);
  },
  remountDeps: ({ params }) => params,
  component: VotePage,
});
