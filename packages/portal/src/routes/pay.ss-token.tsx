import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ComingPage } from '../shell/ComingPage.tsx';

export const Route = createFileRoute('/pay/ss-token')({
  staticData: { title: msg`New Payment` },
  beforeLoad: ({ context }) => context.words.load('payments', 'account', 'checkout'),
  component: () => (
    <ComingPage>
      <Trans>Site selection tokens will be sold here.</Trans>
    </ComingPage>
  ),
});
