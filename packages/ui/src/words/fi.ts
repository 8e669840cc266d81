import { awardNominationsFi } from '../blocks/AwardNominations/AwardNominations.messages.fi.tsx';
import { nominateLandingFi } from '../blocks/NominateLanding/NominateLanding.messages.fi.ts';
import { nominationsPageFi } from '../blocks/NominationsPage/NominationsPage.messages.fi.tsx';
import { nominatorNotFoundFi } from '../blocks/NominatorNotFound/NominatorNotFound.messages.fi.tsx';
import { signatureDialogFi } from '../blocks/SignatureDialog/SignatureDialog.messages.fi.ts';
import { badgePreviewFi } from '../components/BadgePreview/BadgePreview.messages.fi.ts';
import { bothVersionsFi } from '../components/BothVersions/BothVersions.messages.fi.ts';
import { categoryIndexFi } from '../components/CategoryIndex/CategoryIndex.messages.fi.ts';
import { deadlineFi } from '../components/Deadline/Deadline.messages.fi.ts';
import { nominationGridFi } from '../components/NominationGrid/NominationGrid.messages.fi.ts';
import { retryableFi } from '../components/Retryable/Retryable.messages.fi.ts';
import { saveStateFi } from '../components/SaveState/SaveState.messages.fi.ts';
import { whyReadOnlyFi } from '../components/WhyReadOnly/WhyReadOnly.messages.fi.ts';
import { dialogFi } from '../primitives/Dialog/Dialog.messages.fi.ts';
import { fieldFi } from '../primitives/Field/Field.messages.fi.ts';
import { messageBarFi } from '../primitives/MessageBar/MessageBar.messages.fi.ts';
import { pictureFi } from '../primitives/Picture/Picture.messages.fi.ts';
import type { UiWords } from './words.ts';

/** The library in Finnish, for `ConKitProvider`. */
export const fi: UiWords = {
  AwardNominations: awardNominationsFi,
  BadgePreview: badgePreviewFi,
  BothVersions: bothVersionsFi,
  CategoryIndex: categoryIndexFi,
  Deadline: deadlineFi,
  Dialog: dialogFi,
  Field: fieldFi,
  MessageBar: messageBarFi,
  NominateLanding: nominateLandingFi,
  NominationGrid: nominationGridFi,
  NominationsPage: nominationsPageFi,
  NominatorNotFound: nominatorNotFoundFi,
  Picture: pictureFi,
  Retryable: retryableFi,
  SaveState: saveStateFi,
  SignatureDialog: signatureDialogFi,
  WhyReadOnly: whyReadOnlyFi,
};
