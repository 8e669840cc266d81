import { badgePreviewFi } from '../components/BadgePreview/BadgePreview.messages.fi.ts';
import { bothVersionsFi } from '../components/BothVersions/BothVersions.messages.fi.ts';
import { categoryIndexFi } from '../components/CategoryIndex/CategoryIndex.messages.fi.ts';
import { deadlineFi } from '../components/Deadline/Deadline.messages.fi.ts';
import { retryableFi } from '../components/Retryable/Retryable.messages.fi.ts';
import { saveStateFi } from '../components/SaveState/SaveState.messages.fi.ts';
import { dialogFi } from '../primitives/Dialog/Dialog.messages.fi.ts';
import { fieldFi } from '../primitives/Field/Field.messages.fi.ts';
import { pictureFi } from '../primitives/Picture/Picture.messages.fi.ts';
import type { UiWords } from './words.ts';

/** The library in Finnish, for `ConKitProvider`. */
export const fi: UiWords = {
  BadgePreview: badgePreviewFi,
  BothVersions: bothVersionsFi,
  CategoryIndex: categoryIndexFi,
  Deadline: deadlineFi,
  Dialog: dialogFi,
  Field: fieldFi,
  Picture: pictureFi,
  Retryable: retryableFi,
  SaveState: saveStateFi,
};
