import type { BallotDraft } from './ballotKeeper.ts';

const storageKey = (convention: string, personId: number) => `${convention}:ballot:${personId}`;

const isDraft = (value: unknown): value is BallotDraft =>
  typeof value === 'object' && value !== null && 'base' in value && 'ballots' in value;

/** What an earlier visit could not save on this device, or null. */
export function readBallotDraft(convention: string, personId: number): BallotDraft | null {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(storageKey(convention, personId)) ?? '');
    return isDraft(draft) ? draft : null;
  } catch {
    // No storage, nothing stored, or something else's: as if there was no earlier visit.
    return null;
  }
}

/** Keeps what is not saved, or forgets it. Where nothing can be stored the page itself keeps it. */
export function writeBallotDraft(convention: string, personId: number, draft: BallotDraft | null) {
  try {
    if (draft) localStorage.setItem(storageKey(convention, personId), JSON.stringify(draft));
    else localStorage.removeItem(storageKey(convention, personId));
  } catch {
    // A full or forbidden storage must not stop a voter; the save to the server still happens.
  }
}
