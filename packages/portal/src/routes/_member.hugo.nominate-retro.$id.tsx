import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ComingPage } from '../shell/ComingPage.tsx';

export const Route = createFileRoute('/_member/hugo/nominate-retro/$id')({
  staticData: { title: msg`Retro Hugo Nominations` },
  beforeLoad: ({ context }) => context.words.load('nominations'),
  component: () => (
    <ComingPage>
      <Trans>Nominations for the Retro Hugo Awards will be made here.</Trans>
    </ComingPage>
  ),
});
