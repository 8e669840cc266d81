import type { Nomination } from '@conkit/rules';

/** What a category's nominations are on this device, and what they were changed from. */
export interface NominationDraft {
  readonly base: readonly Nomination[];
  readonly rows: readonly Nomination[];
}

/** One person's drafts on this device, by category. */
export interface NominationDrafts {
  /** What an earlier visit did not save, or null. */
  readonly read: (category: string) => NominationDraft | null;
  /**
   * Keeps a draft, or with null forgets this page's; another tab's stays.
   *
   * @returns whether the draft survives the page
   */
  readonly keep: (category: string, draft: NominationDraft | null) => boolean;
}

const isRow = (value: unknown): value is Nomination =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((text) => typeof text === 'string');

const isRows = (value: unknown): value is readonly Nomination[] =>
  Array.isArray(value) && value.every(isRow);

const parse = (text: string | null): NominationDraft | null => {
  try {
    const draft: unknown = JSON.parse(text ?? 'null');
    if (typeof draft !== 'object' || draft === null) return null;
    if (!('base' in draft && 'rows' in draft)) return null;
    const { base, rows } = draft;
    return isRows(base) && isRows(rows) ? { base, rows } : null;
  } catch {
    // Something else's: as if there was no earlier visit.
    return null;
  }
};

/** The drafts of one person, each category in an entry of its own so that two tabs do not mix theirs. */
export function createNominationDrafts(convention: string, personId: number): NominationDrafts {
  const nameOf = (category: string) => `${convention}:nominations:${personId}:${category}`;
  const written = new Map<string, string>();
  return {
    read(category) {
      try {
        const text = localStorage.getItem(nameOf(category));
        const draft = parse(text);
        if (draft && text) written.set(category, text);
        return draft;
      } catch {
        return null;
      }
    },
    keep(category, draft) {
      try {
        if (draft) {
          const text = JSON.stringify(draft);
          localStorage.setItem(nameOf(category), text);
          written.set(category, text);
        } else if (written.has(category)) {
          const isOwn = localStorage.getItem(nameOf(category)) === written.get(category);
          if (isOwn) localStorage.removeItem(nameOf(category));
          written.delete(category);
        }
        return true;
      } catch {
        // A full or forbidden storage: the page says so and asks before it is left.
        return false;
      }
    },
  };
}
