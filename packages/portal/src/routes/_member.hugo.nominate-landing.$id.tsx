import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ComingPage } from '../shell/ComingPage.tsx';

export const Route = createFileRoute('/_member/hugo/nominate-landing/$id')({
  staticData: { title: msg`Hugo and Retro Hugo Nominations` },
  beforeLoad: ({ context }) => context.words.load('nominations'),
  component: () => (
    <ComingPage>
      <Trans>Both nomination pages will be linked from here.</Trans>
    </ComingPage>
  ),
});
