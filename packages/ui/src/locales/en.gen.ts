// Generated from the catalogues (*.po) by scripts/messages.ts. Do not edit.
import { awardBallotMessages } from './en/AwardBallot.gen.ts';
import { awardNominationsMessages } from './en/AwardNominations.gen.ts';
import { badgePreviewMessages } from './en/BadgePreview.gen.ts';
import { ballotReviewMessages } from './en/BallotReview.gen.ts';
import { ballotSummaryMessages } from './en/BallotSummary.gen.ts';
import { barcodeDialogMessages } from './en/BarcodeDialog.gen.ts';
import { bothVersionsMessages } from './en/BothVersions.gen.ts';
import { categoryFoldMessages } from './en/CategoryFold.gen.ts';
import { categoryIndexMessages } from './en/CategoryIndex.gen.ts';
import { checkInboxMessages } from './en/CheckInbox.gen.ts';
import { checkoutMessages } from './en/Checkout.gen.ts';
import { daypassFormMessages } from './en/DaypassForm.gen.ts';
import { deadlineMessages } from './en/Deadline.gen.ts';
import { dialogMessages } from './en/Dialog.gen.ts';
import { editMemberMessages } from './en/EditMember.gen.ts';
import { endingRightsMessages } from './en/EndingRights.gen.ts';
import { fieldMessages } from './en/Field.gen.ts';
import { frontPageMessages } from './en/FrontPage.gen.ts';
import { itemFormMessages } from './en/ItemForm.gen.ts';
import { memberFormMessages } from './en/MemberForm.gen.ts';
import { memberHomeMessages } from './en/MemberHome.gen.ts';
import { memberLookupMessages } from './en/MemberLookup.gen.ts';
import { messageBarMessages } from './en/MessageBar.gen.ts';
import { newMemberFormMessages } from './en/NewMemberForm.gen.ts';
import { nominateLandingMessages } from './en/NominateLanding.gen.ts';
import { nominationGridMessages } from './en/NominationGrid.gen.ts';
import { nominationsPageMessages } from './en/NominationsPage.gen.ts';
import { nominatorNotFoundMessages } from './en/NominatorNotFound.gen.ts';
import { nominatorSignInMessages } from './en/NominatorSignIn.gen.ts';
import { offersMessages } from './en/Offers.gen.ts';
import { packetLinksMessages } from './en/PacketLinks.gen.ts';
import { paperPubsBlockMessages } from './en/PaperPubsBlock.gen.ts';
import { passkeysMessages } from './en/Passkeys.gen.ts';
import { paymentDialogFrameMessages } from './en/PaymentDialogFrame.gen.ts';
import { paymentsPageMessages } from './en/PaymentsPage.gen.ts';
import { personCardMessages } from './en/PersonCard.gen.ts';
import { personPickerMessages } from './en/PersonPicker.gen.ts';
import { pictureMessages } from './en/Picture.gen.ts';
import { purchaseCardMessages } from './en/PurchaseCard.gen.ts';
import { purchaseFormMessages } from './en/PurchaseForm.gen.ts';
import { purchaseStatusMessages } from './en/PurchaseStatus.gen.ts';
import { questionFieldsMessages } from './en/QuestionFields.gen.ts';
import { rankReadMessages } from './en/RankRead.gen.ts';
import { rankedBallotMessages } from './en/RankedBallot.gen.ts';
import { readingListMessages } from './en/ReadingList.gen.ts';
import { receiptMessages } from './en/Receipt.gen.ts';
import { recordLogMessages } from './en/RecordLog.gen.ts';
import { retryableMessages } from './en/Retryable.gen.ts';
import { sandboxCardMessages } from './en/SandboxCard.gen.ts';
import { saveStateMessages } from './en/SaveState.gen.ts';
import { signInMessages } from './en/SignIn.gen.ts';
import { signatureDialogMessages } from './en/SignatureDialog.gen.ts';
import { upgradeFormMessages } from './en/UpgradeForm.gen.ts';
import { votingPageMessages } from './en/VotingPage.gen.ts';
import { whyReadOnlyMessages } from './en/WhyReadOnly.gen.ts';
import type { UiWords } from './words.gen.ts';

/** The default messages in English. */
export const en: UiWords = {
  AwardBallot: awardBallotMessages,
  AwardNominations: awardNominationsMessages,
  BadgePreview: badgePreviewMessages,
  BallotReview: ballotReviewMessages,
  BallotSummary: ballotSummaryMessages,
  BarcodeDialog: barcodeDialogMessages,
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
  FrontPage: frontPageMessages,
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
  NominatorSignIn: nominatorSignInMessages,
  Offers: offersMessages,
  PacketLinks: packetLinksMessages,
  PaperPubsBlock: paperPubsBlockMessages,
  Passkeys: passkeysMessages,
  PaymentDialogFrame: paymentDialogFrameMessages,
  PaymentsPage: paymentsPageMessages,
  PersonCard: personCardMessages,
  PersonPicker: personPickerMessages,
  Picture: pictureMessages,
  PurchaseCard: purchaseCardMessages,
  PurchaseForm: purchaseFormMessages,
  PurchaseStatus: purchaseStatusMessages,
  QuestionFields: questionFieldsMessages,
  RankRead: rankReadMessages,
  RankedBallot: rankedBallotMessages,
  ReadingList: readingListMessages,
  Receipt: receiptMessages,
  RecordLog: recordLogMessages,
  Retryable: retryableMessages,
  SandboxCard: sandboxCardMessages,
  SaveState: saveStateMessages,
  SignIn: signInMessages,
  SignatureDialog: signatureDialogMessages,
  UpgradeForm: upgradeFormMessages,
  VotingPage: votingPageMessages,
  WhyReadOnly: whyReadOnlyMessages,
};
