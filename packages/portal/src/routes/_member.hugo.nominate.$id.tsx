import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { loadNominations } from '../features/hugo/nominations/loadNominations.ts';
import { nominateScreen } from '../features/hugo/nominations/nominateScreen.tsx';

export const Route = createFileRoute('/_member/hugo/nominate/$id')({
  staticData: { title: msg`Hugo Nominations` },
  beforeLoad: ({ context }) => context.words.load('nominations'),
  loader: ({ context, params }) => loadNominations(context, params.id),
  component: nominateScreen('hugo'),
});
