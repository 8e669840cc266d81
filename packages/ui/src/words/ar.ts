import { awardBallotAr } from '../blocks/AwardBallot/AwardBallot.messages.ar.tsx';
import { awardNominationsAr } from '../blocks/AwardNominations/AwardNominations.messages.ar.tsx';
import { ballotReviewAr } from '../blocks/BallotReview/BallotReview.messages.ar.ts';
import { barcodeDialogAr } from '../blocks/BarcodeDialog/BarcodeDialog.messages.ar.ts';
import { checkInboxAr } from '../blocks/CheckInbox/CheckInbox.messages.ar.ts';
import { checkoutAr } from '../blocks/Checkout/Checkout.messages.ar.tsx';
import { daypassFormAr } from '../blocks/DaypassForm/DaypassForm.messages.ar.tsx';
import { editMemberAr } from '../blocks/EditMember/EditMember.messages.ar.ts';
import { itemFormAr } from '../blocks/ItemForm/ItemForm.messages.ar.tsx';
import { memberHomeAr } from '../blocks/MemberHome/MemberHome.messages.ar.ts';
import { newMemberFormAr } from '../blocks/NewMemberForm/NewMemberForm.messages.ar.tsx';
import { nominateLandingAr } from '../blocks/NominateLanding/NominateLanding.messages.ar.ts';
import { nominationsPageAr } from '../blocks/NominationsPage/NominationsPage.messages.ar.tsx';
import { nominatorNotFoundAr } from '../blocks/NominatorNotFound/NominatorNotFound.messages.ar.tsx';
import { offersAr } from '../blocks/Offers/Offers.messages.ar.ts';
import { paymentDialogFrameAr } from '../blocks/PaymentDialogFrame/PaymentDialogFrame.messages.ar.ts';
import { paymentsPageAr } from '../blocks/PaymentsPage/PaymentsPage.messages.ar.ts';
import { purchaseFormAr } from '../blocks/PurchaseForm/PurchaseForm.messages.ar.ts';
import { receiptAr } from '../blocks/Receipt/Receipt.messages.ar.tsx';
import { sandboxCardAr } from '../blocks/SandboxCard/SandboxCard.messages.ar.ts';
import { signInAr } from '../blocks/SignIn/SignIn.messages.ar.tsx';
import { signatureDialogAr } from '../blocks/SignatureDialog/SignatureDialog.messages.ar.ts';
import { upgradeFormAr } from '../blocks/UpgradeForm/UpgradeForm.messages.ar.tsx';
import { votingPageAr } from '../blocks/VotingPage/VotingPage.messages.ar.tsx';
import { badgePreviewAr } from '../components/BadgePreview/BadgePreview.messages.ar.ts';
import { ballotSummaryAr } from '../components/BallotSummary/BallotSummary.messages.ar.ts';
import { bothVersionsAr } from '../components/BothVersions/BothVersions.messages.ar.ts';
import { categoryFoldAr } from '../components/CategoryFold/CategoryFold.messages.ar.ts';
import { categoryIndexAr } from '../components/CategoryIndex/CategoryIndex.messages.ar.ts';
import { deadlineAr } from '../components/Deadline/Deadline.messages.ar.ts';
import { endingRightsAr } from '../components/EndingRights/EndingRights.messages.ar.ts';
import { memberFormAr } from '../components/MemberForm/MemberForm.messages.ar.ts';
import { memberLookupAr } from '../components/MemberLookup/MemberLookup.messages.ar.ts';
import { nominationGridAr } from '../components/NominationGrid/NominationGrid.messages.ar.ts';
import { packetLinksAr } from '../components/PacketLinks/PacketLinks.messages.ar.ts';
import { paperPubsBlockAr } from '../components/PaperPubsBlock/PaperPubsBlock.messages.ar.ts';
import { personCardAr } from '../components/PersonCard/PersonCard.messages.ar.ts';
import { personPickerAr } from '../components/PersonPicker/PersonPicker.messages.ar.ts';
import { purchaseCardAr } from '../components/PurchaseCard/PurchaseCard.messages.ar.ts';
import { purchaseStatusAr } from '../components/PurchaseStatus/PurchaseStatus.messages.ar.tsx';
import { rankedBallotAr } from '../components/RankedBallot/RankedBallot.messages.ar.ts';
import { recordLogAr } from '../components/RecordLog/RecordLog.messages.ar.ts';
import { retryableAr } from '../components/Retryable/Retryable.messages.ar.ts';
import { saveStateAr } from '../components/SaveState/SaveState.messages.ar.ts';
import { whyReadOnlyAr } from '../components/WhyReadOnly/WhyReadOnly.messages.ar.ts';
import { dialogAr } from '../primitives/Dialog/Dialog.messages.ar.ts';
import { fieldAr } from '../primitives/Field/Field.messages.ar.ts';
import { messageBarAr } from '../primitives/MessageBar/MessageBar.messages.ar.ts';
import { pictureAr } from '../primitives/Picture/Picture.messages.ar.ts';
import type { UiWordOverrides } from './words.ts';

/** The library in Arabic, right to left, for `ConKitProvider`. Not proofread yet. Missing messages are in English. */
export const ar: UiWordOverrides = {
  AwardBallot: awardBallotAr,
  AwardNominations: awardNominationsAr,
  BallotReview: ballotReviewAr,
  BarcodeDialog: barcodeDialogAr,
  CheckInbox: checkInboxAr,
  Checkout: checkoutAr,
  DaypassForm: daypassFormAr,
  EditMember: editMemberAr,
  ItemForm: itemFormAr,
  MemberHome: memberHomeAr,
  NewMemberForm: newMemberFormAr,
  NominateLanding: nominateLandingAr,
  NominationsPage: nominationsPageAr,
  NominatorNotFound: nominatorNotFoundAr,
  Offers: offersAr,
  PaymentDialogFrame: paymentDialogFrameAr,
  PaymentsPage: paymentsPageAr,
  PurchaseForm: purchaseFormAr,
  Receipt: receiptAr,
  SandboxCard: sandboxCardAr,
  SignIn: signInAr,
  SignatureDialog: signatureDialogAr,
  UpgradeForm: upgradeFormAr,
  VotingPage: votingPageAr,
  BadgePreview: badgePreviewAr,
  BallotSummary: ballotSummaryAr,
  BothVersions: bothVersionsAr,
  CategoryFold: categoryFoldAr,
  CategoryIndex: categoryIndexAr,
  Deadline: deadlineAr,
  EndingRights: endingRightsAr,
  MemberForm: memberFormAr,
  MemberLookup: memberLookupAr,
  NominationGrid: nominationGridAr,
  PacketLinks: packetLinksAr,
  PaperPubsBlock: paperPubsBlockAr,
  PersonCard: personCardAr,
  PersonPicker: personPickerAr,
  PurchaseCard: purchaseCardAr,
  PurchaseStatus: purchaseStatusAr,
  RankedBallot: rankedBallotAr,
  RecordLog: recordLogAr,
  Retryable: retryableAr,
  SaveState: saveStateAr,
  WhyReadOnly: whyReadOnlyAr,
  Dialog: dialogAr,
  Field: fieldAr,
  MessageBar: messageBarAr,
  Picture: pictureAr,
};
