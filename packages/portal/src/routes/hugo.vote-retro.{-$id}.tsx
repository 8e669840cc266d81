import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ComingPage } from '../shell/ComingPage.tsx';

export const Route = createFileRoute('/hugo/vote-retro/{-$id}')({
  staticData: { title: msg`Retro Hugo Award Voting` },
  component: () => <ComingPage>…</ComingPage>,
});
