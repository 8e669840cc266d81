import { msg } from '@lingui/core/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { accessibilityQuery } from '../api/config.ts';
import { AccessibilityPage } from '../features/accessibility/AccessibilityPage.tsx';

export const Route = createFileRoute('/accessibility')({
  staticData: { title: msg`Accessibility` },
  beforeLoad: ({ context }) => {
    if (!context.config.parts.accessibility) throw notFound();
    return context.words.load('desk');
  },
  loader: async ({ context }) => {
    await context.queryClient.ensureQueryData(accessibilityQuery(context.api));
  },
  component: AccessibilityRoute,
});

function AccessibilityRoute() {
  const { api, config } = Route.useRouteContext();
  const { data } = useSuspenseQuery(accessibilityQuery(api));
  return <AccessibilityPage config={config} statement={data} />;
}
