import type { CategoryBallot } from '../blocks/AwardBallot/ballot.ts';
import { fanzines, novels, shortStories } from '../components/RankedBallot/fixtures.ts';

/** The current time in ballot stories and tests. */
export const NOW = new Date('2019-07-01T14:07:00Z');

/** Five minutes before `NOW`. */
export const SAVED_AT = '2019-07-01T14:02:00Z';

const untouched = { ballot: [], saved: [], status: 'saved' } as const;

/** Three categories that were never ranked. */
export const emptyBallot: readonly CategoryBallot[] = [
  { ...untouched, key: 'Novel', title: 'Best Novel', finalists: novels },
  { ...untouched, key: 'ShortStory', title: 'Best Short Story', finalists: shortStories },
  { ...untouched, key: 'Fanzine', title: 'Best Fanzine', finalists: fanzines },
];

const changed = (category: CategoryBallot, change: Partial<CategoryBallot> | undefined) => ({
  ...category,
  ...change,
});

/** Returns the empty ballot with changes to some categories, by key. */
export const ballotWith = (
  changes: Readonly<Record<string, Partial<CategoryBallot>>>,
): readonly CategoryBallot[] =>
  emptyBallot.map((category) => changed(category, changes[category.key]));

/** Novels and fanzines are ranked and saved; short stories aren't ranked. */
export const partlyRanked = ballotWith({
  Novel: { ballot: [5, 1, -1], saved: [5, 1, -1], savedAt: SAVED_AT },
  Fanzine: { ballot: [184], saved: [184], savedAt: SAVED_AT },
});

/** An unbreakable word of 60 letters, for titles and names. */
export const LONG_NAME = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunte';

/** Returns the category without a "No award" entry. */
export const withoutNoAward = (category: CategoryBallot): CategoryBallot => ({
  ...category,
  noAward: null,
});
