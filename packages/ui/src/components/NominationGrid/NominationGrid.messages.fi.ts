import type { NominationGridMessages } from './NominationGrid.messages.ts';

export const nominationGridFi: NominationGridMessages = {
  row: (row) => `Ehdotus ${row}`,
  remove: (row) => `Poista ehdotus ${row}`,
  changed: 'Muutettu, ei vielä tallennettu',
  reset: 'Palauta',
  undo: { reset: 'Peru palautus', remove: 'Peru poisto', paste: 'Peru liittäminen' },
  duplicate: (earlier) => `Tämä näyttää samalta kuin ehdotus ${earlier}.`,
  left: (count) =>
    count === 1
      ? 'Yhdelle liitetylle riville ei ollut tyhjää paikkaa:'
      : `${count} liitetylle riville ei ollut tyhjää paikkaa:`,
  closeLeft: 'Sulje',
  nothing: 'Ei ehdotuksia.',
  pasted: (count) => (count === 1 ? 'Yksi ehdotus täytetty.' : `${count} ehdotusta täytetty.`),
  removed: (row) => `Ehdotus ${row} poistettu.`,
  wasReset: 'Palautettu tallennettuun.',
  undone: 'Peruttu.',
};
