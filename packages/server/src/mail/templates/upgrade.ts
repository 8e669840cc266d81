import type { Context } from '../../context.ts';
import type { PaperPubs } from '../../database/items.ts';
import type { PersonRow } from '../../database/schema.ts';
import { text, type Block } from '../content.ts';
import { mailTemplate, type Letter } from '../mailKind.ts';
import { membershipName, type Reader } from '../reader.ts';
import { readSignIn, signInBlocks, type SignInFacts } from '../signIn.ts';
import { greetingOf, questionsTo } from './parts.ts';

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
    const type = membershipName(reader, membership);
    const from = membershipName(reader, facts.from);
    const upgraded = words.membership.upgraded(config.name, from, type, hasNewPaperPubs);
    return {
      heading: words.membership.membershipHeading,
      subject: words.membership.membershipSubject(config.name, type),
      greeting: greetingOf(reader, facts.name),
      blocks: [
        text(number === null ? upgraded : `${upgraded} ${words.membership.yourNumber(number)}`),
        ...(hasNewPaperPubs ? addressOf(facts, reader) : []),
        ...endOf(facts, reader),
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
      subject: words.membership.paperSubject(config.name),
      greeting: greetingOf(reader, facts.name),
      blocks: [
        text(words.membership.paperAdded(config.name)),
        ...addressOf(facts, reader),
        ...endOf(facts, reader),
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

const endOf = (facts: PaperPubsFacts, reader: Reader): readonly Block[] => [
  ...signInBlocks(facts, reader),
  questionsTo(reader, 'registration'),
];

/** Writes the postal address on one line. */
const addressOf = ({ paperPubs }: PaperPubsFacts, { words }: Reader): readonly Block[] => {
  if (!paperPubs) return [];
  const { name, address, country } = paperPubs;
  const lines = [name, ...address.split('\n'), country].map((line) => line.trim()).filter(Boolean);
  return [text(words.membership.paperAddress(lines.join(', ')))];
};
