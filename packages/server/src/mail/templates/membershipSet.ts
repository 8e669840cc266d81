import { endingRights, type Entitlement } from '@conkit/rules';
import { text, when } from '../content.ts';
import { mailTemplate } from '../mailKind.ts';
import { membershipName } from '../reader.ts';
import { readSignIn, signInBlocks, type SignInFacts } from '../signIn.ts';
import { greetingOf, questionsTo } from './parts.ts';

export interface MembershipSetData {
  readonly personId: number;
  /** The type before. */
  readonly from: string;
}

export interface MembershipSetFacts extends SignInFacts {
  readonly name: string;
  readonly from: string;
  readonly membership: string;
  readonly number: number | null;
  /** What the new type gives and the one before did not, and the other way round. */
  readonly begins: readonly Entitlement[];
  readonly ends: readonly Entitlement[];
}

/** Tells somebody that the crew has given them another membership, what begins with it and what ends. */
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
    const type = membershipName(reader, facts.membership);
    const told = membershipSet(config.name, membershipName(reader, facts.from), type);
    return {
      heading: membershipHeading,
      subject: membershipSubject(config.name, type),
      greeting: greetingOf(reader, facts.name),
      blocks: [
        text(facts.number === null ? told : `${told} ${yourNumber(facts.number)}`),
        ...when(facts.begins.length > 0, text(begins), {
          kind: 'list',
          items: facts.begins.map((right) => rights[right]),
        }),
        ...when(facts.ends.length > 0, text(ends), {
          kind: 'list',
          items: facts.ends.map((right) => rights[right]),
        }),
        ...signInBlocks(facts, reader),
        questionsTo(reader, 'registration'),
      ],
    };
  },
});
