// Generated from the catalogues (*.po) by scripts/messages.ts. Do not edit.
import { fi } from '@conkit/ui/words/fi';
import type { ElementWords } from './words.gen.ts';

/** The elements in Finnish, with the library's messages of the components in use. */
export const words: ElementWords = {
  RankedBallot: fi.RankedBallot,
  NominationGrid: fi.NominationGrid,
  BadgePreview: fi.BadgePreview,
  Required: {
    ballot: 'Aseta ainakin yksi järjestykseen.',
    choice: 'Valitse yksi.',
    nominations: 'Ehdota ainakin yhtä.',
  },
};
