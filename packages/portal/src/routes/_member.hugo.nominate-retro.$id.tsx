import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { nominateScreen } from './-nominateScreen.tsx';

export const Route = createFileRoute('/_member/hugo/nominate-retro/$id')({
  staticData: { title: msg`Retro Hugo Nominations` },
  beforeLoad: ({ context }) => context.words.load('nominations'),
  component: nominateScreen('retro'),
});
