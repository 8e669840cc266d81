import type { Config, Votes } from '@conkit/api-client';
import type { Award } from '@conkit/rules';
import { useLingui } from '@lingui/react/macro';
import { useRouteContext, useRouter } from '@tanstack/react-router';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { saveVotes } from '../../api/hugo.ts';
import { report } from '../../shell/analytics.ts';
import { ALL_SAVED, beforeSignOut } from '../../shell/beforeSignOut.ts';
import { useMessages } from '../../shell/messages.tsx';
import { useServerClock } from '../../shell/useNow.ts';
import { BallotKeeper, type BallotSnapshot } from './ballotKeeper.ts';
import { createDraftWriter } from './draftWriter.ts';
import { useAskBeforeLosing } from './shared/useAskBeforeLosing.ts';

interface Voter {
  config: Config;
  award: Award;
  personId: number;
  /** Without one nothing is saved. */
  signature: string | undefined;
  /** What the server has at the beginning. */
  votes: Votes;
}

/**
 * The keeper of a voter's ballot, tied to the page: it saves when the page is left or hidden and when the
 * network comes back. Mounted anew for another person or signature.
 */
export function useBallotKeeper({ config, award, personId, signature, votes }: Voter) {
  const { t } = useLingui();
  const { api } = useRouteContext({ from: '__root__' });
  const router = useRouter();
  const messages = useMessages();
  const clock = useServerClock();
  const [drafts] = useState(() => createDraftWriter(config.id, personId));
  const [keeper] = useState(
    () =>
      new BallotKeeper({
        votes,
        draft: drafts.read(),
        voting: config.hugo.awards[award]?.voting,
        clock,
        keepDraft: drafts.keep,
        save:
          signature === undefined
            ? undefined
            : (lastmod, changed) =>
                saveVotes(api, personId, { lastmod, signature, votes: changed }),
        onRefreshed: () => messages.show(t`Client votes have been refreshed from the server`),
        onConflict: () =>
          messages.show(
            t`Something you ranked was also ranked elsewhere, and is not saved yet. Its category asks which to keep.`,
          ),
        onRefused: () =>
          messages.show(t`Something you ranked could not be saved. Its category says why.`),
        onSaved: (categories) => {
          for (const category of categories) report({ type: 'saved', what: 'votes', category });
        },
      }),
  );
  useEffect(() => {
    const leave = drafts.show();
    keeper.start();
    const save = () => {
      void keeper.submit();
      // With what is being sent: nobody may be there for the answer.
      drafts.flush();
    };
    const saveWhenHidden = () => {
      if (document.visibilityState === 'hidden') save();
    };
    // `beforeunload` is not fired on iOS; these are.
    document.addEventListener('visibilitychange', saveWhenHidden);
    window.addEventListener('pagehide', save);
    window.addEventListener('online', save);
    const takeBack = beforeSignOut(async () => {
      await keeper.submit();
      const changes = keeper.changes();
      if (changes === 0) return ALL_SAVED;
      drafts.flush();
      const kept = drafts.isKept() ? 'device' : 'nowhere';
      return { kept, changes, path: router.state.location.pathname };
    });
    return () => {
      document.removeEventListener('visibilitychange', saveWhenHidden);
      window.removeEventListener('pagehide', save);
      window.removeEventListener('online', save);
      takeBack();
      leave();
      void keeper.submit().finally(keeper.stop);
    };
  }, [keeper, drafts, router]);
  const snapshot = useSyncExternalStore(keeper.subscribe, keeper.getSnapshot, keeper.getSnapshot);
  const isKept = useSyncExternalStore(drafts.subscribe, drafts.isKept, drafts.isKept);
  useAskBeforeLosing(!isKept && isStuck(snapshot));
  return { keeper, snapshot, isKept };
}

/** Whether leaving the page would not save what is not saved. */
const isStuck = ({ phase, conflicts, refused }: BallotSnapshot) =>
  phase !== 'closed' &&
  (phase === 'failed' || phase === 'signedOut' || conflicts.length > 0 || refused.length > 0);
