import { createNoCode } from '../../keys/loginCodes.ts';
import { text } from '../content.ts';
import { mailTemplate } from '../mailKind.ts';
import { greetingOf } from './parts.ts';

export interface UnknownAddressData {
  readonly email: string;
  /** The request for a code that came with it. */
  readonly code?: string;
}

export interface UnknownAddressFacts {
  readonly email: string;
  /** Where memberships are sold. */
  readonly shop: string;
}

/**
 * Somebody asked for a login link for an address that nobody has. The screen does not tell, for it
 * would tell strangers who is a member; the owner of the mailbox may know.
 */
export const unknownAddressMail = mailTemplate<UnknownAddressData, UnknownAddressFacts>({
  async read(context, { email, code }) {
    await createNoCode(context, code);
    const shop = new URL('/new', context.env.publicUrl).href;
    return { from: 'registration', to: { address: email }, facts: { email, shop } };
  },
  write({ email, shop }, reader) {
    const { config, words } = reader;
    const { signIn } = words;
    return {
      heading: signIn.unknownHeading,
      subject: signIn.unknownSubject(config.name),
      greeting: greetingOf(reader, undefined),
      blocks: [
        text(signIn.unknownOpening(config.name, email)),
        text(signIn.unknownAdvice(config.contacts.registration)),
        { kind: 'button', label: signIn.buyMembership, href: shop },
      ],
    };
  },
});
