import { sameBallot, type Ballots } from '@conkit/rules';
import type { BallotDraft } from './ballotKeeper.ts';

const storageKey = (convention: string, personId: number) => `${convention}:ballot:${personId}`;

const NO_DRAFT: BallotDraft = { base: {}, ballots: {}, sent: {} };

const isDraft = (value: unknown): value is BallotDraft =>
  typeof value === 'object' && value !== null && 'base' in value && 'ballots' in value;

/** What an earlier visit could not save on this device, or null. */
export function readBallotDraft(convention: string, personId: number): BallotDraft | null {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(storageKey(convention, personId)) ?? '');
    return isDraft(draft) ? { ...NO_DRAFT, ...draft } : null;
  } catch {
    // No storage, nothing stored, or something else's: as if there was no earlier visit.
    return null;
  }
}

const without = <Value>(values: Readonly<Record<string, Value>>, keys: readonly string[]) =>
  Object.fromEntries(Object.entries(values).filter(([key]) => !keys.includes(key)));

/**
 * Keeps what is not saved and forgets what is, category by category. What another tab has written stays as
 * it is, except where this one has something newer to keep.
 *
 * @param own what this tab has written before
 * @returns whether all of the draft survives the page
 */
export function writeBallotDraft(
  convention: string,
  personId: number,
  draft: BallotDraft,
  own: Ballots,
): boolean {
  const kept = readBallotDraft(convention, personId) ?? NO_DRAFT;
  const isSettled = (category: string) =>
    !(category in draft.ballots) && sameBallot(kept.ballots[category] ?? [], own[category] ?? []);
  const settled = Object.keys(own).filter(isSettled);
  const next = {
    base: { ...without(kept.base, settled), ...draft.base },
    ballots: { ...without(kept.ballots, settled), ...draft.ballots },
    sent: { ...without(kept.sent, settled), ...draft.sent },
  };
  try {
    const key = storageKey(convention, personId);
    if (Object.keys(next.ballots).length > 0) localStorage.setItem(key, JSON.stringify(next));
    else localStorage.removeItem(key);
    return true;
  } catch {
    // A full or forbidden storage must not stop a voter; the save to the server still happens.
    return Object.keys(draft.ballots).length === 0;
  }
}
