import { joinNominations, sameNominations, type Nomination } from '@conkit/rules';

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

/** As it is stored: beside a tab's own draft, that of another tab which it came after. */
interface StoredDraft extends NominationDraft {
  readonly other?: NominationDraft;
}

const isDraft = (value: unknown): value is NominationDraft =>
  typeof value === 'object' &&
  value !== null &&
  'base' in value &&
  'rows' in value &&
  isRows(value.base) &&
  isRows(value.rows);

const parse = (text: string | null): StoredDraft | null => {
  try {
    const draft: unknown = JSON.parse(text ?? 'null');
    if (!isDraft(draft)) return null;
    const { base, rows } = draft;
    return 'other' in draft && isDraft(draft.other)
      ? { base, rows, other: draft.other }
      : { base, rows };
  } catch {
    // Something else's: as if there was no earlier visit.
    return null;
  }
};

/** Everything that two tabs wrote, however much it is: what is too much is for the person to take away. */
const join = (one: readonly Nomination[], other: readonly Nomination[] = []) =>
  joinNominations(one, other, Infinity) ?? one;

/**
 * The drafts of one person, each category in an entry of its own. Two tabs that write in the same category
 * do not overwrite each other's draft: the later one keeps the other's beside its own, and the next visit
 * shows both.
 */
export function createNominationDrafts(convention: string, personId: number): NominationDrafts {
  const nameOf = (category: string) => `${convention}:nominations:${personId}:${category}`;
  /** What this tab stored last, as text, by category. */
  const written = new Map<string, string>();
  /** Drafts of other tabs that this tab came after. */
  const others = new Map<string, NominationDraft>();

  /** Notes the draft of another tab before this one takes its place. */
  function rescue(category: string, own: readonly Nomination[]) {
    const text = localStorage.getItem(nameOf(category));
    const before = written.get(category);
    const found = text === before ? null : parse(text);
    if (!found || sameNominations(found.rows, own)) return;
    // What the other tab has kept of this one is this tab's own to replace.
    const isOwn = sameNominations(found.other?.rows ?? [], parse(before ?? null)?.rows ?? []);
    const rows = isOwn ? found.rows : join(found.rows, found.other?.rows);
    others.set(category, { base: found.base, rows });
  }

  function store(category: string, draft: StoredDraft) {
    const text = JSON.stringify(draft);
    localStorage.setItem(nameOf(category), text);
    written.set(category, text);
  }

  return {
    read(category) {
      try {
        const text = localStorage.getItem(nameOf(category));
        const draft = parse(text);
        if (!draft || !text) return null;
        written.set(category, text);
        return { base: draft.base, rows: join(draft.rows, draft.other?.rows) };
      } catch {
        return null;
      }
    },
    keep(category, draft) {
      try {
        if (draft) {
          rescue(category, draft.rows);
          const other = others.get(category);
          store(category, { ...draft, ...(other && { other }) });
          return true;
        }
        const isOwn = localStorage.getItem(nameOf(category)) === written.get(category);
        const other = others.get(category);
        others.delete(category);
        // This tab's is saved; the other's waits for the next visit.
        if (other && isOwn) store(category, other);
        else if (isOwn) localStorage.removeItem(nameOf(category));
        written.delete(category);
        return true;
      } catch {
        // A full or forbidden storage: the page says so and asks before it is left.
        return false;
      }
    },
  };
}
