import { fi } from '@conkit/ui/words/fi';
import type { SomeWords } from './types.ts';

/** The library's texts that the elements use. */
export const words: SomeWords = {
  RankedBallot: fi.RankedBallot,
  NominationGrid: fi.NominationGrid,
  BadgePreview: fi.BadgePreview,
};
