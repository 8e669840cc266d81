import { createFileRoute } from '@tanstack/react-router';
import { nominateScreen } from '../features/hugo/nominations/nominateScreen.tsx';
import { nominationsTitle } from '../features/hugo/nominations/titles.ts';
import { requireAwardPage } from '../features/hugo/shared/awardHere.ts';
import { requireUser } from '../shell/requireUser.ts';
import { withPeople } from '../shell/withPeople.ts';

export const Route = createFileRoute('/$awards/nominate{$segment}/$id')({
  beforeLoad: async ({ context, params, location }) => {
    const here = requireAwardPage(context.config, params, 'nominate');
    requireUser(context, location);
    await context.words.load('nominations');
    const account = await withPeople(context, params.id);
    return { ...account, here, title: nominationsTitle(here.facts, context.words) };
  },
  loader: async ({ context, params }) => {
    if (!context.isServer) return;
    const { loadNominations } = await import('../features/hugo/nominations/loadNominations.ts');
    await loadNominations(context, params.id);
  },
  component: nominateScreen,
});
