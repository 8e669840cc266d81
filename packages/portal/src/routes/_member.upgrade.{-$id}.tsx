import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ComingPage } from '../shell/ComingPage.tsx';

export const Route = createFileRoute('/_member/upgrade/{-$id}')({
  staticData: { title: msg`Upgrade Membership` },
  beforeLoad: ({ context }) => context.words.load('membership', 'form', 'checkout'),
  component: () => (
    <ComingPage>
      <Trans>Memberships will be upgraded here, and paper progress reports added.</Trans>
    </ComingPage>
  ),
});
