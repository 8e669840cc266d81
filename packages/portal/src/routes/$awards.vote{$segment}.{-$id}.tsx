import { createFileRoute } from '@tanstack/react-router';
import { loadSignIn } from '../features/account/loadSignIn.ts';
import { VotePage } from '../features/hugo/voting/VotePage.tsx';

export const Route = createFileRoute('/$awards/vote{$segment}/{-$id}')({
  beforeLoad: async ({ context, params }) => {
    await context.words.load('voting');
    const { enterVoting } = await import('../features/hugo/voting/voteRoute.ts');
    const entered = await enterVoting(context, params);
    return { ...entered, visitor: context.user ? undefined : await loadSignIn(context) };
  },
  loader: async ({ context, params }) => {
    if (!context.isServer) return;
    const { prefetchBallot } = await import('../features/hugo/shared/prefetch.ts');
    await prefetchBallot(context, params.id);
  },
  remountDeps: ({ params }) => params,
  component: VotePage,
});
