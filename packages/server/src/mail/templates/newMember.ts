import { text, when } from '../content.ts';
import { mailTemplate } from '../mailKind.ts';
import { membershipName } from '../reader.ts';
import { readSignIn, signInBlocks, type SignInFacts } from '../signIn.ts';
import { greetingOf, questionsTo } from './parts.ts';

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
    const type = membershipName(reader, facts.membership);
    const opening = words.membership.welcomeOpening(config.name);
    return {
      heading: words.membership.welcomeHeading(config.name),
      subject: words.membership.welcomeSubject(config.name, type),
      greeting: greetingOf(reader, name),
      blocks: [
        text(number === null ? opening : `${opening} ${words.membership.yourNumber(number)}`),
        {
          kind: 'facts',
          facts: [
            { label: words.membershipLabel, value: type },
            { label: words.conventionDates, value: days(first_day, last_day) },
          ],
        },
        ...when(hasPaperPubs, text(words.membership.paperComes)),
        ...signInBlocks(facts, reader),
        questionsTo(reader, 'registration'),
      ],
    };
  },
});
