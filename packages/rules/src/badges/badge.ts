import { coveredClass } from './badgeCoverage.ts';

/** The longest badge name that stays on one line, in characters (PEO-14). */
export const BADGE_LINE_LENGTH = 14;

/** A badge name has at most two rows (BDG-1). */
export const MAX_BADGE_ROWS = 2;

const LINE_BREAK = /\s*[\r\n]+\s*/u;

/** Returns how many rows a badge name has. Empty rows do not count (BDG-1). */
export const badgeRows = (name: string): number => name.trim().split(LINE_BREAK).length;

/** Returns the length as a reader counts it: an accent or a vowel sign belongs to its letter. */
const length = (text: string): number =>
  [...text.normalize('NFC').replaceAll(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')].length;

/** Splits words into two lines from both ends; the shorter line takes the next word. */
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
 * Splits a badge name into two lines: at a line break if it has one. Up to 14 characters stay together on the
 * second line, and the words of a longer name are split so that the lines balance (PEO-14).
 */
export const splitBadgeName = (name: string): readonly [string, string] => {
  const [first = '', ...rest] = name.trim().split(LINE_BREAK);
  if (rest.length > 0) return [first, rest.join(' ')];
  const words = first.split(/\s+/u);
  if (length(first) <= BADGE_LINE_LENGTH || words.length === 1) return ['', first];
  return balance(words);
};

// The characters in the fonts. All ideographs count: the fonts have the common ones and draw 〓 for the rest.
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
