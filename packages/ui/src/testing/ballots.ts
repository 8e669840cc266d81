import type { CategoryBallot } from '../blocks/AwardBallot/types.ts';
import { fanzines, novels, shortStories } from '../components/RankedBallot/fixtures.ts';

/** When it is in the stories and tests of a ballot. */
export const NOW = new Date('2019-07-01T14:07:00Z');

/** Five minutes before. */
export const SAVED_AT = '2019-07-01T14:02:00Z';

const untouched = { ballot: [], saved: [], status: 'saved' } as const;

/** Three categories in which nothing was ever ranked. */
export const emptyBallot: readonly CategoryBallot[] = [
  { ...untouched, key: 'Novel', title: 'Best Novel', finalists: novels },
  { ...untouched, key: 'ShortStory', title: 'Best Short Story', finalists: shortStories },
  { ...untouched, key: 'Fanzine', title: 'Best Fanzine', finalists: fanzines },
];

const changed = (category: CategoryBallot, change: Partial<CategoryBallot> | undefined) => ({
  ...category,
  ...change,
});

/** The same, with what is different in some categories, by their keys. */
export const ballotWith = (
  changes: Readonly<Record<string, Partial<CategoryBallot>>>,
): readonly CategoryBallot[] =>
  emptyBallot.map((category) => changed(category, changes[category.key]));

/** Novels and fanzines are ranked and saved, short stories are not ranked. */
export const partlyRanked = ballotWith({
  Novel: { ballot: [5, 1, -1], saved: [5, 1, -1], savedAt: SAVED_AT },
  Fanzine: { ballot: [184], saved: [184], savedAt: SAVED_AT },
});

/** A work and a name as long as they get, of 60 letters without a place to break them. */
export const LONG_NAME = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunte';

/** The category of an award on which No Award does not stand. */
export const withoutNoAward = (category: CategoryBallot): CategoryBallot => ({
  ...category,
  noAward: null,
});
