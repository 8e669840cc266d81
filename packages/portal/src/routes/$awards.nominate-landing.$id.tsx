import { createFileRoute } from '@tanstack/react-router';
import { NominateLanding } from '../features/hugo/nominations/NominateLanding.tsx';
import { localized } from '../i18n/localized.ts';
import { requireUser, withPeople } from '../shell/account.ts';

export const Route = createFileRoute('/$awards/nominate-landing/$id')({
  beforeLoad: async ({ context, params, location }) => {
    const { config, words } = context;
    const { requireLanding } = await import('../features/hugo/shared/awardPage.ts');
    const landing = requireLanding(config, params.awards);
    requireUser(context, location);
    await words.load('nominations');
    const account = await withPeople(context, params.id);
    return { ...account, title: localized(landing.title, words.language) };
  },
  component: Landing,
});

function Landing() {
  const { config, user } = Route.useRouteContext();
  const { id } = Route.useParams();
  return <NominateLanding config={config} user={user} id={id} />;
}
