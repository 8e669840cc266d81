import type { Category } from '../ballot/categories.ts';
import type { Nomination } from './nominations.ts';

/** A category that limits the length of its works. */
export interface MeasuredCategory extends Category {
  /** Both limits are included; a missing one means no limit. */
  readonly length?: {
    readonly unit: 'words' | 'minutes';
    readonly min?: number;
    readonly max?: number;
  };
}

/** A possible mistake to point out to the nominator. A hint never refuses a nomination. */
export type NominationHint =
  /** The row is the same work as an earlier row. */
  | { readonly kind: 'duplicate'; readonly row: number; readonly of: number }
  /** The row states a length that fits another category. */
  | {
      readonly kind: 'length';
      readonly row: number;
      readonly value: number;
      readonly unit: 'words' | 'minutes';
      readonly category: string;
    }
  /** The work is also nominated in another category. */
  | { readonly kind: 'elsewhere'; readonly row: number; readonly category: string };

/** Rows by category key. */
export type NominationsByCategory = Readonly<Record<string, readonly Nomination[]>>;

/** Removes case, space and punctuation from a text. A text of only punctuation is kept (NOM-4). */
export const normalizeWork = (text: string): string => {
  const folded = text.normalize('NFKC').toLowerCase();
  return folded.replaceAll(/[\p{P}\p{S}\p{Z}\s]/gu, '') || folded.trim();
};

const getFieldKeys = (category: Category): readonly string[] =>
  (category.fields ?? []).map(({ key }) => key);

/** Compares the names and, if both rows have one, the makers. For a person, the example is ignored. */
const isSameWork = (one: Nomination, other: Nomination, fields: readonly string[]): boolean => {
  const [name = '', maker = ''] = fields;
  const same = (key: string) => normalizeWork(one[key] ?? '') === normalizeWork(other[key] ?? '');
  if (!one[name] || !other[name] || !same(name)) return false;
  return name !== 'title' || !one[maker] || !other[maker] || same(maker);
};

/** Returns a hint for each row that repeats an earlier one, without regard to case, space and punctuation (NOM-4). */
export const duplicateNominations = (
  rows: readonly Nomination[],
  category: Category,
): readonly NominationHint[] => {
  const fields = getFieldKeys(category);
  return rows.flatMap((row, at) => {
    const of = rows.findIndex((other, before) => before < at && isSameWork(row, other, fields));
    return of >= 0 ? [{ kind: 'duplicate', row: at, of } as const] : [];
  });
};

const LENGTHS = {
  words: /(\d{1,3}(?:[,. \u00a0\u202f]\d{3})+|\d+)(\s*k)?[\s-]*(?:words?\b|sanaa?\b)/iu,
  minutes: /(\d+)()[\s-]*(?:minutes?\b|mins?\b|minuuttia?\b)/iu,
} as const;

/** Parses the number in `12,000 words`, `12k words` or `95 min`. */
const statedLength = (nomination: Nomination, unit: keyof typeof LENGTHS): number | undefined => {
  for (const text of Object.values(nomination)) {
    const [, digits, thousands] = LENGTHS[unit].exec(text) ?? [];
    if (digits) return Number(digits.replaceAll(/\D/g, '')) * (thousands ? 1000 : 1);
  }
  return undefined;
};

const holds = ({ length }: MeasuredCategory, value: number): boolean =>
  length !== undefined && value >= (length.min ?? 0) && value <= (length.max ?? Infinity);

/** Returns a hint for each row that states a length outside its category's, with the category that it fits (NOM-5). */
export const lengthHints = (
  rows: readonly Nomination[],
  category: MeasuredCategory,
  categories: readonly MeasuredCategory[],
): readonly NominationHint[] => {
  const { length, award } = category;
  if (!length) return [];
  const { unit } = length;
  return rows.flatMap((nomination, row) => {
    const value = statedLength(nomination, unit);
    if (value === undefined || holds(category, value)) return [];
    const fitting = categories.find(
      (other) => other.award === award && other.length?.unit === unit && holds(other, value),
    );
    return fitting ? [{ kind: 'length', row, value, unit, category: fitting.key } as const] : [];
  });
};

/** Returns a hint for each titled work that is also nominated in another category of the same award (NOM-6). */
export const elsewhereHints = (
  rows: readonly Nomination[],
  category: Category,
  categories: readonly Category[],
  all: NominationsByCategory,
): readonly NominationHint[] => {
  if (getFieldKeys(category)[0] !== 'title') return [];
  const others = categories.filter(
    (other) =>
      other.key !== category.key &&
      other.award === category.award &&
      getFieldKeys(other)[0] === 'title' &&
      Object.hasOwn(all, other.key),
  );
  return rows.flatMap((nomination, row) => {
    const other = others.find(({ key }) =>
      all[key]?.some((candidate) => isSameWork(nomination, candidate, ['title', 'author'])),
    );
    return other ? [{ kind: 'elsewhere', row, category: other.key } as const] : [];
  });
};

/**
 * Returns what was typed in the same fields of other categories, by field: each text once, in the order of the
 * categories (NOM-13).
 *
 * @param all one person's nominations, of any award
 */
export const listTypedElsewhere = (
  category: Category,
  all: NominationsByCategory,
): Readonly<Record<string, readonly string[]>> => {
  const others = Object.entries(all).flatMap(([key, rows]) => (key === category.key ? [] : rows));
  return Object.fromEntries(
    getFieldKeys(category).map((field) => {
      const texts = new Map<string, string>();
      for (const row of others) {
        const text = row[field]?.trim();
        if (text && !texts.has(normalizeWork(text))) texts.set(normalizeWork(text), text);
      }
      return [field, [...texts.values()]];
    }),
  );
};

/** How many letters are typed before there are suggestions, and how many suggestions there are at most. */
const [MIN_TYPED, MAX_SUGGESTIONS] = [2, 3];

/** Returns up to three of the texts in which a word starts with what is typed (NOM-13). */
export const suggestTexts = (typed: string, texts: readonly string[]): readonly string[] => {
  const start = typed.trim().toLowerCase();
  if (start.length < MIN_TYPED) return [];
  return texts
    .filter((text) => {
      const lower = text.toLowerCase();
      return lower !== start && (lower.startsWith(start) || lower.includes(` ${start}`));
    })
    .slice(0, MAX_SUGGESTIONS);
};
