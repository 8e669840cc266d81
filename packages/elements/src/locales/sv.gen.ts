// Generated from the catalogues (*.po) by scripts/messages.ts. Do not edit.
import { sv } from '@conkit/ui/words/sv';
import type { ElementWords } from './words.gen.ts';

/** The elements in Swedish, with the library's messages of the components in use. */
export const words: ElementWords = {
  RankedBallot: sv.RankedBallot,
  NominationGrid: sv.NominationGrid,
  BadgePreview: sv.BadgePreview,
  Required: {
    ballot: 'Rangordna minst en.',
    choice: 'Välj en.',
    nominations: 'Nominera minst en.',
  },
};
