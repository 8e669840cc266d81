import type { Config, Nominations } from '@conkit/api-client';
import { nominationSubmission } from '@conkit/rules';
import { useRouteContext, useRouter } from '@tanstack/react-router';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { saveNominations } from '../../../api/nominations.ts';
import { report } from '../../../shell/analytics.ts';
import { ALL_SAVED, beforeSignOut } from '../../../shell/beforeSignOut.ts';
import { useAskBeforeLosing } from '../shared/useAskBeforeLosing.ts';
import { createNominationDrafts } from './nominationDrafts.ts';
import { NominationKeeper } from './nominationKeeper.ts';

interface Nominator {
  config: Config;
  personId: number;
  /** The keys of the page's categories. */
  categories: readonly string[];
  /** What the server has at the beginning. */
  saved: readonly Nominations[];
}

/**
 * The keeper of a person's nominations, tied to the page: it tries again when the network comes back, and
 * says before signing out what is not saved. Mounted anew for another person or award.
 */
export function useNominationKeeper({ config, personId, categories, saved }: Nominator) {
  const { api } = useRouteContext({ from: '__root__' });
  const router = useRouter();
  const [keeper] = useState(() => {
    const drafts = createNominationDrafts(config.id, personId);
    return new NominationKeeper({
      categories,
      saved,
      maxNominations: config.hugo.maxNominations,
      readDraft: drafts.read,
      keepDraft: drafts.keep,
      send: ({ category, signature, nominations, lastmod }) => {
        const known = config.hugo.categories;
        const body = nominationSubmission(personId, category, signature, nominations, known);
        return saveNominations(api, personId, {
          ...body,
          nominations: [...body.nominations],
          lastmod,
        });
      },
      onSaved: (category) => report({ type: 'saved', what: 'nominations', category }),
    });
  });
  useEffect(() => {
    keeper.start();
    const retry = () => void keeper.retry();
    window.addEventListener('online', retry);
    const takeBack = beforeSignOut(async () => {
      if (await keeper.settle()) return ALL_SAVED;
      const { isKept, unsaved } = keeper.overview();
      return {
        kept: isKept ? 'device' : 'nowhere',
        changes: unsaved.length,
        path: router.state.location.pathname,
      };
    });
    return () => {
      window.removeEventListener('online', retry);
      takeBack();
      keeper.stop();
    };
  }, [keeper, router]);
  const overview = useSyncExternalStore(keeper.subscribe, keeper.overview, keeper.overview);
  useAskBeforeLosing(!overview.isKept);
  return { keeper, overview };
}
