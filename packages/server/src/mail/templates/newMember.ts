import type { Context } from '../../context.ts';
import type { Mail } from '../../ports/mail.ts';
import { renderLetter } from '../letter.ts';
import { fromContact } from '../sender.ts';
import { signInBlocks } from '../signIn.ts';
import { membershipName } from '../words.ts';

export interface NewMemberData {
  readonly personId: number;
  /** Whether their own account wrote their name; else a stranger may have. */
  readonly isOwn?: boolean;
}

/** Welcomes a new member: their type, their number and how to sign in. */
export async function newMemberMail(
  context: Context,
  { personId, isOwn }: NewMemberData,
): Promise<Mail | null> {
  const { config, db } = context;
  const person = await db
    .selectFrom('person')
    .select(['email', 'legal_name', 'membership', 'member_number', 'paper_pubs'])
    .where('id', '=', personId)
    .executeTakeFirst();
  if (!person?.email) return null;
  const { email, legal_name, membership, member_number, paper_pubs } = person;
  const type = membershipName(config, membership);
  const number = member_number === null ? '' : ` Your member number is ${member_number}.`;
  return {
    from: fromContact(config, 'registration'),
    to: { ...(isOwn && { name: legal_name }), address: email },
    subject: `Welcome to ${config.name}: ${type}`,
    ...renderLetter([
      isOwn ? `Dear ${legal_name},` : 'Hello,',
      `Thank you for joining ${config.name}. Your membership: ${type}.${number}`,
      // Not where to: a buyer wrote it, who may be a stranger.
      ...(paper_pubs ? ['Paper publications come with it. Your details say where they go.'] : []),
      ...(await signInBlocks(context, email)),
      `Questions: ${config.contacts.registration}`,
    ]),
  };
}
