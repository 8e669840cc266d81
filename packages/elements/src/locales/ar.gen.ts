// Generated from the catalogues (*.po) by scripts/messages.ts. Do not edit.
import { ar } from '@conkit/ui/words/ar';
import type { ElementWords } from './words.gen.ts';

/** The elements in Arabic, with the library's messages of the components in use. */
export const words: ElementWords = {
  RankedBallot: ar.RankedBallot,
  NominationGrid: ar.NominationGrid,
  BadgePreview: ar.BadgePreview,
  Required: {
    ballot: 'رتّب واحدًا على الأقل.',
    choice: 'اختر واحدًا.',
    nominations: 'رشّح واحدًا على الأقل.',
  },
};
