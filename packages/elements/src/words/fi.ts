import { fi } from '@conkit/ui/words/fi';
import type { SomeWords } from './types.ts';

/** Of all that the library says, what these elements say. */
export const words: SomeWords = {
  RankedBallot: fi.RankedBallot,
  NominationGrid: fi.NominationGrid,
  BadgePreview: fi.BadgePreview,
};
