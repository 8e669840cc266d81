import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { loadNominations } from '../features/hugo/nominations/loadNominations.ts';
import { NominatePage } from '../features/hugo/nominations/NominatePage.tsx';

export const Route = createFileRoute('/_member/hugo/nominate/$id')({
  staticData: { title: msg`Hugo Nominations` },
  beforeLoad: ({ context }) => context.words.load('nominations'),
  loader: ({ context, params }) => loadNominations(context, params.id),
  component: Nominate,
});

function Nominate() {
  const { config, user } = Route.useRouteContext();
  const { id } = Route.useParams();
  return <NominatePage key={id} config={config} user={user} award="hugo" id={id} />;
}
