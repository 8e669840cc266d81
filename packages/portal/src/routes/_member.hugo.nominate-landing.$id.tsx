import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { NominateLanding } from '../features/hugo/nominations/NominateLanding.tsx';

export const Route = createFileRoute('/_member/hugo/nominate-landing/$id')({
  staticData: { title: msg`Hugo and Retro Hugo Nominations` },
  beforeLoad: ({ context }) => context.words.load('nominations'),
  component: Landing,
});

function Landing() {
  const { config, user } = Route.useRouteContext();
  const { id } = Route.useParams();
  return <NominateLanding config={config} user={user} id={id} />;
}
