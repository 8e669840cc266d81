import { createFileRoute } from '@tanstack/react-router';
import { NominateLanding } from '../features/hugo/nominations/NominateLanding.tsx';
import { requireLanding } from '../features/hugo/shared/awardHere.ts';
import { localized } from '../i18n/localized.ts';

export const Route = createFileRoute('/_member/$awards/nominate-landing/$id')({
  beforeLoad: async ({ context: { config, words }, params }) => {
    const landing = requireLanding(config, params.awards);
    await words.load('nominations');
    return { title: localized(landing.title, words.language) };
  },
  component: Landing,
});

function Landing() {
  const { config, user } = Route.useRouteContext();
  const { id } = Route.useParams();
  return <NominateLanding config={config} user={user} id={id} />;
}
