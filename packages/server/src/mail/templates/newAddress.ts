import { normalizeEmail } from '@conkit/rules';
import { createHoldKey, pendingMoves } from '../../awards/holds.ts';
import { partsOf } from '../../config/parts.ts';
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

export interface OldAddressData extends AddressMailData {
  /** When the person was moved or merged: `since` of the hold, if there is one. */
  readonly moved?: string;
  /** When another administrator opened the ballot to the new address. */
  readonly released?: string;
}

export interface NewAddressFacts extends SignInFacts {
  readonly name: string;
  /** Until when the ballot is held; absent when it isn't or there are no awards, null while time does not end it. */
  readonly until?: Date | null;
}

/** A login link for the address that somebody was moved to, unless they were moved on meanwhile. */
export const newAddressMail = mailTemplate<AddressMailData, NewAddressFacts>({
  async read(context, { personId, email }) {
    const person = await findPerson(context, personId);
    if (person?.email_key !== normalizeEmail(email)) return null;
    const { legal_name: name } = person;
    const [pending] = await pendingMoves(context.db, context, personId);
    return {
      from: 'registration',
      to: { name, address: email },
      facts: {
        name,
        ...(await readSignIn(context, email)),
        ...(pending?.is_held && partsOf(context).awards && { until: pending.until }),
      },
    };
  },
  write(facts, reader) {
    const { config, words, moment } = reader;
    const { until } = facts;
    const { signIn } = words;
    return {
      heading: signIn.newAddressHeading,
      subject: signIn.newAddressSubject(config.name),
      greeting: greetingOf(reader, facts.name),
      blocks: [
        text(signIn.newAddressOpening(config.name)),
        ...(until === undefined
          ? []
          : [text(signIn.newAddressHeld(until && moment(until, config.dates.convention.zone)))]),
        ...signInBlocks(facts, reader),
        small(signIn.newAddressNotYours(config.contacts.registration)),
      ],
    };
  },
});

/** What the former mailbox is told. */
export interface OldAddressFacts {
  /** When it happened; absent in a mail that an earlier release queued. */
  readonly moved?: Date;
  /** Until when the ballot is held; absent when it isn't or there are no awards, null while time does not end it. */
  readonly until?: Date | null;
  /** When another administrator opened the ballot to the new address. */
  readonly released?: Date;
  /** Whether tokens for site selection are held, too. */
  readonly hasTokens?: boolean;
  /** The link by which this mailbox answers. */
  readonly answer?: string;
}

/**
 * Tells the former mailbox that it was replaced, whatever has happened to the person since: moving them back does not suppress it. It
 * is not told by which address, for the mailbox may be in wrong hands, and has no name, for the record may be another person's by now.
 * The mailbox in which the member signed in last gets a link that answers. Its key is made here, so that no list of mails has it.
 */
export const oldAddressMail = mailTemplate<OldAddressData, OldAddressFacts>({
  async read(context, { personId, email, moved, released }) {
    const letter = { from: 'registration', to: { address: email } } as const;
    if (moved === undefined) return { ...letter, facts: {} };
    const [pending] = await pendingMoves(context.db, context, personId);
    const facts = {
      moved: new Date(moved),
      ...(released !== undefined && { released: new Date(released) }),
    };
    if (!pending || pending.email_key !== normalizeEmail(email)) return { ...letter, facts };
    const { awards, site_selection } = partsOf(context);
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
      subject: signIn.oldAddressSubject(config.name),
      greeting: greetingOf(reader, undefined),
      blocks: [
        text(signIn.oldAddressOpening(config.name)),
        ...(moved ? [text(signIn.oldAddressTime(at(moved)))] : []),
        ...(until === undefined ? [] : [text(signIn.oldAddressHeld(until && at(until)))]),
        ...(hasTokens ? [text(signIn.oldAddressTokens)] : []),
        ...(released ? [text(signIn.oldAddressReleased(at(released)))] : []),
        ...(answer === undefined
          ? []
          : [
              text(signIn.oldAddressAnswer),
              { kind: 'button' as const, label: signIn.answerMove, href: answer },
            ]),
        { kind: 'notice', text: signIn.oldAddressAlarm(config.contacts.registration) },
      ],
    };
  },
});

/** The key is in the part of the address that browsers send to no server. A visit alone answers nothing: mail scanners open links. */
const answerLink = ({ env }: Context, key: string): string =>
  new URL(`/move#${key}`, env.publicUrl).href;

const findPerson = ({ db }: Context, id: number) =>
  db
    .selectFrom('person')
    .select(['legal_name', 'email_key'])
    .where('id', '=', id)
    .executeTakeFirst();
