import { coveredClass } from './badgeCoverage.ts';

/** The longest badge name that stays on one line, in characters (PEO-14). */
export const BADGE_LINE_LENGTH = 14;

/** A badge name has at most two rows (BDG-1). */
export const MAX_BADGE_ROWS = 2;

const LINE_BREAK = /\s*[\r\n]+\s*/u;

/** How many rows a badge name has as it is typed; empty ones at its ends and between do not count (BDG-1). */
export const badgeRows = (name: string): number => name.trim().split(LINE_BREAK).length;

/** As a reader counts: an accent or a vowel sign belongs to its letter. */
const length = (text: string): number =>
  [...text.normalize('NFC').replaceAll(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')].length;

/** Shares words from both ends between two lines, the shorter one taking the next. */
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
 * A badge name has two lines: a line break splits it, up to 14 characters stay together on the
 * second line, and the words of a longer name are shared so that the lines balance (PEO-14).
 */
export const splitBadgeName = (name: string): readonly [string, string] => {
  const [first = '', ...rest] = name.trim().split(LINE_BREAK);
  if (rest.length > 0) return [first, rest.join(' ')];
  const words = first.split(/\s+/u);
  if (length(first) <= BADGE_LINE_LENGTH || words.length === 1) return ['', first];
  return balance(words);
};

// What the fonts have. Ideographs count as theirs: they have the usual ones, and a rare one is drawn as 〓.
// White space is drawn as a space, and a character that has no look of its own needs no font.
const COVERED = `${coveredClass()}\\p{Unified_Ideograph}\\uF900-\\uFAFF`;
const NEEDLESS = '\\s\\p{Default_Ignorable_Code_Point}';
// One emoji as a reader sees it: a flag, a keycap, or a pictograph with its modifiers and joined
// parts. What the fonts have, such as ★ and ™, is a pictograph only when asked for (U+FE0F).
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
 * The characters of a badge text that will not print, each named once, in their order (PEO-15). A letter
 * and its accents count as the one character that Unicode has for them.
 */
export const unprintableCharacters = (text: string): readonly string[] => [
  ...new Set(text.normalize('NFC').match(UNPRINTABLE) ?? []),
];
