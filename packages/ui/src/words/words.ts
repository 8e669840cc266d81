import type { AwardBallotMessages } from '../blocks/AwardBallot/AwardBallot.messages.tsx';
import type { BallotReviewMessages } from '../blocks/BallotReview/BallotReview.messages.ts';
import type { CheckoutMessages } from '../blocks/Checkout/Checkout.messages.tsx';
import type { DaypassFormMessages } from '../blocks/DaypassForm/DaypassForm.messages.tsx';
import type { ItemFormMessages } from '../blocks/ItemForm/ItemForm.messages.tsx';
import type { NewMemberFormMessages } from '../blocks/NewMemberForm/NewMemberForm.messages.tsx';
import type { PaymentDialogFrameMessages } from '../blocks/PaymentDialogFrame/PaymentDialogFrame.messages.ts';
import type { PaymentsPageMessages } from '../blocks/PaymentsPage/PaymentsPage.messages.ts';
import type { PurchaseFormMessages } from '../blocks/PurchaseForm/PurchaseForm.messages.ts';
import type { ReceiptMessages } from '../blocks/Receipt/Receipt.messages.tsx';
import type { UpgradeFormMessages } from '../blocks/UpgradeForm/UpgradeForm.messages.tsx';
import type { VotingPageMessages } from '../blocks/VotingPage/VotingPage.messages.tsx';
import type { BadgePreviewMessages } from '../components/BadgePreview/BadgePreview.messages.ts';
import type { BallotSummaryMessages } from '../components/BallotSummary/BallotSummary.messages.ts';
import type { BothVersionsMessages } from '../components/BothVersions/BothVersions.messages.ts';
import type { CategoryIndexMessages } from '../components/CategoryIndex/CategoryIndex.messages.ts';
import type { DeadlineMessages } from '../components/Deadline/Deadline.messages.ts';
import type { MemberLookupMessages } from '../components/MemberLookup/MemberLookup.messages.ts';
import type { PacketLinksMessages } from '../components/PacketLinks/PacketLinks.messages.ts';
import type { PersonPickerMessages } from '../components/PersonPicker/PersonPicker.messages.ts';
import type { PurchaseCardMessages } from '../components/PurchaseCard/PurchaseCard.messages.ts';
import type { PurchaseStatusMessages } from '../components/PurchaseStatus/PurchaseStatus.messages.tsx';
import type { RankedBallotMessages } from '../components/RankedBallot/RankedBallot.messages.ts';
import type { RetryableMessages } from '../components/Retryable/Retryable.messages.ts';
import type { SaveStateMessages } from '../components/SaveState/SaveState.messages.ts';
import type { DialogMessages } from '../primitives/Dialog/Dialog.messages.ts';
import type { FieldMessages } from '../primitives/Field/Field.messages.ts';
import type { PictureMessages } from '../primitives/Picture/Picture.messages.ts';

/**
 * The words of the library, by the component or block that says them. A language is a value of this type, so
 * that a missing word does not compile. English stands beside each component and is there without loading
 * anything.
 */
export interface UiWords {
  AwardBallot: AwardBallotMessages;
  BadgePreview: BadgePreviewMessages;
  BallotReview: BallotReviewMessages;
  BallotSummary: BallotSummaryMessages;
  BothVersions: BothVersionsMessages;
  CategoryIndex: CategoryIndexMessages;
  Checkout: CheckoutMessages;
  DaypassForm: DaypassFormMessages;
  Deadline: DeadlineMessages;
  Dialog: DialogMessages;
  Field: FieldMessages;
  ItemForm: ItemFormMessages;
  MemberLookup: MemberLookupMessages;
  NewMemberForm: NewMemberFormMessages;
  PacketLinks: PacketLinksMessages;
  PaymentDialogFrame: PaymentDialogFrameMessages;
  PaymentsPage: PaymentsPageMessages;
  PersonPicker: PersonPickerMessages;
  Picture: PictureMessages;
  PurchaseCard: PurchaseCardMessages;
  PurchaseForm: PurchaseFormMessages;
  PurchaseStatus: PurchaseStatusMessages;
  RankedBallot: RankedBallotMessages;
  Receipt: ReceiptMessages;
  Retryable: RetryableMessages;
  SaveState: SaveStateMessages;
  UpgradeForm: UpgradeFormMessages;
  VotingPage: VotingPageMessages;
}

/** Words in the place of the library's own, for the components that they name. */
export type UiWordOverrides = { readonly [Name in keyof UiWords]?: Partial<UiWords[Name]> };
