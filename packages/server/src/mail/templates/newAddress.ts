import { normalizeEmail } from '@conkit/rules';
import type { Context } from '../../context.ts';
import type { Mail } from '../../ports/mail.ts';
import { renderLetter } from '../letter.ts';
import { fromContact } from '../sender.ts';
import { signInBlocks } from '../signIn.ts';

export interface AddressMailData {
  readonly personId: number;
  /** Who is written to. */
  readonly email: string;
}

/** A login link for the address that somebody was moved to, unless they were moved on meanwhile. */
export async function newAddressMail(
  context: Context,
  { personId, email }: AddressMailData,
): Promise<Mail | null> {
  const { config } = context;
  const person = await findPerson(context, personId);
  if (person?.email_key !== normalizeEmail(email)) return null;
  return {
    from: fromContact(config, 'registration'),
    to: { name: person.legal_name, address: email },
    subject: `Your new address at ${config.name}, and your login link`,
    ...renderLetter([
      `Dear ${person.legal_name},`,
      `${config.name} now has this address for you. Here is the link that signs you in with it; links that were sent to your earlier address do not show your membership any more.`,
      ...(await signInBlocks(context, email)),
      `If this is not your membership, please tell ${config.contacts.registration}.`,
    ]),
  };
}

/** Tells the earlier address that it was replaced; not by which, for the mailbox may be in wrong hands. */
export async function oldAddressMail(
  context: Context,
  { personId, email }: AddressMailData,
): Promise<Mail | null> {
  const { config } = context;
  const person = await findPerson(context, personId);
  if (!person || person.email_key === normalizeEmail(email)) return null;
  return {
    from: fromContact(config, 'registration'),
    to: { name: person.legal_name, address: email },
    subject: `Your address at ${config.name} was changed`,
    ...renderLetter([
      `Dear ${person.legal_name},`,
      `The registration team of ${config.name} has replaced this address of yours by another one. A login link was sent to the new address.`,
      `If you did not ask for this, please write to ${config.contacts.registration} at once.`,
    ]),
  };
}

const findPerson = ({ db }: Context, id: number) =>
  db
    .selectFrom('person')
    .select(['legal_name', 'email_key'])
    .where('id', '=', id)
    .executeTakeFirst();
