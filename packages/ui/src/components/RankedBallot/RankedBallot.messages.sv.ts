import type { RankedBallotMessages } from './RankedBallot.messages.ts';

const list = (words: readonly string[]) =>
  new Intl.ListFormat('sv-SE', { type: 'conjunction' }).format(words);

const ordinal = (position: number) =>
  `${position}:${[1, 2].includes(position % 10) && ![11, 12].includes(position % 100) ? 'a' : 'e'}`;

const date = (day: string) =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

export const rankedBallotSv: Partial<RankedBallotMessages> = {
  favourite: '1 är din favorit.',
  rankAny: 'Rangordna så många du vill.',
  ranked: 'Din rangordning',
  notRanked: 'Inte rangordnade',
  nothingRanked: 'Inget rangordnat.',
  howToRank: 'Tryck på + i den ordning du tycker.',
  noEntry: '[Inget bidrag]',
  tapToRemove: 'Tryck för att ta bort',
  noAward: 'Inget pris',
  noAwardHint: 'Placera det ovanför allt som inte borde vinna.',
  unknownEntry: (id) => `Okänt bidrag ${id}`,
  unknownEntryHint: 'Bidraget finns inte på röstsedeln i den här kategorin.',
  replaced: ({ on, by }) =>
    by === undefined
      ? `Inte längre på röstsedeln sedan ${date(on)}.`
      : `Inte längre på röstsedeln: ersattes av ${by} ${date(on)}.`,
  changePosition: ({ title, position, isCounted }) =>
    `${title}, plats ${position}, ${isCounted ? '' : 'skulle inte räknas, '}ändra plats`,
  rankNext: (title) => `${title}, inte rangordnad, sätt som nästa`,
  nextPosition: (place) =>
    place === undefined ? 'Alla platser är upptagna' : `+ ger plats ${place}, ⋯ vilken som helst`,
  choosePosition: () => 'Välj plats',
  remove: ({ position }) => `Ta bort från plats ${position}`,
  removeEmpty: (position) => `Plats ${position}: [Inget bidrag]. Tryck för att ta bort`,
  menu: (title) => `Plats för ${title}`,
  position: (position) => `Plats ${position}`,
  moveToPosition: (position) => `Flytta till plats ${position}`,
  removeFromBallot: 'Ta bort från röstsedeln',
  closeMenu: 'Stäng',
  yourFavourite: 'din favorit',
  currentPosition: 'nu här',
  nowAt: (title) => `nu ${title}`,
  nextFree: 'nästa lediga plats',
  leavesGap: 'lämnar en lucka ovanför',
  dashedLeavesGap: 'Streckat: lämnar en lucka ovanför och skulle inte räknas.',
  gap: ({ positions, titles }) =>
    positions.length === 1
      ? `Plats ${list(positions.map(String))} är tom, så ${list(titles)} skulle inte räknas.`
      : `Platserna ${list(positions.map(String))} är tomma, så ${list(titles)} skulle inte räknas.`,
  closeGap: 'Stäng luckan',
  keys: (size) =>
    `Tangenter: 1–${Math.min(size, 9)} ger plats, Alt ↑ ↓ flyttar ett steg, Delete tar bort`,
  ordinal,
  placed: ({ title, ordinal: place, count }) => `${title} är nu ${place} av ${count}.`,
  displaced: (title) => `${title} är inte längre rangordnad.`,
  removed: (title) => `${title} togs bort från din rangordning.`,
  emptyRemoved: (position) => `Den tomma platsen ${position} togs bort.`,
  gapClosed: 'Luckan är stängd.',
  undo: 'Ångra',
  undone: (titles) =>
    titles.length === 0
      ? 'Ångrat. Inget är rangordnat.'
      : `Ångrat. Din rangordning: ${titles.map((title, at) => `${at + 1} ${title}`).join(', ')}.`,
  choice: {
    favourite: 'En kan väljas.',
    rankAny: 'Du behöver inte välja någon.',
    ranked: 'Ditt val',
    notRanked: 'Inte vald',
    nothingRanked: 'Inget är valt.',
    howToRank: 'Tryck på + vid den du väljer.',
    noAwardHint: 'Välj det om ingen av dem borde vinna.',
    rankNext: (title) => `Välj ${title}`,
    nextPosition: () => '+ väljer den',
    remove: ({ title }) => `${title} är vald, ta tillbaka valet`,
    placed: ({ title }) => `${title} är vald.`,
    displaced: (title) => `${title} är inte längre vald.`,
    removed: (title) => `${title} är inte längre vald.`,
    undone: ([title]) =>
      title === undefined ? 'Ångrat. Inget är valt.' : `Ångrat. Vald: ${title}.`,
  },
};
