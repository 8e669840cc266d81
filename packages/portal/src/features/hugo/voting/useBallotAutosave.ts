import type { Config, Votes } from '@conkit/api-client';
import type { Notification } from '@conkit/drafts';
import { useSelector, useIsKept, usePageWork } from '@conkit/drafts/react';
import type { Period } from '@conkit/rules';
import { useLingui } from '@lingui/react/macro';
import { useRouteContext, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { forgetAwardSummary, saveVotes } from '../../../api/voting.ts';
import { report } from '../../../shell/analytics.ts';
import { beforeSignOut, describeUnsavedWork } from '../../../shell/beforeSignOut.ts';
import { useServerClock } from '../../../shell/clock.ts';
import { useMessages } from '../../../shell/messages.tsx';
import { useAskBeforeLosing } from '../shared/saving.ts';
import { createBallotAutosave, type BallotSnapshot } from './ballotAutosave.ts';
import { openBallotDraft } from './ballotDraft.ts';

interface Voter {
  config: Config;
  /** The voting period of the page. */
  period: Period;
  personId: number;
  /** Nothing is saved without a signature. */
  signature: string | undefined;
  /** What the server has saved at the start. */
  votes: Votes;
}

/**
 * Autosaves a voter's ballot and attaches it to the page: saves when the page is left or hidden and when
 * the network is back. Must be remounted for another person or signature.
 */
export function useBallotAutosave({ config, period, personId, signature, votes }: Voter) {
  const { t } = useLingui();
  const { api, queryClient } = useRouteContext({ from: '__root__' });
  const router = useRouter();
  const messages = useMessages();
  const clock = useServerClock();
  const notify = (notification: Notification) => {
    switch (notification.what) {
      case 'refreshed':
        return messages.show(t`Client votes have been refreshed from the server`);
      case 'conflict':
        return messages.show(
          t`Something you ranked was also ranked elsewhere, and is not saved yet. Choose in its category which to keep.`,
        );
      case 'refused':
        return messages.show(t`Something you ranked could not be saved. See its category.`);
      case 'saved':
        void forgetAwardSummary(queryClient);
        for (const category of notification.keys)
          report({ type: 'saved', what: 'votes', category });
    }
  };
  const [{ autosave, stored, work }] = useState(() => {
    const kept = openBallotDraft(config.id, personId);
    const created = createBallotAutosave({
      votes,
      stored: kept,
      voting: period,
      clock,
      notify,
      save:
        signature === undefined
          ? undefined
          : (lastmod, changed) => saveVotes(api, personId, { lastmod, signature, votes: changed }),
    });
    return { autosave: created, stored: kept, work: pageWork(created, kept) };
  });
  usePageWork(work);
  useEffect(
    () =>
      beforeSignOut(async () => {
        await autosave.submit();
        stored.flush();
        return describeUnsavedWork(
          autosave.changes(),
          stored.isKept(),
          router.state.location.pathname,
        );
      }),
    [autosave, stored, router],
  );
  const isKept = useIsKept(stored);
  useEffect(() => {
    // The first write reveals that the browser stores nothing. Send that change at once.
    if (!isKept) void autosave.submit();
  }, [autosave, isKept]);
  useAskBeforeLosing(useSelector(autosave, wouldBeLost) && !isKept);
  return { autosave, isKept };
}

type Autosave = ReturnType<typeof createBallotAutosave>;

function pageWork({ start, submit, stop }: Autosave, stored: ReturnType<typeof openBallotDraft>) {
  const save = () => {
    void submit();
    // Store the changes in flight too: the page may be gone before the answer.
    stored.flush();
  };
  return {
    start,
    hide: save,
    online: save,
    stop: () => {
      stop();
      save();
    },
  };
}

/** Returns true if the server may lack a change. A save in flight may still fail. */
const wouldBeLost = ({ phase, conflicts, refused, unsaved, sending }: BallotSnapshot) =>
  phase !== 'closed' && [conflicts, refused, unsaved, sending].some(({ length }) => length > 0);
