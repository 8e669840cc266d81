// Generated from the catalogues (*.po) by scripts/messages.ts. Do not edit.
import { formatEnglishDay, formatEnglishList, pickEnglishOrdinal } from '../../words/formatValue.ts';

export interface RankedBallotMessages {
  /** Above the list: which end is the favourite. Positions in these messages start at 1. */
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
  /** The same with a mouse. */
  clickToRemove: string;
  noAward: string;
  /** The "No award" entry's text, where other entries have their credit. */
  noAwardHint: string;
  /** The title of a ranked id that isn't among the finalists. */
  unknownEntry: (values: { id: string }) => string;
  unknownEntryHint: string;
  /** Below a finalist that left the ballot. `on` is a date (YYYY-MM-DD), `by` the title of the replacement. */
  replaced: (values: { by?: string | null | undefined; on: string }) => string;
  /** The accessible name of a ranked entry's rank button. */
  changePosition: (values: { title: string; position: number; isCounted: boolean }) => string;
  /** The accessible name of an unranked finalist's + button. Its description contains the position. */
  rankNext: (values: { title: string }) => string;
  /** Beside the heading of the unranked list: what + does. `ordinal` is undefined if all positions are taken. */
  nextPosition: (values: { ordinal?: string | null | undefined }) => string;
  /** The accessible name of an unranked finalist's menu button. */
  choosePosition: (values: { title: string }) => string;
  /** The accessible name of a ranked entry's remove button. */
  remove: (values: { position: number; title: string }) => string;
  /** The start of the accessible name of an empty position, which is a button. “Tap to remove” follows. */
  emptyPosition: (values: { position: number }) => string;
  /** The accessible name of the menu of positions. */
  menu: (values: { title: string }) => string;
  /** A position in the menu of an unranked finalist, and the current position of a ranked entry. */
  position: (values: { position: number }) => string;
  moveToPosition: (values: { position: number }) => string;
  removeFromBallot: string;
  closeMenu: string;
  /** Hints below a position in the menu. */
  yourFavourite: string;
  currentPosition: string;
  nowAt: (values: { title: string }) => string;
  nextFree: string;
  /** The hint on a position below an empty one. */
  leavesGap: string;
  /** Below the menu: explains the dashed numbers. */
  dashedLeavesGap: string;
  /** Which empty positions keep which entries from counting. */
  gap: (values: { count: number; positions: readonly string[]; titles: readonly string[] }) => string;
  closeGap: string;
  /** Below both lists: the keys for an entry's first button. Positions up to 9 have a digit key. `last`: the last position with a key, at most 9. */
  keys: (values: { last: number }) => string;
  /** Announcements after a change. */
  ordinal: (values: { position: number }) => string;
  placed: (values: { title: string; ordinal: string; count: number }) => string;
  displaced: (values: { title: string }) => string;
  removed: (values: { title: string }) => string;
  emptyRemoved: (values: { position: number }) => string;
  gapClosed: string;
  /** The button that undoes the last change. */
  undo: string;
  /** Announced after Undo: the titles of the current ranking. `title`: the first entry. */
  undone: (values: { ranking?: readonly string[] | null | undefined; title?: string | null | undefined }) => string;
  choice: {
    favourite: string;
    rankAny: string;
    ranked: string;
    notRanked: string;
    nothingRanked: string;
    howToRank: string;
    noAwardHint: string;
    rankNext: (values: { title: string }) => string;
    nextPosition: (values: { ordinal?: string | null | undefined }) => string;
    remove: (values: { title: string; position: number }) => string;
    placed: (values: { title: string; ordinal: string; count: number }) => string;
    displaced: (values: { title: string }) => string;
    removed: (values: { title: string }) => string;
    undone: (values: { title?: string | null | undefined }) => string;
  };
}

export const rankedBallotMessages: RankedBallotMessages = {
  favourite: '1 is your favourite.',
  rankAny: 'Rank as many as you like.',
  ranked: 'Your ranking',
  notRanked: 'Not ranked',
  nothingRanked: 'Nothing ranked.',
  howToRank: 'Press + in the order of your liking.',
  noEntry: '[No entry]',
  tapToRemove: 'Tap to remove',
  clickToRemove: 'Click to remove',
  noAward: 'No award',
  noAwardHint: 'Rank it above everything that should not win.',
  unknownEntry: ({ id }) => `Unknown entry ${id}`,
  unknownEntryHint: 'This entry is not on the ballot of this category.',
  replaced: ({ by, on }) => !by ? `No longer on the ballot since ${formatEnglishDay(on)}.` : `No longer on the ballot: replaced by ${by} on ${formatEnglishDay(on)}.`,
  changePosition: ({ title, position, isCounted }) => `${title}, position ${position}, ${isCounted ? '' : 'not counted, '}change position`,
  rankNext: ({ title }) => `${title}, not ranked, rank it next`,
  nextPosition: ({ ordinal }) => !ordinal ? 'All positions are taken' : `+ ranks it ${ordinal}, ⋯ anywhere`,
  choosePosition: ({ title }) => `Choose a position for ${title}`,
  remove: ({ position }) => `Remove from position ${position}`,
  emptyPosition: ({ position }) => `Position ${position}: [No entry].`,
  menu: ({ title }) => `Position of ${title}`,
  position: ({ position }) => `Position ${position}`,
  moveToPosition: ({ position }) => `Move to position ${position}`,
  removeFromBallot: 'Remove from ballot',
  closeMenu: 'Close',
  yourFavourite: 'your favourite',
  currentPosition: 'now here',
  nowAt: ({ title }) => `now ${title}`,
  nextFree: 'next free position',
  leavesGap: 'leaves a gap above',
  dashedLeavesGap: 'Dashed: leaves a gap above, and is not counted.',
  gap: ({ count, positions, titles }) => `${count === 1 ? `Position ${formatEnglishList(positions)} is empty.` : `Positions ${formatEnglishList(positions)} are empty.`} Not counted: ${formatEnglishList(titles)}.`,
  closeGap: 'Close the gap',
  keys: ({ last }) => `Keys: 1–${last} rank, Alt ↑ ↓ move by one, Delete removes`,
  ordinal: ({ position }) => pickEnglishOrdinal(position, { one: `${position}st`, two: `${position}nd`, few: `${position}rd`, other: `${position}th` }),
  placed: ({ title, ordinal, count }) => `${title} is now ${ordinal} of ${count}.`,
  displaced: ({ title }) => `${title} is no longer ranked.`,
  removed: ({ title }) => `${title} removed from your ranking.`,
  emptyRemoved: ({ position }) => `Empty position ${position} removed.`,
  gapClosed: 'Gap closed.',
  undo: 'Undo',
  undone: ({ ranking }) => !ranking?.length ? 'Undone. Nothing is ranked.' : `Undone. Your ranking: ${ranking.join(', ')}.`,
  choice: {
    favourite: 'One can be chosen.',
    rankAny: 'You need not choose any.',
    ranked: 'Your choice',
    notRanked: 'Not chosen',
    nothingRanked: 'Nothing chosen.',
    howToRank: 'Press + at the one you choose.',
    noAwardHint: 'Choose it when none of them should win.',
    rankNext: ({ title }) => `Choose ${title}`,
    nextPosition: () => '+ chooses it',
    remove: ({ title }) => `${title} is chosen, take it back`,
    placed: ({ title }) => `${title} is chosen.`,
    displaced: ({ title }) => `${title} is no longer chosen.`,
    removed: ({ title }) => `${title} is no longer chosen.`,
    undone: ({ title }) => !title ? 'Undone. Nothing is chosen.' : `Undone. Chosen: ${title}.`,
  },
};
