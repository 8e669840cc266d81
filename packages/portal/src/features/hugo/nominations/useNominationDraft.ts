import type { Config, Nominations } from '@conkit/api-client';
import { usePageWork, useStore } from '@conkit/drafts/react';
import { nominationSubmission } from '@conkit/rules';
import { useRouteContext, useRouter } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { saveNominations } from '../../../api/nominations.ts';
import { forgetAwardSummary } from '../../../api/voting.ts';
import { report } from '../../../shell/analytics.ts';
import { beforeSignOut, describeUnsavedWork } from '../../../shell/beforeSignOut.ts';
import { useAskBeforeLosing } from '../shared/saving.ts';
import { openNominationsDraft } from './categoryDraft.ts';
import { NominationDraft } from './nominationDraft.ts';

interface Nominator {
  config: Config;
  personId: number;
  /** The keys of the page's categories. */
  categories: readonly string[];
  /** The maximum number of works in each category. */
  maxNominations: number;
  /** What the server has saved at the start. */
  saved: readonly Nominations[];
}

/**
 * Manages a person's nomination drafts and attaches them to the page: retries when the network is back, and
 * reports unsaved changes before signing out. Must be remounted for another person or award.
 */
export function useNominationDraft({
  config,
  personId,
  categories,
  maxNominations,
  saved,
}: Nominator) {
  const { api, queryClient } = useRouteContext({ from: '__root__' });
  const router = useRouter();
  const [draft] = useState(
    () =>
      new NominationDraft({
        categories,
        saved,
        maxNominations,
        stored: openNominationsDraft(config.id, personId),
        send: ({ category, signature, nominations, lastmod }) => {
          const known = config.hugo.categories;
          const body = nominationSubmission(personId, category, signature, nominations, known);
          return saveNominations(api, personId, {
            ...body,
            nominations: [...body.nominations],
            lastmod,
          });
        },
        onSaved: (category) => {
          void forgetAwardSummary(queryClient);
          report({ type: 'saved', what: 'nominations', category });
        },
      }),
  );
  usePageWork(draft);
  useEffect(
    () =>
      beforeSignOut(async () => {
        await draft.settle();
        const { isKept, unsaved } = draft.overview();
        return describeUnsavedWork(unsaved.length, isKept, router.state.location.pathname);
      }),
    [draft, router],
  );
  const source = useMemo(
    () => ({ subscribe: draft.subscribe, getSnapshot: draft.overview }),
    [draft],
  );
  const overview = useStore(source);
  useAskBeforeLosing(!overview.isKept);
  return { draft, overview };
}
