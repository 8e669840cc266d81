import { awardNominationsMessages } from '../blocks/AwardNominations/AwardNominations.messages.tsx';
import { barcodeDialogMessages } from '../blocks/BarcodeDialog/BarcodeDialog.messages.ts';
import { awardBallotMessages } from '../blocks/AwardBallot/AwardBallot.messages.tsx';
import { ballotReviewMessages } from '../blocks/BallotReview/BallotReview.messages.ts';
import { checkInboxMessages } from '../blocks/CheckInbox/CheckInbox.messages.ts';
import { checkoutMessages } from '../blocks/Checkout/Checkout.messages.tsx';
import { daypassFormMessages } from '../blocks/DaypassForm/DaypassForm.messages.tsx';
import { editMemberMessages } from '../blocks/EditMember/EditMember.messages.ts';
import { itemFormMessages } from '../blocks/ItemForm/ItemForm.messages.tsx';
import { memberHomeMessages } from '../blocks/MemberHome/MemberHome.messages.ts';
import { newMemberFormMessages } from '../blocks/NewMemberForm/NewMemberForm.messages.tsx';
import { nominateLandingMessages } from '../blocks/NominateLanding/NominateLanding.messages.ts';
import { nominationsPageMessages } from '../blocks/NominationsPage/NominationsPage.messages.tsx';
import { nominatorNotFoundMessages } from '../blocks/NominatorNotFound/NominatorNotFound.messages.tsx';
import { offersMessages } from '../blocks/Offers/Offers.messages.ts';
import { paymentDialogFrameMessages } from '../blocks/PaymentDialogFrame/PaymentDialogFrame.messages.ts';
import { paymentsPageMessages } from '../blocks/PaymentsPage/PaymentsPage.messages.ts';
import { purchaseFormMessages } from '../blocks/PurchaseForm/PurchaseForm.messages.ts';
import { receiptMessages } from '../blocks/Receipt/Receipt.messages.tsx';
import { sandboxCardMessages } from '../blocks/SandboxCard/SandboxCard.messages.ts';
import { signatureDialogMessages } from '../blocks/SignatureDialog/SignatureDialog.messages.ts';
import { bothVersionsMessages } from '../components/BothVersions/BothVersions.messages.ts';
import { categoryFoldMessages } from '../components/CategoryFold/CategoryFold.messages.ts';
import { categoryIndexMessages } from '../components/CategoryIndex/CategoryIndex.messages.ts';
import { deadlineMessages } from '../components/Deadline/Deadline.messages.ts';
import { signInMessages } from '../blocks/SignIn/SignIn.messages.tsx';
import { upgradeFormMessages } from '../blocks/UpgradeForm/UpgradeForm.messages.tsx';
import { badgePreviewMessages } from '../components/BadgePreview/BadgePreview.messages.ts';
import { endingRightsMessages } from '../components/EndingRights/EndingRights.messages.ts';
import { memberFormMessages } from '../components/MemberForm/MemberForm.messages.ts';
import { memberLookupMessages } from '../components/MemberLookup/MemberLookup.messages.ts';
import { nominationGridMessages } from '../components/NominationGrid/NominationGrid.messages.ts';
import { paperPubsBlockMessages } from '../components/PaperPubsBlock/PaperPubsBlock.messages.ts';
import { personCardMessages } from '../components/PersonCard/PersonCard.messages.ts';
import { personPickerMessages } from '../components/PersonPicker/PersonPicker.messages.ts';
import { purchaseCardMessages } from '../components/PurchaseCard/PurchaseCard.messages.ts';
import { purchaseStatusMessages } from '../components/PurchaseStatus/PurchaseStatus.messages.tsx';
import { recordLogMessages } from '../components/RecordLog/RecordLog.messages.ts';
import { retryableMessages } from '../components/Retryable/Retryable.messages.ts';
import { saveStateMessages } from '../components/SaveState/SaveState.messages.ts';
import { whyReadOnlyMessages } from '../components/WhyReadOnly/WhyReadOnly.messages.ts';
import { votingPageMessages } from '../blocks/VotingPage/VotingPage.messages.tsx';
import { ballotSummaryMessages } from '../components/BallotSummary/BallotSummary.messages.ts';
import { packetLinksMessages } from '../components/PacketLinks/PacketLinks.messages.ts';
import { rankedBallotMessages } from '../components/RankedBallot/RankedBallot.messages.ts';
import { dialogMessages } from '../primitives/Dialog/Dialog.messages.ts';
import { fieldMessages } from '../primitives/Field/Field.messages.ts';
import { messageBarMessages } from '../primitives/MessageBar/MessageBar.messages.ts';
import { pictureMessages } from '../primitives/Picture/Picture.messages.ts';
import type { UiWords } from './words.ts';

/** The default messages in English: a template for translations, or their fallback. */
export const en: UiWords = {
  AwardNominations: awardNominationsMessages,
  BadgePreview: badgePreviewMessages,
  BarcodeDialog: barcodeDialogMessages,
  AwardBallot: awardBallotMessages,
  BallotReview: ballotReviewMessages,
  BallotSummary: ballotSummaryMessages,
  BothVersions: bothVersionsMessages,
  CategoryFold: categoryFoldMessages,
  CategoryIndex: categoryIndexMessages,
  CheckInbox: checkInboxMessages,
  Checkout: checkoutMessages,
  DaypassForm: daypassFormMessages,
  Deadline: deadlineMessages,
  Dialog: dialogMessages,
  EditMember: editMemberMessages,
  EndingRights: endingRightsMessages,
  Field: fieldMessages,
  ItemForm: itemFormMessages,
  MemberForm: memberFormMessages,
  MemberHome: memberHomeMessages,
  MemberLookup: memberLookupMessages,
  MessageBar: messageBarMessages,
  NewMemberForm: newMemberFormMessages,
  NominateLanding: nominateLandingMessages,
  NominationGrid: nominationGridMessages,
  NominationsPage: nominationsPageMessages,
  NominatorNotFound: nominatorNotFoundMessages,
  Offers: offersMessages,
  PaperPubsBlock: paperPubsBlockMessages,
  PacketLinks: packetLinksMessages,
  PaymentDialogFrame: paymentDialogFrameMessages,
  PaymentsPage: paymentsPageMessages,
  PersonCard: personCardMessages,
  PersonPicker: personPickerMessages,
  Picture: pictureMessages,
  PurchaseCard: purchaseCardMessages,
  PurchaseForm: purchaseFormMessages,
  PurchaseStatus: purchaseStatusMessages,
  RankedBallot: rankedBallotMessages,
  Receipt: receiptMessages,
  RecordLog: recordLogMessages,
  Retryable: retryableMessages,
  SandboxCard: sandboxCardMessages,
  SaveState: saveStateMessages,
  SignIn: signInMessages,
  SignatureDialog: signatureDialogMessages,
  UpgradeForm: upgradeFormMessages,
  WhyReadOnly: whyReadOnlyMessages,
  VotingPage: votingPageMessages,
};
