import { afterPaint } from './afterPaint.ts';
import { writeBallotDraft } from './ballotDraft.ts';
import type { BallotDraft } from './ballotKeeper.ts';

/** Writes drafts to this device: right after the frame that shows the change, or at once where there is none. */
interface DraftWriter {
  /** Has the draft written, and the settled categories forgotten. */
  readonly keep: (draft: BallotDraft, settled: readonly string[]) => void;
  /** Writes what waits. */
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
  let waiting: { draft: BallotDraft; settled: readonly string[] } | undefined;
  let takeBack = () => undefined as void;
  let isShown = false;
  let isKept = true;
  const listeners = new Set<() => void>();
  const flush = () => {
    takeBack();
    if (!waiting) return;
    const { draft, settled } = waiting;
    waiting = undefined;
    const wasKept = isKept;
    isKept = writeBallotDraft(convention, personId, draft, settled);
    if (isKept !== wasKept) for (const listener of listeners) listener();
  };
  const keep: DraftWriter['keep'] = (draft, settled) => {
    waiting = { draft, settled: [...(waiting?.settled ?? []), ...settled] };
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
  return { keep, flush, show, isKept: () => isKept, subscribe };
}
