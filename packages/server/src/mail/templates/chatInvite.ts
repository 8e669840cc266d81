import type { Context } from '../../context.ts';
import type { Mail } from '../../ports/mail.ts';
import { renderLetter } from '../letter.ts';
import { fromContact } from '../sender.ts';

export interface ChatInviteData {
  readonly email: string;
  readonly name: string;
}

/** The link to the chat; nothing when the convention has none any more. */
export function chatInviteMail({ config }: Context, { email, name }: ChatInviteData): Mail | null {
  const { chat } = config;
  if (chat?.invite_url === undefined) return null;
  return {
    from: fromContact(config, 'registration'),
    to: { name, address: email },
    subject: `Your invitation to the chat of ${config.name}`,
    ...renderLetter([
      `Dear ${name},`,
      `You asked for an invitation to the members’ chat of ${config.name}. Here it is:`,
      { link: chat.invite_url, label: `Join the ${chat.name} chat` },
      'The link is for members only, so please do not pass it on.',
      `Questions: ${config.contacts.registration}`,
    ]),
  };
}
