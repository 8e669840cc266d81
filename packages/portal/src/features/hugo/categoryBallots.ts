import type { Finalists } from '@conkit/api-client';
import {
  saveStatus,
  type CategoryBallot,
  type CategoryPacket,
  type RefusalReason,
} from '@conkit/ui';
import type { BallotSnapshot } from './ballotSnapshot.ts';
import type { RefusedCategory } from './votes.ts';

const EMPTY: readonly never[] = [];

/** Returns the categories of a ballot for display. */
export function categoryBallots(
  titles: readonly { readonly key: string; readonly title: string }[],
  noAward: string | null,
  finalists: Finalists,
  snapshot: BallotSnapshot,
  packets: Readonly<Record<string, CategoryPacket>>,
): readonly CategoryBallot[] {
  return titles.map(({ key, title }) => {
    const refused = snapshot.refused.find(({ category }) => category === key);
    return {
      key,
      title,
      finalists: finalists[key] ?? EMPTY,
      noAward,
      ballot: snapshot.ballots[key] ?? EMPTY,
      saved: snapshot.saved[key] ?? EMPTY,
      status: statusOf(key, snapshot),
      savedAt: snapshot.times[key],
      theirs: snapshot.conflicts.find(({ category }) => category === key)?.theirs,
      refusal: refused && reasonOf(refused),
      packet: packets[key],
    };
  });
}

/** Returns the save status of one category. */
function statusOf(key: string, { phase, error, ...snapshot }: BallotSnapshot) {
  const has = (categories: readonly { readonly category: string }[]) =>
    categories.some(({ category }) => category === key);
  const isConflict = has(snapshot.conflicts);
  const isRefused = has(snapshot.refused);
  const isOver = phase === 'closed' || phase === 'signedOut';
  const failure = error?.code === 'network' ? 'network' : 'other';
  return saveStatus({
    isChanged: snapshot.unsaved.includes(key) || isConflict || isRefused,
    isSaving: snapshot.sending.includes(key),
    isStopped: isRefused || isOver,
    // A category with a conflict wasn't sent.
    failure: phase === 'failed' && !isConflict ? failure : undefined,
  });
}

const reasonOf = ({ reason }: RefusedCategory): RefusalReason => {
  if (reason === 'replaced_finalist') return 'replacedFinalist';
  return reason === 'unknown_category' ? 'unknownCategory' : 'other';
};
