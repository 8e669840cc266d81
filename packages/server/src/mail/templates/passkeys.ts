import { normalizeEmail } from '@conkit/rules';
import type { Context } from '../../context.ts';
import { type Block, type Fact, small, text } from '../content.ts';
import type { Reader } from '../reader.ts';
import { readSignIn, signInButton, type SignInFacts } from '../signIn.ts';
import { createQuestionsBlock, formatGreeting, mailTemplate } from '../template.ts';

/** The page that lists and removes passkeys. */
const PAGE = '/passkeys';

/** A passkey's change, as stored for the mail. */
interface PasskeyData {
  /** The address at that time. */
  readonly email: string;
  readonly personId: number;
  /** The passkey's name. Stored here, so that removing the passkey doesn't suppress the mail. */
  readonly passkey: string;
}

interface PasskeyFacts extends SignInFacts {
  /** The person that the passkey signs in. */
  readonly name: string;
  readonly passkey: string;
}

/**
 * Returns the facts of a mail about a passkey, or undefined if the person is no longer on the account: after a move the
 * passkey is gone, and the mailbox no longer concerns the person.
 */
async function readPasskey(
  context: Context,
  { email, personId, passkey }: PasskeyData,
): Promise<PasskeyFacts | undefined> {
  const person = await context.db
    .selectFrom('person')
    .select('legal_name')
    .where('id', '=', personId)
    .where('email_key', '=', normalizeEmail(email))
    .executeTakeFirst();
  if (!person) return undefined;
  return { ...(await readSignIn(context, email, PAGE)), name: person.legal_name, passkey };
}

/** Returns the blocks of a mail about a passkey: what happened, the facts, what to do, and a link that signs in. */
function writeBlocks(
  facts: PasskeyFacts,
  reader: Reader,
  { about, rows, advice }: { about: string; rows: readonly Fact[]; advice: string },
): Block[] {
  const { config, words } = reader;
  return [
    text(about),
    { kind: 'facts', facts: [{ label: words.passkeys.passkey, value: facts.passkey }, ...rows] },
    text(advice),
    signInButton(facts, words.passkeys.seePasskeys),
    small(words.signIn.linksWork({ days: config.login.key_days })),
    createQuestionsBlock(reader, 'registration'),
  ];
}

export interface PasskeyAddedData extends PasskeyData {
  /** When it was added, as an instant. */
  readonly added: string;
}

export interface PasskeyAddedFacts extends PasskeyFacts {
  readonly added: Date;
}

/** Notifies an account that a passkey can open it from now on, and how to remove it. */
export const passkeyAddedMail = mailTemplate<PasskeyAddedData, PasskeyAddedFacts>({
  async read(context, { added, ...data }) {
    const facts = await readPasskey(context, data);
    if (!facts) return null;
    const to = { address: data.email };
    return { from: 'registration', to, facts: { ...facts, added: new Date(added) } };
  },
  write(facts, reader) {
    const { config, words, moment } = reader;
    const { passkeys } = words;
    const { name, added } = facts;
    const when = moment(added, config.dates.convention.zone);
    return {
      heading: passkeys.addedHeading,
      subject: passkeys.addedSubject({ convention: config.name }),
      greeting: formatGreeting(reader, undefined),
      blocks: writeBlocks(facts, reader, {
        about: passkeys.added({ name, convention: config.name }),
        rows: [{ label: passkeys.when, value: when }],
        advice: passkeys.notYou,
      }),
    };
  },
});

export interface PasskeyChangedData extends PasskeyData {
  /** Its new name; null if it was removed. */
  readonly renamed: string | null;
  /** When it was changed, as an instant. */
  readonly changed: string;
}

export interface PasskeyChangedFacts extends PasskeyFacts {
  readonly renamed: string | null;
  readonly changed: Date;
}

/** Notifies an account that a passkey was removed or renamed, as people can share the account. */
export const passkeyChangedMail = mailTemplate<PasskeyChangedData, PasskeyChangedFacts>({
  async read(context, { renamed, changed, ...data }) {
    const facts = await readPasskey(context, data);
    if (!facts) return null;
    const to = { address: data.email };
    return { from: 'registration', to, facts: { ...facts, renamed, changed: new Date(changed) } };
  },
  write(facts, reader) {
    const { config, words, moment } = reader;
    const { passkeys } = words;
    const { name, renamed, changed } = facts;
    const about = { name, convention: config.name };
    const when = moment(changed, config.dates.convention.zone);
    return {
      heading: renamed === null ? passkeys.removedHeading : passkeys.renamedHeading,
      subject: renamed === null ? passkeys.removedSubject(about) : passkeys.renamedSubject(about),
      greeting: formatGreeting(reader, undefined),
      blocks: writeBlocks(facts, reader, {
        about: renamed === null ? passkeys.removed(about) : passkeys.renamed(about),
        rows: [
          ...(renamed === null ? [] : [{ label: passkeys.newName, value: renamed }]),
          { label: passkeys.changed, value: when },
        ],
        advice: passkeys.notYouEither,
      }),
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
