import type { Award } from '@conkit/rules';
import { useParams, useRouteContext } from '@tanstack/react-router';
import { NominatePage } from './NominatePage.tsx';

/** The screen of an award's nominations, of the person in the path. */
export const nominateScreen = (award: Award) =>
  function Nominate() {
    const { config, user } = useRouteContext({ from: '__root__' });
    const { id = '' } = useParams({ strict: false });
    return <NominatePage key={id} config={config} user={user} award={award} id={id} />;
  };
