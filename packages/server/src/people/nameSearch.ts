// Decisions: docs/decisions/personal-data.md
import { lookupName } from '@conkit/rules';
import { sql } from 'kysely';
import type { Queryable } from '../database/connect.ts';

/** The quality of a match, best first. */
const TIERS = ['exact', 'beginning', 'part'] as const;

interface FoundName {
  readonly id: number;
  /** Whether a word of the query matches with a typing error. */
  readonly isSimilar: boolean;
}

/** Further words don't make a query clearer. */
const MAX_WORDS = 8;
/** A shorter word is one typing error away from too many others. */
const MIN_TYPO_LENGTH = 3;
/** How many records are compared letter by letter. */
const MAX_COMPARED = 1000;

/**
 * Finds people by the words of their legal and public names, in any order, ignoring accents and case. Whole
 * words come first, then beginnings of words, parts of words, and names in which one letter is missing, extra,
 * wrong or swapped with its neighbour.
 *
 * @param most the maximum number of results
 */
export async function searchNames(
  db: Queryable,
  query: string,
  most: number,
): Promise<readonly FoundName[]> {
  const words = await readWords(db, query);
  if (words.length === 0) return [];
  const found: FoundName[] = [];
  const find = (keys: string, limit: number) => findNames(db, keys, found, limit);
  for (const tier of TIERS) {
    const keys = words.map((word) => TIER_KEYS[tier](word)).join(' & ');
    const people = await find(keys, most - found.length);
    found.push(...people.map(({ id }) => ({ id, isSimilar: false })));
    if (found.length >= most) return found;
  }
  const keys = typoQuery(words);
  if (keys === '') return found;
  const candidates = await find(keys, MAX_COMPARED);
  const similar = candidates.filter((person) => hasOneTypo(words, person.words));
  found.push(...similar.map(({ id }) => ({ id, isSimilar: true })));
  return found.slice(0, most);
}

/** Splits a query into words, as the database splits names (migration 030). */
async function readWords(db: Queryable, query: string): Promise<readonly string[]> {
  const { rows } = await sql<{ words: string[] }>`
    select name_words(${[lookupName(query)]}::text[]) as words`.execute(db);
  return [...new Set(rows[0]?.words)].slice(0, MAX_WORDS);
}

async function findNames(
  db: Queryable,
  keys: string,
  without: readonly FoundName[],
  most: number,
): Promise<readonly { readonly id: number; readonly words: readonly string[] }[]> {
  const ids = without.map(({ id }) => id);
  const { rows } = await sql<{ id: number; words: string[] }>`
    select id, words from find_names(${keys}::tsquery, ${ids}::integer[], ${most}::integer)`.execute(
    db,
  );
  return rows;
}

/** Quotes a key for a text search query. */
const quoted = (key: string) => `'${key.replaceAll(/['\\]/g, '$&$&')}'`;
const begins = (key: string) => `${quoted(key)}:*`;

const TIER_KEYS: Readonly<Record<(typeof TIERS)[number], (word: string) => string>> = {
  exact: quoted,
  beginning: begins,
  part: (word) => `(${begins(word)} | ${begins(`*${word}`)})`,
};

/** Returns a query in which one word may have a typing error; the others are beginnings of words. */
const typoQuery = (words: readonly string[]): string =>
  words
    .flatMap((word, at) => {
      if (splitLetters(word).length < MIN_TYPO_LENGTH) return [];
      const others = words.filter((_, other) => other !== at).map(begins);
      return [`(${[`(${typoKeys(word)})`, ...others].join(' & ')})`];
    })
    .join(' | ');

/** Returns the keys of the words that are one typing error away. */
function typoKeys(word: string): string {
  const shorter = [...new Set(splitLetters(word).map((_, at) => withoutLetter(word, at)))];
  const marked = [word, ...shorter].map((key) => `~${key}`);
  return [...shorter, ...marked].map(quoted).join(' | ');
}

/**
 * Returns whether one word of the query is one typing error away from a word of a name, and each other word
 * begins one.
 */
const hasOneTypo = (query: readonly string[], name: readonly string[]): boolean => {
  const pairs = name.slice(1).map((word, at) => `${name[at]}${word}`);
  const all = [...name, ...pairs];
  return query.some(
    (word, at) =>
      splitLetters(word).length >= MIN_TYPO_LENGTH &&
      all.some((other) => isOneTypoApart(word, other)) &&
      query.every((rest, n) => n === at || all.some((other) => other.startsWith(rest))),
  );
};

const splitLetters = (word: string): readonly string[] => [...word];
const withoutLetter = (word: string, at: number) => splitLetters(word).toSpliced(at, 1).join('');

/**
 * Returns whether two words differ by exactly one letter that is missing, extra, wrong or swapped with its
 * neighbour.
 */
export function isOneTypoApart(first: string, second: string): boolean {
  const [a, b] = [splitLetters(first), splitLetters(second)].toSorted(
    (x, y) => x.length - y.length,
  );
  if (!a || !b || b.length - a.length > 1) return false;
  const at = a.findIndex((letter, n) => letter !== b[n]);
  if (at < 0) return b.length > a.length;
  const rest = (letters: readonly string[], from: number) => letters.slice(from).join('');
  if (b.length > a.length) return rest(a, at) === rest(b, at + 1);
  const isWrong = rest(a, at + 1) === rest(b, at + 1);
  const isSwapped =
    a[at] === b[at + 1] && a[at + 1] === b[at] && rest(a, at + 2) === rest(b, at + 2);
  return isWrong || isSwapped;
}
