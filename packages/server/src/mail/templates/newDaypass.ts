import type { Context } from '../../context.ts';
import type { Mail } from '../../ports/mail.ts';
import { renderLetter } from '../letter.ts';
import { fromContact } from '../sender.ts';
import { signInBlocks } from '../signIn.ts';
import { dayNames, typeName } from '../words.ts';

export interface NewDaypassData {
  readonly personId: number;
  /** Whether their own account wrote their name; else a stranger may have. */
  readonly isOwn?: boolean;
}

/** Confirms a day pass to its holder: which days it is for, and how to sign in. */
export async function newDaypassMail(
  context: Context,
  { personId, isOwn }: NewDaypassData,
): Promise<Mail | null> {
  const { config, db } = context;
  const person = await db
    .selectFrom('person')
    .select(['email', 'legal_name', 'daypass_type', 'daypass_days'])
    .where('id', '=', personId)
    .executeTakeFirst();
  if (!person?.email || person.daypass_type === null) return null;
  const { email, legal_name, daypass_type, daypass_days } = person;
  const type = typeName(config, 'daypass', `daypass-${daypass_type}`);
  return {
    from: fromContact(config, 'registration'),
    to: { ...(isOwn && { name: legal_name }), address: email },
    subject: `Your day pass for ${config.name}: ${type}`,
    ...renderLetter([
      isOwn ? `Dear ${legal_name},` : 'Hello,',
      `Thank you for your day pass for ${config.name}: ${type}. It is for:`,
      { list: dayNames(config, daypass_type, daypass_days ?? []) },
      ...(await signInBlocks(context, email)),
      `Questions: ${config.contacts.registration}`,
    ]),
  };
}
