import { endingRights, type Entitlement } from '@conkit/rules';
import type { Convention } from '../../config/types.ts';
import type { Context } from '../../context.ts';
import type { PaperPubs } from '../../database/items.ts';
import type { PersonRow } from '../../database/schema.ts';
import { text, when, type Block } from '../content.ts';
import { getMembershipName, getDayNames, getTypeName, type Reader } from '../reader.ts';
import { readSignIn, signInBlocks, type SignInFacts } from '../signIn.ts';
import { mailTemplate, formatGreeting, createQuestionsBlock, type Letter } from '../template.ts';

export interface NewMemberData {
  readonly personId: number;
  /** Whether their own account wrote their name; otherwise a stranger may have. */
  readonly isOwn?: boolean;
}

export interface NewMemberFacts extends SignInFacts {
  /** Absent where a stranger may have written it. */
  readonly name?: string;
  readonly membership: string;
  readonly number: number | null;
  /** The address is left out: the buyer, who may be a stranger, wrote it. */
  readonly hasPaperPubs: boolean;
}

/** Welcomes a new member: their type, their number and how to sign in. */
export const newMemberMail = mailTemplate<NewMemberData, NewMemberFacts>({
  async read(context, { personId, isOwn }) {
    const person = await context.db
      .selectFrom('person')
      .select(['email', 'legal_name', 'membership', 'member_number', 'paper_pubs'])
      .where('id', '=', personId)
      .executeTakeFirst();
    if (!person?.email) return null;
    const { email, legal_name, membership, member_number: number, paper_pubs } = person;
    const named = isOwn ? { name: legal_name } : {};
    const links = await readSignIn(context, email);
    return {
      from: 'registration',
      to: { ...named, address: email },
      facts: { ...links, ...named, membership, number, hasPaperPubs: paper_pubs !== null },
    };
  },
  write(facts, reader) {
    const { config, words, days } = reader;
    const { first_day, last_day } = config.dates.convention;
    const { name, number, hasPaperPubs } = facts;
    const type = getMembershipName(reader, facts.membership);
    const opening = words.membership.welcomeOpening({ convention: config.name });
    return {
      heading: words.membership.welcomeHeading({ convention: config.name }),
      subject: words.membership.welcomeSubject({ convention: config.name, type }),
      greeting: formatGreeting(reader, name),
      blocks: [
        text(number === null ? opening : `${opening} ${words.membership.yourNumber({ number })}`),
        {
          kind: 'facts',
          facts: [
            { label: words.common.membershipLabel, value: type },
            { label: words.common.conventionDates, value: days(first_day, last_day) },
          ],
        },
        ...when(hasPaperPubs, text(words.membership.paperComes)),
        ...signInBlocks(facts, reader),
        createQuestionsBlock(reader, 'registration'),
      ],
    };
  },
});

export interface NewDaypassData {
  readonly personId: number;
  /** Whether their own account wrote their name; otherwise a stranger may have. */
  readonly isOwn?: boolean;
}

export interface NewDaypassFacts extends SignInFacts {
  /** Absent where a stranger may have written it. */
  readonly name?: string;
  readonly type: string;
  readonly days: readonly boolean[];
}

/** Confirms a day pass to its holder: the days, and how to sign in. */
export const newDaypassMail = mailTemplate<NewDaypassData, NewDaypassFacts>({
  async read(context, { personId, isOwn }) {
    const person = await context.db
      .selectFrom('person')
      .select(['email', 'legal_name', 'daypass_type', 'daypass_days'])
      .where('id', '=', personId)
      .executeTakeFirst();
    if (!person?.email || person.daypass_type === null) return null;
    const { email, legal_name, daypass_type: type, daypass_days } = person;
    const named = isOwn ? { name: legal_name } : {};
    return {
      from: 'registration',
      to: { ...named, address: email },
      facts: { ...(await readSignIn(context, email)), ...named, type, days: daypass_days ?? [] },
    };
  },
  write(facts, reader) {
    const { config, words } = reader;
    const type = getTypeName(reader, 'daypass', `daypass-${facts.type}`);
    return {
      heading: words.membership.daypassHeading,
      subject: words.membership.daypassSubject({ convention: config.name, type }),
      greeting: formatGreeting(reader, facts.name),
      blocks: [
        text(words.membership.daypassOpening({ convention: config.name, type })),
        { kind: 'list', items: getDayNames(reader, facts.days) },
        ...signInBlocks(facts, reader),
        createQuestionsBlock(reader, 'registration'),
      ],
    };
  },
});

export interface UpgradeData {
  readonly personId: number;
  /** The previous type. */
  readonly from: string;
  /** Whether paper publications were bought too. */
  readonly hasNewPaperPubs: boolean;
}

export interface PaperPubsData {
  readonly personId: number;
}

export interface PaperPubsFacts extends SignInFacts {
  readonly name: string;
  readonly membership: string;
  readonly number: number | null;
  /** Their postal address; null without paper publications. */
  readonly paperPubs: PaperPubs | null;
}

export interface UpgradeFacts extends PaperPubsFacts {
  readonly from: string;
  readonly hasNewPaperPubs: boolean;
}

/** Notifies a member of an upgrade, with the previous and the new type. */
export const upgradeMail = mailTemplate<UpgradeData, UpgradeFacts>({
  async read(context, { personId, from, hasNewPaperPubs }) {
    const letter = await readPerson(context, personId);
    return letter && { ...letter, facts: { ...letter.facts, from, hasNewPaperPubs } };
  },
  write(facts, reader) {
    const { config, words } = reader;
    const { membership, number, hasNewPaperPubs } = facts;
    const type = getMembershipName(reader, membership);
    const from = getMembershipName(reader, facts.from);
    const upgraded = words.membership.upgraded({
      convention: config.name,
      from,
      to: type,
      hasNewPaperPubs,
    });
    return {
      heading: words.membership.membershipHeading,
      subject: words.membership.membershipSubject({ convention: config.name, type }),
      greeting: formatGreeting(reader, facts.name),
      blocks: [
        text(number === null ? upgraded : `${upgraded} ${words.membership.yourNumber({ number })}`),
        ...(hasNewPaperPubs ? createAddressBlocks(facts, reader) : []),
        ...createEnding(facts, reader),
      ],
    };
  },
});

/** Confirms paper publications, and the address they are sent to. */
export const paperPubsMail = mailTemplate<PaperPubsData, PaperPubsFacts>({
  read: (context, { personId }) => readPerson(context, personId),
  write(facts, reader) {
    const { config, words } = reader;
    return {
      heading: words.membership.paperHeading,
      subject: words.membership.paperSubject({ convention: config.name }),
      greeting: formatGreeting(reader, facts.name),
      blocks: [
        text(words.membership.paperAdded({ convention: config.name })),
        ...createAddressBlocks(facts, reader),
        ...createEnding(facts, reader),
      ],
    };
  },
});

async function readPerson(context: Context, id: number): Promise<Letter<PaperPubsFacts> | null> {
  const person: PersonRow | undefined = await context.db
    .selectFrom('person')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!person?.email) return null;
  const { email, legal_name: name, membership, member_number: number, paper_pubs } = person;
  const links = await readSignIn(context, email);
  return {
    from: 'registration',
    to: { name, address: email },
    facts: { ...links, name, membership, number, paperPubs: paper_pubs },
  };
}

const createEnding = (facts: PaperPubsFacts, reader: Reader): readonly Block[] => [
  ...signInBlocks(facts, reader),
  createQuestionsBlock(reader, 'registration'),
];

/** Writes the postal address on one line. */
const createAddressBlocks = (
  { paperPubs }: PaperPubsFacts,
  { words }: Reader,
): readonly Block[] => {
  if (!paperPubs) return [];
  const { name, address, country } = paperPubs;
  const lines = [name, ...address.split('\n'), country].map((line) => line.trim()).filter(Boolean);
  return [text(words.membership.paperAddress({ address: lines.join(', ') }))];
};

export interface MembershipSetData {
  readonly personId: number;
  /** The previous type. */
  readonly from: string;
}

export interface MembershipSetFacts extends SignInFacts {
  readonly name: string;
  readonly from: string;
  readonly membership: string;
  readonly number: number | null;
  /** Rights that only the new type has, and rights that only the previous one had. */
  readonly begins: readonly Entitlement[];
  readonly ends: readonly Entitlement[];
}

type RightName = keyof Reader['words']['membership']['rights'];

/** Returns the names of a right in a convention; none where it opens nothing there. */
function getRightNames(right: Entitlement, config: Convention): readonly RightName[] {
  const awards = Object.values(config.awards);
  const votes = awards.some(({ voting }) => voting);
  if (right === 'member') return config.chat ? [right] : [];
  if (right === 'hugo_nominator') return awards.some((award) => award.nominations) ? [right] : [];
  if (right === 'badge') {
    return Object.values(config.membership_types).some(({ badge }) => badge) ? [right] : [];
  }
  if (!config.site_selection) return votes ? ['votesOnly'] : [];
  return [votes ? right : 'siteSelectionOnly'];
}

/** Notifies a member that the crew changed their membership, and lists the rights that begin and end. */
export const membershipSetMail = mailTemplate<MembershipSetData, MembershipSetFacts>({
  async read(context, { personId, from }) {
    const { db, config } = context;
    const person = await db
      .selectFrom('person')
      .select(['email', 'legal_name', 'membership', 'member_number'])
      .where('id', '=', personId)
      .executeTakeFirst();
    if (!person?.email || person.membership === from) return null;
    const { email, legal_name: name, membership, member_number: number } = person;
    const types = config.membership_types;
    return {
      from: 'registration',
      to: { name, address: email },
      facts: {
        ...(await readSignIn(context, email)),
        name,
        from,
        membership,
        number,
        begins: endingRights(types, membership, from),
        ends: endingRights(types, from, membership),
      },
    };
  },
  write(facts, reader) {
    const { config, words } = reader;
    const {
      membershipHeading,
      membershipSubject,
      membershipSet,
      begins,
      ends,
      rights,
      yourNumber,
    } = words.membership;
    const said = (list: readonly Entitlement[]) =>
      list.flatMap((right) => getRightNames(right, config).map((name) => rights[name]));
    const [begun, ended] = [said(facts.begins), said(facts.ends)];
    const type = getMembershipName(reader, facts.membership);
    const told = membershipSet({
      convention: config.name,
      from: getMembershipName(reader, facts.from),
      to: type,
    });
    return {
      heading: membershipHeading,
      subject: membershipSubject({ convention: config.name, type }),
      greeting: formatGreeting(reader, facts.name),
      blocks: [
        text(facts.number === null ? told : `${told} ${yourNumber({ number: facts.number })}`),
        ...when(begun.length > 0, text(begins), {
          kind: 'list',
          items: begun,
        }),
        ...when(ended.length > 0, text(ends), {
          kind: 'list',
          items: ended,
        }),
        ...signInBlocks(facts, reader),
        createQuestionsBlock(reader, 'registration'),
      ],
    };
  },
});
