import type { Contacts, Convention } from '../config/types.ts';
import type { Mail } from '../ports/mail.ts';

/** The sender of a mail: answers to it reach the people who can help. */
export const fromContact = (config: Convention, contact: keyof Contacts): Mail['from'] => ({
  name: config.mail.sender_name,
  address: config.contacts[contact],
});
