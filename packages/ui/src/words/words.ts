import type { BarcodeDialogMessages } from '../blocks/BarcodeDialog/BarcodeDialog.messages.ts';
import type { EditMemberMessages } from '../blocks/EditMember/EditMember.messages.ts';
import type { MemberHomeMessages } from '../blocks/MemberHome/MemberHome.messages.tsx';
import type { OffersMessages } from '../blocks/Offers/Offers.messages.ts';
import type { SignInMessages } from '../blocks/SignIn/SignIn.messages.tsx';
import type { BadgePreviewMessages } from '../components/BadgePreview/BadgePreview.messages.ts';
import type { EndingRightsMessages } from '../components/EndingRights/EndingRights.messages.ts';
import type { MemberFormMessages } from '../components/MemberForm/MemberForm.messages.ts';
import type { PaperPubsBlockMessages } from '../components/PaperPubsBlock/PaperPubsBlock.messages.ts';
import type { PersonCardMessages } from '../components/PersonCard/PersonCard.messages.ts';
import type { DialogMessages } from '../primitives/Dialog/Dialog.messages.ts';
import type { FieldMessages } from '../primitives/Field/Field.messages.ts';
import type { PictureMessages } from '../primitives/Picture/Picture.messages.ts';

/**
 * The words of the library, by the component or block that says them. A language is a value of this type, so
 * that a missing word does not compile. English stands beside each component and is there without loading
 * anything.
 */
export interface UiWords {
  BadgePreview: BadgePreviewMessages;
  BarcodeDialog: BarcodeDialogMessages;
  Dialog: DialogMessages;
  EditMember: EditMemberMessages;
  EndingRights: EndingRightsMessages;
  Field: FieldMessages;
  MemberForm: MemberFormMessages;
  MemberHome: MemberHomeMessages;
  Offers: OffersMessages;
  PaperPubsBlock: PaperPubsBlockMessages;
  PersonCard: PersonCardMessages;
  Picture: PictureMessages;
  SignIn: SignInMessages;
}

/** Words in the place of the library's own, for the components that they name. */
export type UiWordOverrides = { readonly [Name in keyof UiWords]?: Partial<UiWords[Name]> };
