import type { RankedBallotMessages } from './RankedBallot.messages.ts';

const list = (words: readonly string[]) =>
  new Intl.ListFormat('fi-FI', { type: 'conjunction' }).format(words);

const date = (day: string) =>
  new Intl.DateTimeFormat('fi-FI', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

export const rankedBallotFi: RankedBallotMessages = {
  favourite: '1 on suosikkisi.',
  rankAny: 'Aseta järjestykseen niin monta kuin haluat.',
  ranked: 'Järjestyksesi',
  notRanked: 'Ei järjestyksessä',
  nothingRanked: 'Mitään ei ole järjestyksessä.',
  howToRank: 'Paina + suosikkijärjestyksessä.',
  noEntry: '[Tyhjä]',
  tapToRemove: 'Poista napauttamalla',
  noAward: 'Ei palkintoa',
  noAwardHint: 'Aseta se kaiken sellaisen yläpuolelle, jonka ei pitäisi voittaa.',
  unknownEntry: (id) => `Tuntematon finalisti ${id}`,
  unknownEntryHint: 'Tämä ei ole tämän kategorian äänestyslipulla.',
  replaced: ({ on, by }) =>
    by === undefined
      ? `Ei enää äänestyslipulla ${date(on)} alkaen.`
      : `Ei enää äänestyslipulla: ${date(on)} alkaen tilalla on ${by}.`,
  changePosition: ({ title, position, isCounted }) =>
    `${title}, sija ${position}, ${isCounted ? '' : 'ei laskettaisi mukaan, '}vaihda sijaa`,
  rankNext: (title) => `${title}, ei järjestyksessä, aseta seuraavaksi`,
  nextPosition: (place) =>
    place === undefined ? 'Kaikki sijat ovat täynnä' : `+ asettaa sijalle ${place}, ⋯ muualle`,
  choosePosition: () => 'Valitse sija',
  remove: ({ position }) => `Poista sijalta ${position}`,
  removeEmpty: (position) => `Sija ${position}: [Tyhjä]. Poista napauttamalla`,
  menu: (title) => `Sija: ${title}`,
  position: (position) => `Sija ${position}`,
  moveToPosition: (position) => `Siirrä sijalle ${position}`,
  removeFromBallot: 'Poista äänestyslipulta',
  closeMenu: 'Sulje',
  yourFavourite: 'suosikkisi',
  currentPosition: 'nyt tässä',
  nowAt: (title) => `nyt ${title}`,
  nextFree: 'seuraava vapaa sija',
  leavesGap: 'jättää yläpuolelle aukon',
  dashedLeavesGap: 'Katkoviiva: yläpuolelle jää aukko, eikä sijaa laskettaisi mukaan.',
  gap: ({ positions, titles }) =>
    positions.length === 1
      ? `Sija ${list(positions.map(String))} on tyhjä, joten tätä ei laskettaisi mukaan: ${list(titles)}.`
      : `Sijat ${list(positions.map(String))} ovat tyhjiä, joten tätä ei laskettaisi mukaan: ${list(titles)}.`,
  closeGap: 'Poista aukko',
  keys: (size) =>
    `Näppäimet: 1–${Math.min(size, 9)} asettaa sijalle, Alt ↑ ↓ siirtää yhden verran, Delete poistaa`,
  ordinal: (position) => `${position}.`,
  placed: ({ title, ordinal, count }) =>
    `${title} on nyt ${ordinal} sijalla, järjestyksessä yhteensä ${count}.`,
  displaced: (title) => `${title} ei ole enää järjestyksessäsi.`,
  removed: (title) => `${title} poistettu järjestyksestäsi.`,
  emptyRemoved: (position) => `Tyhjä sija ${position} poistettu.`,
  gapClosed: 'Aukko poistettu.',
  undo: 'Kumoa',
  undone: (titles) =>
    titles.length === 0
      ? 'Kumottu. Mitään ei ole järjestyksessä.'
      : `Kumottu. Järjestyksesi: ${titles.map((title, at) => `${at + 1} ${title}`).join(', ')}.`,
  choice: {
    favourite: 'Voit valita yhden.',
    rankAny: 'Voit myös jättää valitsematta.',
    ranked: 'Valintasi',
    notRanked: 'Ei valittu',
    nothingRanked: 'Mitään ei ole valittu.',
    howToRank: 'Paina + valitsemasi kohdalla.',
    noAwardHint: 'Valitse se, jos kenenkään ei pitäisi voittaa.',
    rankNext: (title) => `Valitse ${title}`,
    nextPosition: () => '+ valitsee sen',
    remove: ({ title }) => `${title} on valittu, peru valinta`,
    placed: ({ title }) => `${title} on valittu.`,
    displaced: (title) => `${title} ei ole enää valittu.`,
    removed: (title) => `${title} ei ole enää valittu.`,
    undone: ([title]) =>
      title === undefined ? 'Kumottu. Mitään ei ole valittu.' : `Kumottu. Valittu: ${title}.`,
  },
};
