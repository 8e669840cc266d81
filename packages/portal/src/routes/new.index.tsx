import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ComingPage } from '../shell/ComingPage.tsx';

export const Route = createFileRoute('/new/')({
  staticData: { title: msg`New Membership` },
  component: () => <ComingPage>…</ComingPage>,
});
