import { awardNominationsFi } from '../blocks/AwardNominations/AwardNominations.messages.fi.tsx';
import { barcodeDialogFi } from '../blocks/BarcodeDialog/BarcodeDialog.messages.fi.ts';
import { awardBallotFi } from '../blocks/AwardBallot/AwardBallot.messages.fi.tsx';
import { ballotReviewFi } from '../blocks/BallotReview/BallotReview.messages.fi.ts';
import { checkInboxFi } from '../blocks/CheckInbox/CheckInbox.messages.fi.ts';
import { checkoutFi } from '../blocks/Checkout/Checkout.messages.fi.tsx';
import { daypassFormFi } from '../blocks/DaypassForm/DaypassForm.messages.fi.tsx';
import { editMemberFi } from '../blocks/EditMember/EditMember.messages.fi.ts';
import { itemFormFi } from '../blocks/ItemForm/ItemForm.messages.fi.tsx';
import { memberHomeFi } from '../blocks/MemberHome/MemberHome.messages.fi.ts';
import { newMemberFormFi } from '../blocks/NewMemberForm/NewMemberForm.messages.fi.tsx';
import { nominateLandingFi } from '../blocks/NominateLanding/NominateLanding.messages.fi.ts';
import { nominationsPageFi } from '../blocks/NominationsPage/NominationsPage.messages.fi.tsx';
import { nominatorNotFoundFi } from '../blocks/NominatorNotFound/NominatorNotFound.messages.fi.tsx';
import { offersFi } from '../blocks/Offers/Offers.messages.fi.ts';
import { paymentDialogFrameFi } from '../blocks/PaymentDialogFrame/PaymentDialogFrame.messages.fi.ts';
import { paymentsPageFi } from '../blocks/PaymentsPage/PaymentsPage.messages.fi.ts';
import { purchaseFormFi } from '../blocks/PurchaseForm/PurchaseForm.messages.fi.ts';
import { receiptFi } from '../blocks/Receipt/Receipt.messages.fi.tsx';
import { sandboxCardFi } from '../blocks/SandboxCard/SandboxCard.messages.fi.ts';
import { signatureDialogFi } from '../blocks/SignatureDialog/SignatureDialog.messages.fi.ts';
import { bothVersionsFi } from '../components/BothVersions/BothVersions.messages.fi.ts';
import { categoryFoldFi } from '../components/CategoryFold/CategoryFold.messages.fi.ts';
import { categoryIndexFi } from '../components/CategoryIndex/CategoryIndex.messages.fi.ts';
import { deadlineFi } from '../components/Deadline/Deadline.messages.fi.ts';
import { signInFi } from '../blocks/SignIn/SignIn.messages.fi.tsx';
import { upgradeFormFi } from '../blocks/UpgradeForm/UpgradeForm.messages.fi.tsx';
import { badgePreviewFi } from '../components/BadgePreview/BadgePreview.messages.fi.ts';
import { endingRightsFi } from '../components/EndingRights/EndingRights.messages.fi.ts';
import { memberFormFi } from '../components/MemberForm/MemberForm.messages.fi.ts';
import { memberLookupFi } from '../components/MemberLookup/MemberLookup.messages.fi.ts';
import { nominationGridFi } from '../components/NominationGrid/NominationGrid.messages.fi.ts';
import { paperPubsBlockFi } from '../components/PaperPubsBlock/PaperPubsBlock.messages.fi.ts';
import { personCardFi } from '../components/PersonCard/PersonCard.messages.fi.ts';
import { personPickerFi } from '../components/PersonPicker/PersonPicker.messages.fi.ts';
import { purchaseCardFi } from '../components/PurchaseCard/PurchaseCard.messages.fi.ts';
import { purchaseStatusFi } from '../components/PurchaseStatus/PurchaseStatus.messages.fi.tsx';
import { recordLogFi } from '../components/RecordLog/RecordLog.messages.fi.ts';
import { retryableFi } from '../components/Retryable/Retryable.messages.fi.ts';
import { saveStateFi } from '../components/SaveState/SaveState.messages.fi.ts';
import { whyReadOnlyFi } from '../components/WhyReadOnly/WhyReadOnly.messages.fi.ts';
import { votingPageFi } from '../blocks/VotingPage/VotingPage.messages.fi.tsx';
import { ballotSummaryFi } from '../components/BallotSummary/BallotSummary.messages.fi.ts';
import { packetLinksFi } from '../components/PacketLinks/PacketLinks.messages.fi.ts';
import { rankedBallotFi } from '../components/RankedBallot/RankedBallot.messages.fi.ts';
import { dialogFi } from '../primitives/Dialog/Dialog.messages.fi.ts';
import { fieldFi } from '../primitives/Field/Field.messages.fi.ts';
import { messageBarFi } from '../primitives/MessageBar/MessageBar.messages.fi.ts';
import { pictureFi } from '../primitives/Picture/Picture.messages.fi.ts';
import type { UiWords } from './words.ts';

/** The library in Finnish, for `ConKitProvider`. */
export const fi: UiWords = {
  AwardNominations: awardNominationsFi,
  BadgePreview: badgePreviewFi,
  BarcodeDialog: barcodeDialogFi,
  AwardBallot: awardBallotFi,
  BallotReview: ballotReviewFi,
  BallotSummary: ballotSummaryFi,
  BothVersions: bothVersionsFi,
  CategoryFold: categoryFoldFi,
  CategoryIndex: categoryIndexFi,
  CheckInbox: checkInboxFi,
  Checkout: checkoutFi,
  DaypassForm: daypassFormFi,
  Deadline: deadlineFi,
  Dialog: dialogFi,
  EditMember: editMemberFi,
  EndingRights: endingRightsFi,
  Field: fieldFi,
  ItemForm: itemFormFi,
  MemberForm: memberFormFi,
  MemberHome: memberHomeFi,
  MemberLookup: memberLookupFi,
  MessageBar: messageBarFi,
  NewMemberForm: newMemberFormFi,
  NominateLanding: nominateLandingFi,
  NominationGrid: nominationGridFi,
  NominationsPage: nominationsPageFi,
  NominatorNotFound: nominatorNotFoundFi,
  Offers: offersFi,
  PaperPubsBlock: paperPubsBlockFi,
  PacketLinks: packetLinksFi,
  PaymentDialogFrame: paymentDialogFrameFi,
  PaymentsPage: paymentsPageFi,
  PersonCard: personCardFi,
  PersonPicker: personPickerFi,
  Picture: pictureFi,
  PurchaseCard: purchaseCardFi,
  PurchaseForm: purchaseFormFi,
  PurchaseStatus: purchaseStatusFi,
  RankedBallot: rankedBallotFi,
  Receipt: receiptFi,
  RecordLog: recordLogFi,
  Retryable: retryableFi,
  SandboxCard: sandboxCardFi,
  SaveState: saveStateFi,
  SignIn: signInFi,
  SignatureDialog: signatureDialogFi,
  UpgradeForm: upgradeFormFi,
  WhyReadOnly: whyReadOnlyFi,
  VotingPage: votingPageFi,
};
