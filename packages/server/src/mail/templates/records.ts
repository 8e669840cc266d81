import { normalizeEmail } from '@conkit/rules';
import type { CastBallot } from '../../awards/disallowed.ts';
import { createHoldKey, listPendingMoves } from '../../awards/holds.ts';
import { getParts } from '../../config/parts.ts';
import type { Context } from '../../context.ts';
import { small, text, when } from '../content.ts';
import { getMembershipName } from '../reader.ts';
import { readSignIn, signInBlocks, type SignInFacts } from '../signIn.ts';
import { mailTemplate, formatGreeting, createQuestionsBlock } from '../template.ts';

export interface AddressMailData {
  readonly personId: number;
  /** The recipient. */
  readonly email: string;
}

export interface OldAddressData extends AddressMailData {
  /** When the person was moved or merged: `since` of the hold, if there is one. */
  readonly moved?: string;
  /** When another administrator released the ballot to the new address. */
  readonly released?: string;
}

export interface NewAddressFacts extends SignInFacts {
  readonly name: string;
  /**
   * When the hold of the ballot ends. Absent without a hold or without awards; null when only an answer ends the hold.
   */
  readonly until?: Date | null;
}

/** Sends a login link to a person's new address, unless they were moved again meanwhile. */
export const newAddressMail = mailTemplate<AddressMailData, NewAddressFacts>({
  async read(context, { personId, email }) {
    const person = await findPerson(context, personId);
    if (person?.email_key !== normalizeEmail(email)) return null;
    const { legal_name: name } = person;
    const [pending] = await listPendingMoves(context.db, context, personId);
    return {
      from: 'registration',
      to: { name, address: email },
      facts: {
        name,
        ...(await readSignIn(context, email)),
        ...(pending?.is_held && getParts(context).awards && { until: pending.until }),
      },
    };
  },
  write(facts, reader) {
    const { config, words, moment } = reader;
    const { until } = facts;
    const { signIn } = words;
    return {
      heading: signIn.newAddressHeading,
      subject: signIn.newAddressSubject({ convention: config.name }),
      greeting: formatGreeting(reader, facts.name),
      blocks: [
        text(signIn.newAddressOpening({ convention: config.name })),
        ...(until === undefined
          ? []
          : [
              text(
                signIn.newAddressHeld({
                  until: until && moment(until, config.dates.convention.zone),
                }),
              ),
            ]),
        ...signInBlocks(facts, reader),
        small(signIn.newAddressNotYours({ address: config.contacts.registration })),
      ],
    };
  },
});

/** The facts of the mail to the previous address. */
export interface OldAddressFacts {
  /** When the move happened; absent in a mail that an earlier release queued. */
  readonly moved?: Date;
  /**
   * When the hold of the ballot ends. Absent without a hold or without awards; null when only an answer ends the hold.
   */
  readonly until?: Date | null;
  /** When another administrator released the ballot to the new address. */
  readonly released?: Date;
  /** Whether site selection tokens are held, too. */
  readonly hasTokens?: boolean;
  /** The link to answer the move. */
  readonly answer?: string;
}

/**
 * Notifies the previous address of a move, even if the person was moved back since. The mail does not contain the new
 * address, as the mailbox may be in wrong hands, nor a name, as the record may belong to another person by now. The
 * mailbox in which the member last signed in also gets a link to answer. The link's key is created here, so that
 * neither the queue nor a list of mails contains it.
 */
export const oldAddressMail = mailTemplate<OldAddressData, OldAddressFacts>({
  async read(context, { personId, email, moved, released }) {
    const letter = { from: 'registration', to: { address: email } } as const;
    if (moved === undefined) return { ...letter, facts: {} };
    const [pending] = await listPendingMoves(context.db, context, personId);
    const facts = {
      moved: new Date(moved),
      ...(released !== undefined && { released: new Date(released) }),
    };
    if (!pending || pending.email_key !== normalizeEmail(email)) return { ...letter, facts };
    const { awards, site_selection } = getParts(context);
    const canAnswer =
      pending.is_held &&
      pending.since.toISOString() === moved &&
      (pending.until !== null || pending.is_stopped) &&
      (awards || site_selection);
    return {
      ...letter,
      facts: {
        ...facts,
        ...(pending.is_held && awards && { until: pending.until }),
        hasTokens: pending.is_held && site_selection,
        ...(canAnswer && { answer: answerLink(context, await createHoldKey(context, pending)) }),
      },
    };
  },
  write({ moved, until, released, hasTokens = false, answer }, reader) {
    const { config, words, moment } = reader;
    const { signIn } = words;
    const { zone } = config.dates.convention;
    const at = (time: Date) => moment(time, zone);
    return {
      subject: signIn.oldAddressSubject({ convention: config.name }),
      greeting: formatGreeting(reader, undefined),
      blocks: [
        text(signIn.oldAddressOpening({ convention: config.name })),
        ...(moved ? [text(signIn.oldAddressTime({ time: at(moved) }))] : []),
        ...(until === undefined
          ? []
          : [text(signIn.oldAddressHeld({ until: until && at(until) }))]),
        ...(hasTokens ? [text(signIn.oldAddressTokens)] : []),
        ...(released ? [text(signIn.oldAddressReleased({ time: at(released) }))] : []),
        ...(answer === undefined
          ? []
          : [
              text(signIn.oldAddressAnswer),
              { kind: 'button' as const, label: signIn.answerMove, href: answer },
            ]),
        { kind: 'notice', text: signIn.oldAddressAlarm({ address: config.contacts.registration }) },
      ],
    };
  },
});

/**
 * Returns the link with the key in the fragment, which browsers don't send to servers. Opening the link is not an
 * answer, because mail scanners open links.
 */
const answerLink = ({ env }: Context, key: string): string =>
  new URL(`/move#${key}`, env.publicUrl).href;

const findPerson = ({ db }: Context, id: number) =>
  db
    .selectFrom('person')
    .select(['legal_name', 'email_key'])
    .where('id', '=', id)
    .executeTakeFirst();

export interface RecordsJoinedData {
  readonly personId: number;
  /**
   * The kinds of ballot that both records had, so that one of each was disallowed. Absent in a mail that an older
   * process queued.
   */
  readonly settled?: readonly CastBallot[];
}

export interface RecordsJoinedFacts extends SignInFacts {
  readonly name: string;
  readonly membership: string;
  readonly number: number | null;
  readonly settled: readonly CastBallot[];
}

/** Notifies a member that two of their records were merged. */
export const recordsJoinedMail = mailTemplate<RecordsJoinedData, RecordsJoinedFacts>({
  async read(context, { personId, settled = [] }) {
    const person = await context.db
      .selectFrom('person')
      .select(['email', 'legal_name', 'membership', 'member_number'])
      .where('id', '=', personId)
      .executeTakeFirst();
    if (!person?.email) return null;
    const { email, legal_name: name, membership, member_number: number } = person;
    return {
      from: 'registration',
      to: { name, address: email },
      facts: { ...(await readSignIn(context, email)), name, membership, number, settled },
    };
  },
  write(facts, reader) {
    const { config, words } = reader;
    const {
      recordsJoined,
      recordsJoinedSubject,
      recordsJoinedHeading,
      recordsJoinedSettled,
      yourNumber,
    } = words.membership;
    const told = recordsJoined({
      convention: config.name,
      type: getMembershipName(reader, facts.membership),
    });
    return {
      heading: recordsJoinedHeading,
      subject: recordsJoinedSubject({ convention: config.name }),
      greeting: formatGreeting(reader, facts.name),
      blocks: [
        text(facts.number === null ? told : `${told} ${yourNumber({ number: facts.number })}`),
        ...facts.settled.map((ballot) => text(recordsJoinedSettled({ ballot }))),
        ...signInBlocks(facts, reader),
        createQuestionsBlock(reader, 'registration'),
      ],
    };
  },
});

export interface DataExportedData {
  readonly personId: number;
  /** The recipient's address at the time of the export; absent in a mail that an older process queued. */
  readonly email?: string;
  readonly name?: string;
  /** As the administrator typed it. */
  readonly reason: string;
}

export interface DataExportedFacts {
  readonly name: string;
  readonly reason: string;
}

/** Notifies a member that an administrator exported all their data, so that a theft is noticed. */
export const dataExportedMail = mailTemplate<DataExportedData, DataExportedFacts>({
  async read({ db }, { personId, email, name, reason }) {
    const person = await db
      .selectFrom('person')
      .select(['email', 'legal_name'])
      .where('id', '=', personId)
      .executeTakeFirst();
    const address = email ?? person?.email;
    if (!person || !address) return null;
    const to = { name: name ?? person.legal_name, address };
    return { from: 'registration', to, facts: { name: to.name, reason } };
  },
  write({ name, reason }, reader) {
    const { config, words } = reader;
    const { membership, ballots } = words;
    return {
      heading: membership.exportedHeading,
      subject: membership.exportedSubject({ convention: config.name, name }),
      greeting: formatGreeting(reader, name),
      blocks: [
        text(membership.exported({ convention: config.name, name })),
        ...when(Object.keys(config.awards).length > 0, text(membership.exportedWithoutBallots)),
        { kind: 'facts', facts: [{ label: ballots.reason, value: reason }] },
        text(membership.exportedUnasked),
        createQuestionsBlock(reader, 'registration'),
      ],
    };
  },
});
