import type { Ballots } from '@conkit/rules';
import { afterPaint } from './afterPaint.ts';
import { readBallotDraft, writeBallotDraft } from './ballotDraft.ts';
import type { BallotDraft } from './ballotKeeper.ts';

/** Writes drafts to this device: right after the frame that shows the change, or at once where there is none. */
interface DraftWriter {
  /** What an earlier visit could not save, or null; from now on it is this page's. */
  readonly read: () => BallotDraft | null;
  /** Has the draft written, and what was written before and is no longer in it forgotten. */
  readonly keep: (draft: BallotDraft) => void;
  /** Writes the newest draft now, also where another tab has written over it since. */
  readonly flush: () => void;
  /** Tells that the page is shown, and so can wait for a frame. Returns how to tell that it has gone. */
  readonly show: () => () => void;
  /** Whether all that was to be written survives the page. */
  readonly isKept: () => boolean;
  /** Tells when that changes. Returns how to stop. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Makes the writer of one person's draft. */
export function createDraftWriter(convention: string, personId: number): DraftWriter {
  let newest: BallotDraft | undefined;
  /** What this page has written. */
  let own: Ballots = {};
  let takeBack = () => undefined as void;
  let isShown = false;
  let isKept = true;
  const listeners = new Set<() => void>();
  const read = () => {
    const draft = readBallotDraft(convention, personId);
    own = draft?.ballots ?? {};
    return draft;
  };
  const flush = () => {
    takeBack();
    if (!newest) return;
    const wasKept = isKept;
    isKept = writeBallotDraft(convention, personId, newest, own);
    if (isKept) own = newest.ballots;
    if (isKept !== wasKept) for (const listener of listeners) listener();
  };
  const keep = (draft: BallotDraft) => {
    newest = draft;
    takeBack();
    if (isShown && document.visibilityState === 'visible') takeBack = afterPaint(flush);
    else flush();
  };
  const show = () => {
    isShown = true;
    return () => {
      isShown = false;
      flush();
    };
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  };
  return { read, keep, flush, show, isKept: () => isKept, subscribe };
}
