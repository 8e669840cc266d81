import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { AnswerMove } from '../features/privacy/AnswerMove.tsx';

/**
 * The target of a link in a mail about a move. Its key is in the fragment, which browsers don't send to
 * servers.
 */
export const Route = createFileRoute('/move')({
  staticData: { title: msg`Was this you?` },
  beforeLoad: ({ context }) => context.words.load('desk'),
  component: Move,
});

function Move() {
  const { config } = Route.useRouteContext();
  return <AnswerMove config={config} />;
}
