import { createNoCode } from '../../keys/loginCodes.ts';
import { text } from '../content.ts';
import { mailTemplate } from '../mailKind.ts';
import { greetingOf } from './parts.ts';

export interface UnknownAddressData {
  readonly email: string;
  /** The code request that the mail belongs to. */
  readonly code?: string;
}

export interface UnknownAddressFacts {
  readonly email: string;
  /** The page that sells memberships. */
  readonly shop: string;
}

/**
 * Answers a request for a login link for an address without an account. The page does not show this, as it
 * would reveal to strangers who is a member; only the owner of the mailbox learns it.
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
