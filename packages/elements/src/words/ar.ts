import { ar } from '@conkit/ui/words/ar';
import type { SomeWords } from './types.ts';

/** Of all that the library says, what these elements say. */
export const words: SomeWords = {
  RankedBallot: ar.RankedBallot,
  NominationGrid: ar.NominationGrid,
  BadgePreview: ar.BadgePreview,
};
