import type { Context } from '../../context.ts';
import { createNoCode } from '../../keys/loginCodes.ts';
import type { Mail } from '../../ports/mail.ts';
import { renderLetter } from '../letter.ts';
import { fromContact } from '../sender.ts';

export interface UnknownAddressData {
  readonly email: string;
  /** The request for a code that came with it. */
  readonly code?: string;
}

/**
 * Somebody asked for a login link for an address that nobody has. The screen does not tell, for it
 * would tell strangers who is a member; the owner of the mailbox may know.
 */
export async function unknownAddressMail(
  context: Context,
  { email, code }: UnknownAddressData,
): Promise<Mail> {
  const { config, env } = context;
  await createNoCode(context, code);
  return {
    from: fromContact(config, 'registration'),
    to: { address: email },
    subject: `No membership under this address at ${config.name}`,
    ...renderLetter([
      `Somebody, probably you, asked for a login link to ${config.name} for ${email}. There is no membership under this address.`,
      `Perhaps you registered with another address? Try that one, or write to ${config.contacts.registration}.`,
      { link: new URL('/new', env.publicUrl).href, label: 'Buy a membership' },
    ]),
  };
}
