import { ballotCopyMail } from './templates/ballotCopy.ts';
import { loginMail } from './templates/login.ts';
import { newAddressMail, oldAddressMail } from './templates/newAddress.ts';
import { newMemberMail } from './templates/newMember.ts';
import { nominationsCopyMail } from './templates/nominationsCopy.ts';
import { paymentUpdateMail } from './templates/paymentUpdate.ts';
import { receiptMail } from './templates/receipt.ts';
import { unknownAddressMail } from './templates/unknownAddress.ts';

/**
 * Every kind of mail: a function of the context and the job's data that writes the mail when it is
 * sent, so that it tells what is true then. `null` means that there is nothing to say any more.
 */
export const templates = {
  login: loginMail,
  unknown_address: unknownAddressMail,
  new_address: newAddressMail,
  old_address: oldAddressMail,
  new_member: newMemberMail,
  receipt: receiptMail,
  payment_update: paymentUpdateMail,
  ballot_copy: ballotCopyMail,
  nominations_copy: nominationsCopyMail,
};

export type MailKind = keyof typeof templates;
/** What a kind of mail needs to know; stored as JSON until it is sent. */
export type MailData<Kind extends MailKind> = Parameters<(typeof templates)[Kind]>[1];
