import { sv } from '@conkit/ui/words/sv';
import type { SomeWords } from './types.ts';

/** The library's texts that the elements use. */
export const words: SomeWords = {
  RankedBallot: sv.RankedBallot,
  NominationGrid: sv.NominationGrid,
  BadgePreview: sv.BadgePreview,
};
