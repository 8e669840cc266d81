import { sv } from '@conkit/ui/words/sv';
import type { SomeWords } from './types.ts';

/** Of all that the library says, what these elements say. */
export const words: SomeWords = {
  RankedBallot: sv.RankedBallot,
  NominationGrid: sv.NominationGrid,
  BadgePreview: sv.BadgePreview,
};
