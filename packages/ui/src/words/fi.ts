import { awardBallotFi } from '../blocks/AwardBallot/AwardBallot.messages.fi.tsx';
import { ballotReviewFi } from '../blocks/BallotReview/BallotReview.messages.fi.ts';
import { checkoutFi } from '../blocks/Checkout/Checkout.messages.fi.tsx';
import { daypassFormFi } from '../blocks/DaypassForm/DaypassForm.messages.fi.tsx';
import { itemFormFi } from '../blocks/ItemForm/ItemForm.messages.fi.tsx';
import { newMemberFormFi } from '../blocks/NewMemberForm/NewMemberForm.messages.fi.tsx';
import { paymentDialogFrameFi } from '../blocks/PaymentDialogFrame/PaymentDialogFrame.messages.fi.ts';
import { paymentsPageFi } from '../blocks/PaymentsPage/PaymentsPage.messages.fi.ts';
import { purchaseFormFi } from '../blocks/PurchaseForm/PurchaseForm.messages.fi.ts';
import { receiptFi } from '../blocks/Receipt/Receipt.messages.fi.tsx';
import { upgradeFormFi } from '../blocks/UpgradeForm/UpgradeForm.messages.fi.tsx';
import { votingPageFi } from '../blocks/VotingPage/VotingPage.messages.fi.tsx';
import { badgePreviewFi } from '../components/BadgePreview/BadgePreview.messages.fi.ts';
import { ballotSummaryFi } from '../components/BallotSummary/BallotSummary.messages.fi.ts';
import { bothVersionsFi } from '../components/BothVersions/BothVersions.messages.fi.ts';
import { categoryIndexFi } from '../components/CategoryIndex/CategoryIndex.messages.fi.ts';
import { deadlineFi } from '../components/Deadline/Deadline.messages.fi.ts';
import { memberLookupFi } from '../components/MemberLookup/MemberLookup.messages.fi.ts';
import { packetLinksFi } from '../components/PacketLinks/PacketLinks.messages.fi.ts';
import { personPickerFi } from '../components/PersonPicker/PersonPicker.messages.fi.ts';
import { purchaseCardFi } from '../components/PurchaseCard/PurchaseCard.messages.fi.ts';
import { purchaseStatusFi } from '../components/PurchaseStatus/PurchaseStatus.messages.fi.tsx';
import { rankedBallotFi } from '../components/RankedBallot/RankedBallot.messages.fi.ts';
import { retryableFi } from '../components/Retryable/Retryable.messages.fi.ts';
import { saveStateFi } from '../components/SaveState/SaveState.messages.fi.ts';
import { dialogFi } from '../primitives/Dialog/Dialog.messages.fi.ts';
import { fieldFi } from '../primitives/Field/Field.messages.fi.ts';
import { pictureFi } from '../primitives/Picture/Picture.messages.fi.ts';
import type { UiWords } from './words.ts';

/** The library in Finnish, for `ConKitProvider`. */
export const fi: UiWords = {
  AwardBallot: awardBallotFi,
  BadgePreview: badgePreviewFi,
  BallotReview: ballotReviewFi,
  BallotSummary: ballotSummaryFi,
  BothVersions: bothVersionsFi,
  CategoryIndex: categoryIndexFi,
  Checkout: checkoutFi,
  DaypassForm: daypassFormFi,
  Deadline: deadlineFi,
  Dialog: dialogFi,
  Field: fieldFi,
  ItemForm: itemFormFi,
  MemberLookup: memberLookupFi,
  NewMemberForm: newMemberFormFi,
  PacketLinks: packetLinksFi,
  PaymentDialogFrame: paymentDialogFrameFi,
  PaymentsPage: paymentsPageFi,
  PersonPicker: personPickerFi,
  Picture: pictureFi,
  PurchaseCard: purchaseCardFi,
  PurchaseForm: purchaseFormFi,
  PurchaseStatus: purchaseStatusFi,
  RankedBallot: rankedBallotFi,
  Receipt: receiptFi,
  Retryable: retryableFi,
  SaveState: saveStateFi,
  UpgradeForm: upgradeFormFi,
  VotingPage: votingPageFi,
};
