import { getRouteApi } from '@tanstack/react-router';
import { NominatePage } from './NominatePage.tsx';

const route = getRouteApi('/$awards/nominate{$segment}/$id');

/** Renders the nominations of the award and the person in the URL. */
export function nominateScreen() {
  const { config, user, here } = route.useRouteContext();
  const { id } = route.useParams();
  const key = `${here.award} ${id}`;
  return <NominatePage key={key} config={config} user={user} here={here} id={id} />;
}
