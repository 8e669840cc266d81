import { badgePreviewFi } from '../components/BadgePreview/BadgePreview.messages.fi.ts';
import { dialogFi } from '../primitives/Dialog/Dialog.messages.fi.ts';
import { fieldFi } from '../primitives/Field/Field.messages.fi.ts';
import { pictureFi } from '../primitives/Picture/Picture.messages.fi.ts';
import type { UiWords } from './words.ts';

/** The library in Finnish, for `ConKitProvider`. */
export const fi: UiWords = {
  BadgePreview: badgePreviewFi,
  Dialog: dialogFi,
  Field: fieldFi,
  Picture: pictureFi,
};
