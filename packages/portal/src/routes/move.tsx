import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { AnswerMove } from '../features/privacy/AnswerMove.tsx';

/** The link in the mail about a move. Its key is after `#`, which browsers send to no server. */
export const Route = createFileRoute('/move')({
  staticData: { title: msg`Was this you?` },
  beforeLoad: ({ context }) => context.words.load('voting'),
  component: Move,
});

function Move() {
  const { config } = Route.useRouteContext();
  return <AnswerMove config={config} />;
}
