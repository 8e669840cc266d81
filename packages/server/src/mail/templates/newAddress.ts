import { normalizeEmail } from '@conkit/rules';
import type { Context } from '../../context.ts';
import { small, text } from '../content.ts';
import { mailTemplate } from '../mailKind.ts';
import { readSignIn, signInBlocks, type SignInFacts } from '../signIn.ts';
import { greetingOf } from './parts.ts';

export interface AddressMailData {
  readonly personId: number;
  /** Who is written to. */
  readonly email: string;
}

export interface NewAddressFacts extends SignInFacts {
  readonly name: string;
}

/** A login link for the address that somebody was moved to, unless they were moved on meanwhile. */
export const newAddressMail = mailTemplate<AddressMailData, NewAddressFacts>({
  async read(context, { personId, email }) {
    const person = await findPerson(context, personId);
    if (person?.email_key !== normalizeEmail(email)) return null;
    const { legal_name: name } = person;
    return {
      from: 'registration',
      to: { name, address: email },
      facts: { name, ...(await readSignIn(context, email)) },
    };
  },
  write(facts, reader) {
    const { config, words } = reader;
    const { signIn } = words;
    return {
      heading: signIn.newAddressHeading,
      subject: signIn.newAddressSubject(config.name),
      greeting: greetingOf(reader, facts.name),
      blocks: [
        text(signIn.newAddressOpening(config.name)),
        ...signInBlocks(facts, reader),
        small(signIn.newAddressNotYours(config.contacts.registration)),
      ],
    };
  },
});

/**
 * Tells the earlier address that it was replaced; not by which, for the mailbox may be in wrong hands, and nobody by name, for the
 * record may be somebody else’s by now.
 */
export const oldAddressMail = mailTemplate<AddressMailData, object>({
  async read(context, { personId, email }) {
    const person = await findPerson(context, personId);
    if (!person || person.email_key === normalizeEmail(email)) return null;
    return { from: 'registration', to: { address: email }, facts: {} };
  },
  write(_, reader) {
    const { config, words } = reader;
    return {
      subject: words.signIn.oldAddressSubject(config.name),
      greeting: greetingOf(reader, undefined),
      blocks: [
        text(words.signIn.oldAddressOpening(config.name)),
        { kind: 'notice', text: words.signIn.oldAddressAlarm(config.contacts.registration) },
      ],
    };
  },
});

const findPerson = ({ db }: Context, id: number) =>
  db
    .selectFrom('person')
    .select(['legal_name', 'email_key'])
    .where('id', '=', id)
    .executeTakeFirst();
