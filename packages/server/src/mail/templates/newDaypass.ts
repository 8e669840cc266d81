import { text } from '../content.ts';
import { mailTemplate } from '../mailKind.ts';
import { dayNames, typeName } from '../reader.ts';
import { readSignIn, signInBlocks, type SignInFacts } from '../signIn.ts';
import { greetingOf, questionsTo } from './parts.ts';

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
    const type = typeName(reader, 'daypass', `daypass-${facts.type}`);
    return {
      heading: words.membership.daypassHeading,
      subject: words.membership.daypassSubject(config.name, type),
      greeting: greetingOf(reader, facts.name),
      blocks: [
        text(words.membership.daypassOpening(config.name, type)),
        { kind: 'list', items: dayNames(reader, facts.days) },
        ...signInBlocks(facts, reader),
        questionsTo(reader, 'registration'),
      ],
    };
  },
});
