import { awardBallotSv } from '../blocks/AwardBallot/AwardBallot.messages.sv.tsx';
import { awardNominationsSv } from '../blocks/AwardNominations/AwardNominations.messages.sv.tsx';
import { ballotReviewSv } from '../blocks/BallotReview/BallotReview.messages.sv.ts';
import { barcodeDialogSv } from '../blocks/BarcodeDialog/BarcodeDialog.messages.sv.ts';
import { checkInboxSv } from '../blocks/CheckInbox/CheckInbox.messages.sv.ts';
import { checkoutSv } from '../blocks/Checkout/Checkout.messages.sv.tsx';
import { daypassFormSv } from '../blocks/DaypassForm/DaypassForm.messages.sv.tsx';
import { editMemberSv } from '../blocks/EditMember/EditMember.messages.sv.ts';
import { itemFormSv } from '../blocks/ItemForm/ItemForm.messages.sv.tsx';
import { memberHomeSv } from '../blocks/MemberHome/MemberHome.messages.sv.ts';
import { newMemberFormSv } from '../blocks/NewMemberForm/NewMemberForm.messages.sv.tsx';
import { nominateLandingSv } from '../blocks/NominateLanding/NominateLanding.messages.sv.ts';
import { nominationsPageSv } from '../blocks/NominationsPage/NominationsPage.messages.sv.tsx';
import { nominatorNotFoundSv } from '../blocks/NominatorNotFound/NominatorNotFound.messages.sv.tsx';
import { offersSv } from '../blocks/Offers/Offers.messages.sv.ts';
import { paymentDialogFrameSv } from '../blocks/PaymentDialogFrame/PaymentDialogFrame.messages.sv.ts';
import { paymentsPageSv } from '../blocks/PaymentsPage/PaymentsPage.messages.sv.ts';
import { purchaseFormSv } from '../blocks/PurchaseForm/PurchaseForm.messages.sv.ts';
import { receiptSv } from '../blocks/Receipt/Receipt.messages.sv.tsx';
import { sandboxCardSv } from '../blocks/SandboxCard/SandboxCard.messages.sv.ts';
import { signInSv } from '../blocks/SignIn/SignIn.messages.sv.tsx';
import { signatureDialogSv } from '../blocks/SignatureDialog/SignatureDialog.messages.sv.ts';
import { upgradeFormSv } from '../blocks/UpgradeForm/UpgradeForm.messages.sv.tsx';
import { votingPageSv } from '../blocks/VotingPage/VotingPage.messages.sv.tsx';
import { badgePreviewSv } from '../components/BadgePreview/BadgePreview.messages.sv.ts';
import { ballotSummarySv } from '../components/BallotSummary/BallotSummary.messages.sv.ts';
import { bothVersionsSv } from '../components/BothVersions/BothVersions.messages.sv.ts';
import { categoryFoldSv } from '../components/CategoryFold/CategoryFold.messages.sv.ts';
import { categoryIndexSv } from '../components/CategoryIndex/CategoryIndex.messages.sv.ts';
import { deadlineSv } from '../components/Deadline/Deadline.messages.sv.ts';
import { endingRightsSv } from '../components/EndingRights/EndingRights.messages.sv.ts';
import { memberFormSv } from '../components/MemberForm/MemberForm.messages.sv.ts';
import { memberLookupSv } from '../components/MemberLookup/MemberLookup.messages.sv.ts';
import { nominationGridSv } from '../components/NominationGrid/NominationGrid.messages.sv.ts';
import { packetLinksSv } from '../components/PacketLinks/PacketLinks.messages.sv.ts';
import { paperPubsBlockSv } from '../components/PaperPubsBlock/PaperPubsBlock.messages.sv.ts';
import { personCardSv } from '../components/PersonCard/PersonCard.messages.sv.ts';
import { personPickerSv } from '../components/PersonPicker/PersonPicker.messages.sv.ts';
import { purchaseCardSv } from '../components/PurchaseCard/PurchaseCard.messages.sv.ts';
import { purchaseStatusSv } from '../components/PurchaseStatus/PurchaseStatus.messages.sv.tsx';
import { rankedBallotSv } from '../components/RankedBallot/RankedBallot.messages.sv.ts';
import { retryableSv } from '../components/Retryable/Retryable.messages.sv.ts';
import { saveStateSv } from '../components/SaveState/SaveState.messages.sv.ts';
import { whyReadOnlySv } from '../components/WhyReadOnly/WhyReadOnly.messages.sv.ts';
import { dialogSv } from '../primitives/Dialog/Dialog.messages.sv.ts';
import { fieldSv } from '../primitives/Field/Field.messages.sv.ts';
import { messageBarSv } from '../primitives/MessageBar/MessageBar.messages.sv.ts';
import { pictureSv } from '../primitives/Picture/Picture.messages.sv.ts';
import type { UiWordOverrides } from './words.ts';

/** The library in Swedish, for `ConKitProvider`. Not proofread. Missing messages are in English. */
export const sv: UiWordOverrides = {
  AwardBallot: awardBallotSv,
  AwardNominations: awardNominationsSv,
  BadgePreview: badgePreviewSv,
  BallotReview: ballotReviewSv,
  BallotSummary: ballotSummarySv,
  BarcodeDialog: barcodeDialogSv,
  BothVersions: bothVersionsSv,
  CategoryFold: categoryFoldSv,
  CategoryIndex: categoryIndexSv,
  CheckInbox: checkInboxSv,
  Checkout: checkoutSv,
  DaypassForm: daypassFormSv,
  Deadline: deadlineSv,
  Dialog: dialogSv,
  EditMember: editMemberSv,
  EndingRights: endingRightsSv,
  Field: fieldSv,
  ItemForm: itemFormSv,
  MemberForm: memberFormSv,
  MemberHome: memberHomeSv,
  MemberLookup: memberLookupSv,
  MessageBar: messageBarSv,
  NewMemberForm: newMemberFormSv,
  NominateLanding: nominateLandingSv,
  NominationGrid: nominationGridSv,
  NominationsPage: nominationsPageSv,
  NominatorNotFound: nominatorNotFoundSv,
  Offers: offersSv,
  PacketLinks: packetLinksSv,
  PaperPubsBlock: paperPubsBlockSv,
  PaymentDialogFrame: paymentDialogFrameSv,
  PaymentsPage: paymentsPageSv,
  PersonCard: personCardSv,
  PersonPicker: personPickerSv,
  Picture: pictureSv,
  PurchaseCard: purchaseCardSv,
  PurchaseForm: purchaseFormSv,
  PurchaseStatus: purchaseStatusSv,
  RankedBallot: rankedBallotSv,
  Receipt: receiptSv,
  Retryable: retryableSv,
  SandboxCard: sandboxCardSv,
  SaveState: saveStateSv,
  SignIn: signInSv,
  SignatureDialog: signatureDialogSv,
  UpgradeForm: upgradeFormSv,
  VotingPage: votingPageSv,
  WhyReadOnly: whyReadOnlySv,
};
