import {
  finalistReplacedMail,
  personalLinkMail,
  seriesExtraMail,
  voteReminderMail,
} from './templates/awards.ts';
import {
  ballotChangedMail,
  ballotCopyMail,
  ballotRulingMail,
  nominationsCopyMail,
} from './templates/ballots.ts';
import { chatInviteMail } from './templates/chatInvite.ts';
import { approvalWaitsMail, auditHeadMail } from './templates/crew.ts';
import {
  membershipSetMail,
  newDaypassMail,
  newMemberMail,
  paperPubsMail,
  upgradeMail,
} from './templates/memberships.ts';
import { passkeyAddedMail, passkeyChangedMail, passkeysResetMail } from './templates/passkeys.ts';
import { invoiceMail, newPaymentMail, siteSelectionTokenMail } from './templates/payments.ts';
import { paymentUpdateMail, receiptMail, refundDueMail } from './templates/receipts.ts';
import {
  dataExportedMail,
  newAddressMail,
  oldAddressMail,
  recordsJoinedMail,
} from './templates/records.ts';
import { loginMail, unknownAddressMail } from './templates/signIn.ts';

export const templates = {
  login: loginMail,
  unknown_address: unknownAddressMail,
  chat_invite: chatInviteMail,
  passkey_added: passkeyAddedMail,
  passkey_changed: passkeyChangedMail,
  passkeys_reset: passkeysResetMail,
  new_address: newAddressMail,
  old_address: oldAddressMail,
  new_member: newMemberMail,
  new_daypass: newDaypassMail,
  upgrade: upgradeMail,
  paper_pubs: paperPubsMail,
  membership_set: membershipSetMail,
  records_joined: recordsJoinedMail,
  data_exported: dataExportedMail,
  new_payment: newPaymentMail,
  siteselection_token: siteSelectionTokenMail,
  receipt: receiptMail,
  refund_due: refundDueMail,
  invoice: invoiceMail,
  payment_update: paymentUpdateMail,
  ballot_copy: ballotCopyMail,
  nominations_copy: nominationsCopyMail,
  ballot_changed: ballotChangedMail,
  ballot_ruling: ballotRulingMail,
  approval_waits: approvalWaitsMail,
  audit_head: auditHeadMail,
  finalist_replaced: finalistReplacedMail,
  personal_link: personalLinkMail,
  vote_reminder: voteReminderMail,
  series_extra: seriesExtraMail,
};

export type MailKind = keyof typeof templates;
/** The data of a kind of mail; stored as JSON until it is sent. */
export type MailData<Kind extends MailKind> = Parameters<(typeof templates)[Kind]['read']>[1];
/** The facts that a kind of mail is written from. */
export type MailFacts<Kind extends MailKind> = Parameters<(typeof templates)[Kind]['write']>[0];
