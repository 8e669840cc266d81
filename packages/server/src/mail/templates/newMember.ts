import { normalizeEmail } from '@conkit/rules';
import type { Context } from '../../context.ts';
import type { Mail } from '../../ports/mail.ts';
import { createLoginKey } from '../../session/keys.ts';
import { renderLetter } from '../letter.ts';
import { loginLink, personalLinkBlocks } from '../links.ts';
import { fromContact } from '../sender.ts';

export interface NewMemberData {
  readonly personId: number;
}

/** Welcomes a new member: their type, their number and how to sign in. */
export async function newMemberMail(
  context: Context,
  { personId }: NewMemberData,
): Promise<Mail | null> {
  const { config, db } = context;
  const person = await db
    .selectFrom('person')
    .select(['email', 'legal_name', 'membership', 'member_number', 'paper_pubs'])
    .where('id', '=', personId)
    .executeTakeFirst();
  if (!person?.email) return null;
  const { email, legal_name, membership, member_number, paper_pubs } = person;
  const type = config.membership_types[membership]?.label.en ?? membership;
  const key = await createLoginKey(context, email);
  const number = member_number === null ? '' : ` Your member number is ${member_number}.`;
  const personal = await personalLinkBlocks(context, email, normalizeEmail(email), key);
  return {
    from: fromContact(config, 'registration'),
    to: { name: legal_name, address: email },
    subject: `Welcome to ${config.name}: ${type}`,
    ...renderLetter([
      `Dear ${legal_name},`,
      `Thank you for joining ${config.name}. Your membership: ${type}.${number}`,
      ...(paper_pubs
        ? [
            `Paper publications go to: ${paper_pubs.name}, ${paper_pubs.address}, ${paper_pubs.country}`,
          ]
        : []),
      { link: loginLink(context, email, key), label: 'Sign in to see and change your details' },
      ...personal,
      `The links work for ${config.login.key_days} days, as often as you like. Whoever has them can sign in as you, so please do not forward this mail.`,
      `Questions: ${config.contacts.registration}`,
    ]),
  };
}
