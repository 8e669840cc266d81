import { barcodeDialogFi } from '../blocks/BarcodeDialog/BarcodeDialog.messages.fi.ts';
import { editMemberFi } from '../blocks/EditMember/EditMember.messages.fi.ts';
import { memberHomeFi } from '../blocks/MemberHome/MemberHome.messages.fi.tsx';
import { offersFi } from '../blocks/Offers/Offers.messages.fi.ts';
import { signInFi } from '../blocks/SignIn/SignIn.messages.fi.tsx';
import { badgePreviewFi } from '../components/BadgePreview/BadgePreview.messages.fi.ts';
import { endingRightsFi } from '../components/EndingRights/EndingRights.messages.fi.ts';
import { memberFormFi } from '../components/MemberForm/MemberForm.messages.fi.ts';
import { paperPubsBlockFi } from '../components/PaperPubsBlock/PaperPubsBlock.messages.fi.ts';
import { personCardFi } from '../components/PersonCard/PersonCard.messages.fi.ts';
import { dialogFi } from '../primitives/Dialog/Dialog.messages.fi.ts';
import { fieldFi } from '../primitives/Field/Field.messages.fi.ts';
import { pictureFi } from '../primitives/Picture/Picture.messages.fi.ts';
import type { UiWords } from './words.ts';

/** The library in Finnish, for `ConKitProvider`. */
export const fi: UiWords = {
  BadgePreview: badgePreviewFi,
  BarcodeDialog: barcodeDialogFi,
  Dialog: dialogFi,
  EditMember: editMemberFi,
  EndingRights: endingRightsFi,
  Field: fieldFi,
  MemberForm: memberFormFi,
  MemberHome: memberHomeFi,
  Offers: offersFi,
  PaperPubsBlock: paperPubsBlockFi,
  PersonCard: personCardFi,
  Picture: pictureFi,
  SignIn: signInFi,
};
