import { getMembershipAttributes, type MembershipTypes } from '../membership/membership.ts';
import { isBlank, preferredName, type Holder, type PersonFields } from '../people/people.ts';
import { coveredClass } from './badgeCoverage.ts';

/** The longest badge name that stays on one line, in characters (PEO-14). */
export const BADGE_LINE_LENGTH = 14;

/** A badge name has at most two rows (BDG-1). */
export const MAX_BADGE_ROWS = 2;

const LINE_BREAK = /\s*[\r\n]+\s*/u;

/** Returns how many rows a badge name has. Empty rows do not count (BDG-1). */
export const badgeRows = (name: string): number => name.trim().split(LINE_BREAK).length;

/** A letter with its accents and vowel signs. */
const LETTER = /[^\p{M}\p{Default_Ignorable_Code_Point}][\p{M}\p{Default_Ignorable_Code_Point}]*/gu;

const listLetters = (text: string): readonly string[] => text.normalize('NFC').match(LETTER) ?? [];

/** Returns the length as a reader counts it: an accent or a vowel sign belongs to its letter. */
const length = (text: string): number => listLetters(text).length;

/** Splits a word that would be too small to read on one line into halves, with a hyphen (PEO-14). */
const splitWord = (word: string): readonly string[] => {
  const letters = listLetters(word);
  if (letters.length <= 2 * BADGE_LINE_LENGTH) return [word];
  const half = Math.ceil(letters.length / 2);
  return [`${letters.slice(0, half).join('')}-`, letters.slice(half).join('')];
};

/** Removes the hyphen of a word whose halves are on the same line. */
const joinHalves = (line: string, parts: ReadonlyArray<readonly string[]>): string =>
  parts.reduce(
    (joined, [start = '', end]) =>
      end === undefined
        ? joined
        : joined.replace(`${start} ${end}`, () => start.slice(0, -1) + end),
    line,
  );

/** Splits words into two lines. Starts from both ends and adds the next word to the shorter line. */
const balance = (words: readonly string[]): readonly [string, string] => {
  let [first, second] = ['', ''];
  let [from, to] = [0, words.length];
  while (from < to) {
    if (length(first) <= length(second)) first = `${first} ${words[from++] ?? ''}`.trim();
    else second = `${words[--to] ?? ''} ${second}`.trim();
  }
  return [first, second];
};

/**
 * Splits a badge name into two lines: at its line break if it has one. A name of up to 14 characters stays on the
 * second line, and a longer one is split between words so that the lines balance. A word of more than 28 characters is
 * split, too (PEO-14).
 */
export const splitBadgeName = (name: string): readonly [string, string] => {
  const [first = '', ...rest] = name.trim().split(LINE_BREAK);
  if (rest.length > 0) return [first, rest.join(' ')];
  const parts = first.split(/\s+/u).map(splitWord);
  const words = parts.flat();
  if (length(first) <= BADGE_LINE_LENGTH || words.length === 1) return ['', first];
  const [upper, lower] = balance(words);
  return [joinHalves(upper, parts), joinHalves(lower, parts)];
};

// The characters in the fonts, with all ideographs: the fonts have the common ones and draw 〓 for the rest.
// White space is drawn as a space, and invisible characters need no font.
const COVERED = `${coveredClass()}\\p{Unified_Ideograph}\\uF900-\\uFAFF`;
const NEEDLESS = '\\s\\p{Default_Ignorable_Code_Point}';
// One emoji as a reader sees it: a flag, a keycap, or a pictograph with its modifiers and joined
// parts. A character in the fonts, such as ★ or ™, is a pictograph only with U+FE0F.
const MODIFIERS = '(?:\\uFE0F|\\u20E3|\\p{Emoji_Modifier}|[\\u{E0020}-\\u{E007F}])*';
const PICTOGRAPH = `\\p{Extended_Pictographic}${MODIFIERS}`;
const UNPRINTABLE = new RegExp(
  [
    '\\p{Regional_Indicator}{1,2}',
    '[0-9#*]\\uFE0F?\\u20E3',
    `(?!(?!\\p{Emoji_Presentation})[${COVERED}](?!\\uFE0F))${PICTOGRAPH}(?:\\u200D${PICTOGRAPH})*`,
    '\\p{Emoji_Modifier}',
    '(?![\\r\\n])\\p{Cc}',
    `[^${COVERED}${NEEDLESS}]`,
  ].join('|'),
  'gu',
);

/**
 * Returns the characters of a badge text that will not print, each once and in their order (PEO-15). A letter
 * with its accents counts as one composed character (NFC).
 */
export const unprintableCharacters = (text: string): readonly string[] => [
  ...new Set(text.normalize('NFC').match(UNPRINTABLE) ?? []),
];

/** Unsaved texts from the form; a missing field was not edited. */
export interface TypedBadge {
  readonly name?: string;
  readonly subtitle?: string;
}

/** The two texts of a badge; either may be empty. */
export interface BadgeText {
  readonly name: string;
  readonly subtitle: string;
}

/** The person of a badge or barcode. */
export interface CodeHolder extends Pick<Holder, 'membership' | 'member_number'> {
  readonly id: number;
}

const firstFilled = (...texts: readonly (string | null | undefined)[]): string =>
  texts.find((text) => !isBlank(text))?.trim() ?? '';

/**
 * Returns the texts of a badge: the badge name, else the preferred name, and the badge subtitle, else the
 * country. Typed texts override saved ones, and a blank text counts as missing (BDG-2).
 */
export const badgeText = (person: PersonFields, typed: TypedBadge = {}): BadgeText => ({
  name: firstFilled(typed.name ?? person.badge_name, preferredName(person)),
  subtitle: firstFilled(typed.subtitle ?? person.badge_subtitle, person.country),
});

/**
 * Returns whether a person's membership type or day pass comes with a badge. Without one, the preview has no number
 * and type (BDG-3).
 */
export const hasBadge = (
  person: Pick<Holder, 'membership' | 'daypass_type' | 'daypass_days'>,
  types: MembershipTypes,
): boolean =>
  getMembershipAttributes(types, person.membership).badge === true ||
  ((person.daypass_days ?? []).includes(true) &&
    getMembershipAttributes(types, person.daypass_type ?? '').badge === true);

/**
 * Returns the membership type that a person's badge is for, and whether the badge is that of a day pass: one without a
 * membership that has a badge (BDG-3).
 */
export const badgeType = (
  { membership, daypass_type }: Pick<Holder, 'membership' | 'daypass_type'>,
  types: MembershipTypes,
): { readonly type: string; readonly isDaypass: boolean } =>
  getMembershipAttributes(types, membership).badge || daypass_type == null
    ? { type: membership, isDaypass: false }
    : { type: daypass_type, isDaypass: true };

/**
 * Returns the text of a barcode: the first letter of the membership type, then the member number, else `i` and the
 * id: `F-2`, `N-i678` (BDG-4).
 */
export const barcodeText = ({ membership, member_number, id }: CodeHolder): string =>
  `${membership.slice(0, 1).toUpperCase()}-${member_number ?? `i${id}`}`;
