import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { PrivacyPage } from '../features/privacy/PrivacyPage.tsx';

export const Route = createFileRoute('/privacy')({
  staticData: { title: msg`Privacy` },
  beforeLoad: ({ context }) => context.words.load('desk'),
  component: Privacy,
});

function Privacy() {
  const { config } = Route.useRouteContext();
  return <PrivacyPage config={config} />;
}
