import type { AwardNominationsMessages } from '../blocks/AwardNominations/AwardNominations.messages.tsx';
import type { BarcodeDialogMessages } from '../blocks/BarcodeDialog/BarcodeDialog.messages.ts';
import type { AwardBallotMessages } from '../blocks/AwardBallot/AwardBallot.messages.tsx';
import type { BallotReviewMessages } from '../blocks/BallotReview/BallotReview.messages.ts';
import type { CheckInboxMessages } from '../blocks/CheckInbox/CheckInbox.messages.ts';
import type { CheckoutMessages } from '../blocks/Checkout/Checkout.messages.tsx';
import type { DaypassFormMessages } from '../blocks/DaypassForm/DaypassForm.messages.tsx';
import type { EditMemberMessages } from '../blocks/EditMember/EditMember.messages.ts';
import type { ItemFormMessages } from '../blocks/ItemForm/ItemForm.messages.tsx';
import type { MemberHomeMessages } from '../blocks/MemberHome/MemberHome.messages.ts';
import type { NewMemberFormMessages } from '../blocks/NewMemberForm/NewMemberForm.messages.tsx';
import type { NominateLandingMessages } from '../blocks/NominateLanding/NominateLanding.messages.ts';
import type { NominationsPageMessages } from '../blocks/NominationsPage/NominationsPage.messages.tsx';
import type { NominatorNotFoundMessages } from '../blocks/NominatorNotFound/NominatorNotFound.messages.tsx';
import type { OffersMessages } from '../blocks/Offers/Offers.messages.ts';
import type { PaymentDialogFrameMessages } from '../blocks/PaymentDialogFrame/PaymentDialogFrame.messages.ts';
import type { PaymentsPageMessages } from '../blocks/PaymentsPage/PaymentsPage.messages.ts';
import type { PurchaseFormMessages } from '../blocks/PurchaseForm/PurchaseForm.messages.ts';
import type { ReceiptMessages } from '../blocks/Receipt/Receipt.messages.tsx';
import type { SandboxCardMessages } from '../blocks/SandboxCard/SandboxCard.messages.ts';
import type { SignatureDialogMessages } from '../blocks/SignatureDialog/SignatureDialog.messages.ts';
import type { BothVersionsMessages } from '../components/BothVersions/BothVersions.messages.ts';
import type { CategoryFoldMessages } from '../components/CategoryFold/CategoryFold.messages.ts';
import type { CategoryIndexMessages } from '../components/CategoryIndex/CategoryIndex.messages.ts';
import type { DeadlineMessages } from '../components/Deadline/Deadline.messages.ts';
import type { SignInMessages } from '../blocks/SignIn/SignIn.messages.tsx';
import type { UpgradeFormMessages } from '../blocks/UpgradeForm/UpgradeForm.messages.tsx';
import type { BadgePreviewMessages } from '../components/BadgePreview/BadgePreview.messages.ts';
import type { EndingRightsMessages } from '../components/EndingRights/EndingRights.messages.ts';
import type { MemberFormMessages } from '../components/MemberForm/MemberForm.messages.ts';
import type { MemberLookupMessages } from '../components/MemberLookup/MemberLookup.messages.ts';
import type { NominationGridMessages } from '../components/NominationGrid/NominationGrid.messages.ts';
import type { PaperPubsBlockMessages } from '../components/PaperPubsBlock/PaperPubsBlock.messages.ts';
import type { PersonCardMessages } from '../components/PersonCard/PersonCard.messages.ts';
import type { PersonPickerMessages } from '../components/PersonPicker/PersonPicker.messages.ts';
import type { PurchaseCardMessages } from '../components/PurchaseCard/PurchaseCard.messages.ts';
import type { PurchaseStatusMessages } from '../components/PurchaseStatus/PurchaseStatus.messages.tsx';
import type { RecordLogMessages } from '../components/RecordLog/RecordLog.messages.ts';
import type { RetryableMessages } from '../components/Retryable/Retryable.messages.ts';
import type { SaveStateMessages } from '../components/SaveState/SaveState.messages.ts';
import type { WhyReadOnlyMessages } from '../components/WhyReadOnly/WhyReadOnly.messages.ts';
import type { VotingPageMessages } from '../blocks/VotingPage/VotingPage.messages.tsx';
import type { BallotSummaryMessages } from '../components/BallotSummary/BallotSummary.messages.ts';
import type { PacketLinksMessages } from '../components/PacketLinks/PacketLinks.messages.ts';
import type { RankedBallotMessages } from '../components/RankedBallot/RankedBallot.messages.ts';
import type { DeskWords } from './deskWords.ts';
import type { DialogMessages } from '../primitives/Dialog/Dialog.messages.ts';
import type { FieldMessages } from '../primitives/Field/Field.messages.ts';
import type { MessageBarMessages } from '../primitives/MessageBar/MessageBar.messages.ts';
import type { PictureMessages } from '../primitives/Picture/Picture.messages.ts';

/**
 * The messages for members, by component or block. Those of the crew's screens are in `DeskWords`. Each language is a
 * value of this type, so that a missing message is a type error. English is in the components and needs no import.
 */
export interface UiWords {
  AwardNominations: AwardNominationsMessages;
  BadgePreview: BadgePreviewMessages;
  BarcodeDialog: BarcodeDialogMessages;
  AwardBallot: AwardBallotMessages;
  BallotReview: BallotReviewMessages;
  BallotSummary: BallotSummaryMessages;
  BothVersions: BothVersionsMessages;
  CategoryFold: CategoryFoldMessages;
  CategoryIndex: CategoryIndexMessages;
  CheckInbox: CheckInboxMessages;
  Checkout: CheckoutMessages;
  DaypassForm: DaypassFormMessages;
  Deadline: DeadlineMessages;
  Dialog: DialogMessages;
  EditMember: EditMemberMessages;
  EndingRights: EndingRightsMessages;
  Field: FieldMessages;
  ItemForm: ItemFormMessages;
  MemberForm: MemberFormMessages;
  MemberHome: MemberHomeMessages;
  MemberLookup: MemberLookupMessages;
  MessageBar: MessageBarMessages;
  NewMemberForm: NewMemberFormMessages;
  NominateLanding: NominateLandingMessages;
  NominationGrid: NominationGridMessages;
  NominationsPage: NominationsPageMessages;
  NominatorNotFound: NominatorNotFoundMessages;
  Offers: OffersMessages;
  PaperPubsBlock: PaperPubsBlockMessages;
  PacketLinks: PacketLinksMessages;
  PaymentDialogFrame: PaymentDialogFrameMessages;
  PaymentsPage: PaymentsPageMessages;
  PersonCard: PersonCardMessages;
  PersonPicker: PersonPickerMessages;
  Picture: PictureMessages;
  PurchaseCard: PurchaseCardMessages;
  PurchaseForm: PurchaseFormMessages;
  PurchaseStatus: PurchaseStatusMessages;
  RankedBallot: RankedBallotMessages;
  Receipt: ReceiptMessages;
  RecordLog: RecordLogMessages;
  Retryable: RetryableMessages;
  SandboxCard: SandboxCardMessages;
  SaveState: SaveStateMessages;
  SignIn: SignInMessages;
  SignatureDialog: SignatureDialogMessages;
  UpgradeForm: UpgradeFormMessages;
  WhyReadOnly: WhyReadOnlyMessages;
  VotingPage: VotingPageMessages;
}

/** All messages of the library, for members and crew. */
export type AllWords = UiWords & DeskWords;

/** Overrides of the library's messages, by component. */
export type UiWordOverrides = { readonly [Name in keyof AllWords]?: Partial<AllWords[Name]> };
