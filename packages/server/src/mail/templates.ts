import { approvalWaitsMail } from './templates/approvalWaits.ts';
import { auditHeadMail } from './templates/auditHead.ts';
import { ballotChangedMail } from './templates/ballotChanged.ts';
import { ballotCopyMail } from './templates/ballotCopy.ts';
import { ballotRulingMail } from './templates/ballotRuling.ts';
import { dataExportedMail } from './templates/dataExported.ts';
import { finalistReplacedMail } from './templates/finalistReplaced.ts';
import { invoiceMail } from './templates/invoice.ts';
import { chatInviteMail } from './templates/chatInvite.ts';
import { membershipSetMail } from './templates/membershipSet.ts';
import { loginMail } from './templates/login.ts';
import { newDaypassMail } from './templates/newDaypass.ts';
import { newAddressMail, oldAddressMail } from './templates/newAddress.ts';
import { newMemberMail } from './templates/newMember.ts';
import { newPaymentMail, siteSelectionTokenMail } from './templates/newPayment.ts';
import { nominationsCopyMail } from './templates/nominationsCopy.ts';
import { personalLinkMail } from './templates/personalLink.ts';
import { paymentUpdateMail } from './templates/paymentUpdate.ts';
import { receiptMail } from './templates/receipt.ts';
import { recordsJoinedMail } from './templates/recordsJoined.ts';
import { refundDueMail } from './templates/refundDue.ts';
import { seriesExtraMail } from './templates/seriesExtra.ts';
import { unknownAddressMail } from './templates/unknownAddress.ts';
import { paperPubsMail, upgradeMail } from './templates/upgrade.ts';

export const templates = {
  login: loginMail,
  unknown_address: unknownAddressMail,
  chat_invite: chatInviteMail,
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
  series_extra: seriesExtraMail,
};

export type MailKind = keyof typeof templates;
/** The data of a kind of mail; stored as JSON until it is sent. */
export type MailData<Kind extends MailKind> = Parameters<(typeof templates)[Kind]['read']>[1];
/** The facts that a kind of mail is written from. */
export type MailFacts<Kind extends MailKind> = Parameters<(typeof templates)[Kind]['write']>[0];
