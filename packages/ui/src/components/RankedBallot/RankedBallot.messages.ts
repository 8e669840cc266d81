/** Positions in these messages start at 1. */
export interface RankedBallotMessages {
  /** Above the list: which end is the favourite. */
  favourite: string;
  /** After `favourite`, where ranking is possible: not every entry needs a rank. */
  rankAny: string;
  /** The accessible name of the ranked list. */
  ranked: string;
  notRanked: string;
  /** Shown when nothing is ranked. */
  nothingRanked: string;
  /** After `nothingRanked`, where ranking is possible. */
  howToRank: string;
  noEntry: string;
  tapToRemove: string;
  noAward: string;
  /** The "No award" entry's text, where other entries have their credit. */
  noAwardHint: string;
  /** The title of a ranked id that isn't among the finalists. */
  unknownEntry: (id: number) => string;
  unknownEntryHint: string;
  /** Below a finalist that left the ballot. `on` is a date (YYYY-MM-DD), `by` the title of the replacement. */
  replaced: (replaced: { on: string; by: string | undefined }) => string;
  /** The accessible name of a ranked entry's rank button. */
  changePosition: (entry: { title: string; position: number; isCounted: boolean }) => string;
  /** The accessible name of an unranked finalist's + button. Its description contains the position. */
  rankNext: (title: string) => string;
  /** Beside the heading of the unranked list: what + does. `ordinal` is undefined if all positions are taken. */
  nextPosition: (ordinal: string | undefined) => string;
  /** The accessible name of an unranked finalist's menu button. Without the title, which the button before it has. */
  choosePosition: (title: string) => string;
  /** The accessible name of a ranked entry's remove button. */
  remove: (entry: { title: string; position: number }) => string;
  /** The accessible name of an empty position, which is a button. */
  removeEmpty: (position: number) => string;
  /** The accessible name of the menu of positions. */
  menu: (title: string) => string;
  /** A position in the menu of an unranked finalist, and the current position of a ranked entry. */
  position: (position: number) => string;
  moveToPosition: (position: number) => string;
  removeFromBallot: string;
  closeMenu: string;
  /** Hints below a position in the menu. */
  yourFavourite: string;
  currentPosition: string;
  nowAt: (title: string) => string;
  nextFree: string;
  /** The hint on a position below an empty one. */
  leavesGap: string;
  /** Below the menu: explains the dashed numbers. */
  dashedLeavesGap: string;
  /** Which empty positions keep which entries from counting. */
  gap: (gap: { positions: readonly number[]; titles: readonly string[] }) => string;
  closeGap: string;
  /** Below both lists: the keys for an entry's first button. Positions up to 9 have a digit key. */
  keys: (size: number) => string;
  /** Announcements after a change. */
  ordinal: (position: number) => string;
  placed: (placed: { title: string; ordinal: string; count: number }) => string;
  displaced: (title: string) => string;
  removed: (title: string) => string;
  emptyRemoved: (position: number) => string;
  gapClosed: string;
  /** The button that undoes the last change. */
  undo: string;
  /** Announced after Undo: the titles of the current ranking. */
  undone: (titles: readonly string[]) => string;
  /** The messages used instead when a ballot has a single position, so that one entry is chosen and none ranked. */
  choice: Pick<
    RankedBallotMessages,
    | 'favourite'
    | 'rankAny'
    | 'ranked'
    | 'notRanked'
    | 'nothingRanked'
    | 'howToRank'
    | 'noAwardHint'
    | 'rankNext'
    | 'nextPosition'
    | 'remove'
    | 'placed'
    | 'displaced'
    | 'removed'
    | 'undone'
  >;
}

/*
 * Hand-written lists, ordinals and days: they are the same in all English locales with the day first, and on a slow
 * phone the page's first `Intl` call takes longer than rendering a ballot.
 */
const list = (words: readonly string[]) =>
  words.length < 2
    ? words.join('')
    : `${words.slice(0, -1).join(', ')} and ${words[words.length - 1] ?? ''}`;

const suffixes = ['th', 'st', 'nd', 'rd'];

const ordinal = (position: number) => {
  const isTeen = position % 100 > 10 && position % 100 < 14;
  return `${position}${isTeen ? 'th' : (suffixes[position % 10] ?? 'th')}`;
};

const months =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

const date = (day: string) => {
  const at = new Date(day);
  return `${at.getUTCDate()} ${months[at.getUTCMonth()] ?? ''} ${at.getUTCFullYear()}`;
};

export const rankedBallotMessages: RankedBallotMessages = {
  favourite: '1 is your favourite.',
  rankAny: 'Rank as many as you like.',
  ranked: 'Your ranking',
  notRanked: 'Not ranked',
  nothingRanked: 'Nothing ranked.',
  howToRank: 'Press + in the order of your liking.',
  noEntry: '[No entry]',
  tapToRemove: 'Tap to remove',
  noAward: 'No award',
  noAwardHint: 'Rank it above everything that should not win.',
  unknownEntry: (id) => `Unknown entry ${id}`,
  unknownEntryHint: 'This entry is not on the ballot of this category.',
  replaced: ({ on, by }) =>
    by === undefined
      ? `No longer on the ballot since ${date(on)}.`
      : `No longer on the ballot: replaced by ${by} on ${date(on)}.`,
  changePosition: ({ title, position, isCounted }) =>
    `${title}, position ${position}, ${isCounted ? '' : 'would not count, '}change position`,
  rankNext: (title) => `${title}, not ranked, rank it next`,
  nextPosition: (place) =>
    place === undefined ? 'All positions are taken' : `+ ranks it ${place}, ⋯ anywhere`,
  choosePosition: () => 'Choose a position',
  remove: ({ position }) => `Remove from position ${position}`,
  removeEmpty: (position) => `Position ${position}: [No entry]. Tap to remove`,
  menu: (title) => `Position of ${title}`,
  position: (position) => `Position ${position}`,
  moveToPosition: (position) => `Move to position ${position}`,
  removeFromBallot: 'Remove from ballot',
  closeMenu: 'Close',
  yourFavourite: 'your favourite',
  currentPosition: 'now here',
  nowAt: (title) => `now ${title}`,
  nextFree: 'next free position',
  leavesGap: 'leaves a gap above',
  dashedLeavesGap: 'Dashed: leaves a gap above, and would not count.',
  gap: ({ positions, titles }) =>
    positions.length === 1
      ? `Position ${list(positions.map(String))} is empty, so ${list(titles)} would not count.`
      : `Positions ${list(positions.map(String))} are empty, so ${list(titles)} would not count.`,
  closeGap: 'Close the gap',
  keys: (size) => `Keys: 1–${Math.min(size, 9)} rank, Alt ↑ ↓ move by one, Delete removes`,
  ordinal,
  placed: ({ title, ordinal: place, count }) => `${title} is now ${place} of ${count}.`,
  displaced: (title) => `${title} is no longer ranked.`,
  removed: (title) => `${title} removed from your ranking.`,
  emptyRemoved: (position) => `Empty position ${position} removed.`,
  gapClosed: 'Gap closed.',
  undo: 'Undo',
  undone: (titles) =>
    titles.length === 0
      ? 'Undone. Nothing is ranked.'
      : `Undone. Your ranking: ${titles.map((title, at) => `${at + 1} ${title}`).join(', ')}.`,
  choice: {
    favourite: 'One can be chosen.',
    rankAny: 'You need not choose any.',
    ranked: 'Your choice',
    notRanked: 'Not chosen',
    nothingRanked: 'Nothing chosen.',
    howToRank: 'Press + at the one you choose.',
    noAwardHint: 'Choose it when none of them should win.',
    rankNext: (title) => `Choose ${title}`,
    nextPosition: () => '+ chooses it',
    remove: ({ title }) => `${title} is chosen, take it back`,
    placed: ({ title }) => `${title} is chosen.`,
    displaced: (title) => `${title} is no longer chosen.`,
    removed: (title) => `${title} is no longer chosen.`,
    undone: ([title]) =>
      title === undefined ? 'Undone. Nothing is chosen.' : `Undone. Chosen: ${title}.`,
  },
};
