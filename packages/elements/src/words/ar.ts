import { ar } from '@conkit/ui/words/ar';
import type { SomeWords } from './types.ts';

/** The library's texts that the elements use. */
export const words: SomeWords = {
  RankedBallot: ar.RankedBallot,
  NominationGrid: ar.NominationGrid,
  BadgePreview: ar.BadgePreview,
};
