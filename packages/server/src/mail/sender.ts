import type { Contacts, Convention } from '../config/types.ts';
import type { Mail } from '../ports/mail.ts';

/** Returns the sender of a mail: replies reach the contact. */
export const fromContact = (config: Convention, contact: keyof Contacts): Mail['from'] => ({
  name: config.mail.sender_name,
  address: config.contacts[contact],
});
