import type { Config, Votes } from '@conkit/api-client';
import { useSelector } from '@conkit/drafts/react';
import type { Period } from '@conkit/rules';
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { saveVotes } from '../../../api/voting.ts';
import { useServerClock } from '../../../shell/clock.ts';
import { useAutosaveOnPage, useSaveNotifications } from '../shared/useAutosaveOnPage.ts';
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

/** Autosaves a voter's ballot. Must be remounted for another person or signature. */
export function useBallotAutosave({ config, period, personId, signature, votes }: Voter) {
  const { api } = useRouteContext({ from: '__root__' });
  const clock = useServerClock();
  const notify = useSaveNotifications('votes');
  const [{ autosave, stored }] = useState(() => {
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
    return { autosave: created, stored: kept };
  });
  const isKept = useAutosaveOnPage(autosave, stored, useSelector(autosave, isUnsaved));
  return { autosave, isKept };
}

/** Returns true if the server may lack a change. A save in flight may still fail. */
const isUnsaved = ({ phase, conflicts, refused, unsaved, sending }: BallotSnapshot) =>
  phase !== 'closed' && [conflicts, refused, unsaved, sending].some(({ length }) => length > 0);
