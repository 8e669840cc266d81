import type { Finalist } from '@conkit/rules';
import type { CategoryBallot } from '../blocks/AwardBallot/ballot.ts';

/** Best Novel of 2019, in ballot order. */
export const novels: readonly Finalist[] = [
  { id: 1, title: 'The Calculating Stars', subtitle: 'by Mary Robinette Kowal (Tor)' },
  {
    id: 2,
    title: 'Record of a Spaceborn Few',
    subtitle: 'by Becky Chambers (Hodder & Stoughton / Harper Voyager)',
  },
  { id: 3, title: 'Revenant Gun', subtitle: 'by Yoon Ha Lee (Solaris)' },
  { id: 4, title: 'Space Opera', subtitle: 'by Catherynne M. Valente (Saga)' },
  { id: 5, title: 'Spinning Silver', subtitle: 'by Naomi Novik (Del Rey / Macmillan)' },
  { id: 6, title: 'Trail of Lightning', subtitle: 'by Rebecca Roanhorse (Saga)' },
];

/** The 1944 Retro Hugo fanzines, one of which was replaced ten days before the deadline. */
export const fanzines: readonly Finalist[] = [
  { id: 183, title: 'Futurian War Digest', subtitle: 'editor J. Michael Rosenblum' },
  { id: 184, title: 'Le Zombie', subtitle: 'editor Wilson “Bob” Tucker' },
  {
    id: 186,
    title: 'Fantasy News',
    subtitle: 'editor William S. Sykora',
    replaced: { on: '2019-07-21', by: 187 },
  },
  { id: 187, title: 'Guteto', subtitle: 'editor Morojo (Myrtle R. Douglas)' },
  { id: 176, title: 'Voice of the Imagi-Nation', subtitle: 'editors Jack Erman and Morojo' },
];

/** Finalists with long titles: two short stories of 2019, and an invented one without spaces. */
export const shortStories: readonly Finalist[] = [
  {
    id: 20,
    title: '“The Rose MacGregor Drinking and Admiration Society”',
    subtitle: 'by T. Kingfisher (Uncanny Magazine 25, November-December 2018)',
  },
  {
    id: 23,
    title: '“The Tale of the Three Beautiful Raptor Sisters, and the Prince Who Was Made of Meat”',
    subtitle: 'by Brooke Bolander (Uncanny Magazine 23, July-August 2018)',
  },
  {
    id: 26,
    title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    subtitle: 'https://example.com/a/very/long/address/without/any/place/to/break/it',
  },
];

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
