import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ComingPage } from '../shell/ComingPage.tsx';

export const Route = createFileRoute('/daypass/$type')({
  staticData: { title: msg`New Day Pass` },
  beforeLoad: ({ context }) => context.words.load('membership', 'form', 'checkout'),
  component: () => (
    <ComingPage>
      <Trans>
        Day passes will be sold here: choose the days, fill in who they are for and pay by card.
      </Trans>
    </ComingPage>
  ),
});
