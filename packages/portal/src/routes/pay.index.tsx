import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ComingPage } from '../shell/ComingPage.tsx';

export const Route = createFileRoute('/pay/')({
  staticData: { title: msg`Payments` },
  beforeLoad: ({ context }) => context.words.load('payments', 'account', 'checkout'),
  component: () => (
    <ComingPage>
      <Trans>Your payments, and everything else there is to buy, will be here.</Trans>
    </ComingPage>
  ),
});
