import { normalizeEmail } from '@conkit/rules';
import type { Context } from '../../context.ts';
import { small, text } from '../content.ts';
import { readSignIn, signInButton, type SignInFacts } from '../signIn.ts';
import { createQuestionsBlock, formatGreeting, mailTemplate } from '../template.ts';

/** The page that lists and removes passkeys. */
const PAGE = '/passkeys';

/**
 * Returns the person of a passkey if they are still on the account. After a move the passkey is gone, and the mailbox no
 * longer concerns the person.
 */
const findOwner = (
  { db }: Pick<Context, 'db'>,
  { email, personId }: { readonly email: string; readonly personId: number },
) =>
  db
    .selectFrom('person')
    .select('legal_name')
    .where('id', '=', personId)
    .where('email_key', '=', normalizeEmail(email))
    .executeTakeFirst();

export interface PasskeyAddedData {
  /** The address when the passkey was added. */
  readonly email: string;
  readonly personId: number;
  /** The passkey's name. Stored here, so that removing the passkey doesn't suppress the mail. */
  readonly passkey: string;
  /** When it was added, as an instant. */
  readonly added: string;
}

export interface PasskeyAddedFacts extends SignInFacts {
  /** The person that the passkey signs in. */
  readonly name: string;
  readonly passkey: string;
  readonly added: Date;
}

/** Notifies an account that a passkey can open it from now on, and how to remove it. */
export const passkeyAddedMail = mailTemplate<PasskeyAddedData, PasskeyAddedFacts>({
  async read(context, { email, personId, passkey, added }) {
    const person = await findOwner(context, { email, personId });
    if (!person) return null;
    return {
      from: 'registration',
      to: { address: email },
      facts: {
        ...(await readSignIn(context, email, PAGE)),
        name: person.legal_name,
        passkey,
        added: new Date(added),
      },
    };
  },
  write(facts, reader) {
    const { config, words, moment } = reader;
    const { passkeys } = words;
    const { name, passkey, added } = facts;
    return {
      heading: passkeys.addedHeading,
      subject: passkeys.addedSubject({ convention: config.name }),
      greeting: formatGreeting(reader, undefined),
      blocks: [
        text(passkeys.added({ name, convention: config.name })),
        {
          kind: 'facts',
          facts: [
            { label: passkeys.passkey, value: passkey },
            { label: passkeys.when, value: moment(added, config.dates.convention.zone) },
          ],
        },
        text(passkeys.notYou),
        signInButton(facts, passkeys.seePasskeys),
        small(words.signIn.linksWork({ days: config.login.key_days })),
        createQuestionsBlock(reader, 'registration'),
      ],
    };
  },
});

export interface PasskeyChangedData {
  /** The address when the passkey was changed. */
  readonly email: string;
  readonly personId: number;
  /** The passkey's name until then. */
  readonly passkey: string;
  /** Its new name; null if it was removed. */
  readonly renamed: string | null;
  /** When it was changed, as an instant. */
  readonly changed: string;
}

export interface PasskeyChangedFacts extends SignInFacts {
  /** The person that the passkey signs in. */
  readonly name: string;
  readonly passkey: string;
  readonly renamed: string | null;
  readonly changed: Date;
}

/** Notifies an account that a passkey was removed or renamed, as people can share the account. */
export const passkeyChangedMail = mailTemplate<PasskeyChangedData, PasskeyChangedFacts>({
  async read(context, { changed, ...data }) {
    const person = await findOwner(context, data);
    if (!person) return null;
    const { email, passkey, renamed } = data;
    return {
      from: 'registration',
      to: { address: email },
      facts: {
        ...(await readSignIn(context, email, PAGE)),
        name: person.legal_name,
        passkey,
        renamed,
        changed: new Date(changed),
      },
    };
  },
  write(facts, reader) {
    const { config, words, moment } = reader;
    const { passkeys } = words;
    const { name, passkey, renamed, changed } = facts;
    const about = { name, convention: config.name };
    return {
      heading: renamed === null ? passkeys.removedHeading : passkeys.renamedHeading,
      subject: renamed === null ? passkeys.removedSubject(about) : passkeys.renamedSubject(about),
      greeting: formatGreeting(reader, undefined),
      blocks: [
        text(renamed === null ? passkeys.removed(about) : passkeys.renamed(about)),
        {
          kind: 'facts',
          facts: [
            { label: passkeys.passkey, value: passkey },
            ...(renamed === null ? [] : [{ label: passkeys.newName, value: renamed }]),
            { label: passkeys.changed, value: moment(changed, config.dates.convention.zone) },
          ],
        },
        text(passkeys.notYouEither),
        signInButton(facts, passkeys.seePasskeys),
        small(words.signIn.linksWork({ days: config.login.key_days })),
        createQuestionsBlock(reader, 'registration'),
      ],
    };
  },
});

export interface PasskeysResetData {
  /** The recipient. */
  readonly email: string;
  /** The administrator whose passkeys were removed. */
  readonly account: string;
  readonly reason: string;
}

export interface PasskeysResetFacts {
  readonly account: string;
  readonly reason: string;
  /** Whether the recipient is that administrator. */
  readonly isOwn: boolean;
}

/** Notifies an administrator, and the others, that another one removed their passkeys. */
export const passkeysResetMail = mailTemplate<PasskeysResetData, PasskeysResetFacts>({
  async read(_, { email, account, reason }) {
    const isOwn = normalizeEmail(email) === account;
    return { from: 'registration', to: { address: email }, facts: { account, reason, isOwn } };
  },
  write({ account, reason, isOwn }, reader) {
    const { config, words } = reader;
    const { passkeys } = words;
    return {
      subject: passkeys.resetSubject({ convention: config.name, account }),
      greeting: formatGreeting(reader, undefined),
      blocks: [
        text(passkeys.reset({ account })),
        { kind: 'facts', facts: [{ label: words.ballots.reason, value: reason }] },
        text(isOwn ? passkeys.resetOwn : passkeys.resetOther),
      ],
    };
  },
});
