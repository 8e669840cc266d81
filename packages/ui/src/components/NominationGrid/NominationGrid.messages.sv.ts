import type { NominationGridMessages } from './NominationGrid.messages.ts';

export const nominationGridSv: Partial<NominationGridMessages> = {
  row: (row) => `Nominering ${row}`,
  remove: (row) => `Ta bort nominering ${row}`,
  changed: 'Ändrat, inte sparat än',
  reset: 'Återställ',
  undo: {
    reset: 'Ångra återställningen',
    remove: 'Ångra borttagningen',
    paste: 'Ångra inklistringen',
  },
  duplicate: (earlier) => `Det här ser ut som nominering ${earlier}.`,
  left: (count) =>
    count === 1
      ? 'En inklistrad rad fick ingen plats:'
      : `${count} inklistrade rader fick ingen plats:`,
  closeLeft: 'Stäng',
  nothing: 'Inga nomineringar.',
  pasted: (count) => (count === 1 ? 'En nominering ifylld.' : `${count} nomineringar ifyllda.`),
  removed: (row) => `Nominering ${row} borttagen.`,
  wasReset: 'Återställt till det som är sparat.',
  undone: 'Ångrat.',
};
