import { CODE_MINUTES, createLoginCode, startDecoy } from '../../keys/loginCodes.ts';
import { findReaderName } from '../accounts.ts';
import { small, text, when } from '../content.ts';
import type { Reader } from '../reader.ts';
import { personalLinkBlocks, readSignIn, signInButton, type SignInFacts } from '../signIn.ts';
import { mailTemplate, formatGreeting } from '../template.ts';

export interface LoginMailData {
  readonly email: string;
  /** The path of the portal to open after signing in. */
  readonly path?: string;
  /** The request for the code that the mail contains; undefined for a mail that an earlier release queued. */
  readonly code?: string;
  /** When the code was requested, as an instant; absent in a mail that an earlier release queued. */
  readonly requested?: string;
  readonly reason: 'requested' | 'expired' | 'created' | 'sent';
}

export interface LoginMailFacts extends SignInFacts {
  readonly reason: LoginMailData['reason'];
  /** Absent where a stranger may have written it, or when there are several people. */
  readonly name?: string;
  /** The code for the browser that asked for the link. */
  readonly code?: {
    readonly digits: string;
    readonly minutes: number;
    /** When it was requested, as an instant. */
    readonly requested?: string;
  };
}

/** Sends the login link, and a personal link for each person who can vote or nominate now. */
export const loginMail = mailTemplate<LoginMailData, LoginMailFacts>({
  async read(context, { email, path, reason, code: request, requested }) {
    const name = await findReaderName(context, email);
    const links = await readSignIn(context, email, path);
    const digits = await createLoginCode(context, request);
    return {
      from: 'registration',
      to: { address: email },
      facts: {
        ...links,
        reason,
        ...(name !== undefined && { name }),
        ...(digits !== undefined && {
          code: { digits, minutes: CODE_MINUTES, ...(requested !== undefined && { requested }) },
        }),
      },
    };
  },
  write(facts, reader) {
    const { config, words } = reader;
    const { signIn } = words;
    const { code, personal, reason, name } = facts;
    return {
      heading: signIn.loginHeading,
      subject: signIn.loginSubject({ convention: config.name }),
      greeting: formatGreeting(reader, name),
      blocks: [
        text(signIn.loginOpening[reason]),
        signInButton(facts, signIn.signInTo({ convention: config.name })),
        ...(code
          ? [
              {
                kind: 'code' as const,
                label: signIn.codeLabel,
                code: code.digits,
                note: signIn.codeNote({
                  minutes: code.minutes,
                  requested: requestTime(code.requested, reader),
                }),
              },
            ]
          : []),
        ...when(personal.length > 0, text(signIn.personalLinks)),
        ...personalLinkBlocks(facts, reader),
        small(signIn.linksWork({ days: config.login.key_days })),
        small(signIn.notAsked({ address: config.contacts.registration })),
      ],
    };
  },
});

/** Formats the request time in the convention's zone. */
const requestTime = (requested: string | undefined, { config, moment }: Reader) =>
  requested === undefined ? undefined : moment(new Date(requested), config.dates.convention.zone);

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
    await startDecoy(context, code);
    const shop = new URL('/new', context.env.publicUrl).href;
    return { from: 'registration', to: { address: email }, facts: { email, shop } };
  },
  write({ email, shop }, reader) {
    const { config, words } = reader;
    const { signIn } = words;
    return {
      heading: signIn.unknownHeading,
      subject: signIn.unknownSubject({ convention: config.name }),
      greeting: formatGreeting(reader, undefined),
      blocks: [
        text(signIn.unknownOpening({ convention: config.name, email })),
        text(signIn.unknownAdvice({ address: config.contacts.registration })),
        { kind: 'button', label: signIn.buyMembership, href: shop },
      ],
    };
  },
});
