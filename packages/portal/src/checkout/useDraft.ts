import type { Place, Schema } from '@conkit/drafts';
import { useForm } from '@conkit/drafts/react';
import { useRouteContext } from '@tanstack/react-router';

/**
 * What somebody is filling in, kept in the browser until it is bought.
 *
 * @param place whether it outlives the tab: not where nobody knows who comes next
 * @param name of the draft, each convention's apart
 * @param schema what of it was kept, which may come from an older release
 */
export function useDraft<Draft>(place: Place, name: string, initial: Draft, schema: Schema<Draft>) {
  const { config } = useRouteContext({ from: '__root__' });
  return useForm({ place, name: `conkit:${config.id}:draft:${name}`, initial, schema });
}
