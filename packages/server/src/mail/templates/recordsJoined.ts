import type { CastBallot } from '../../awards/disallowed.ts';
import { text } from '../content.ts';
import { mailTemplate } from '../mailKind.ts';
import { membershipName } from '../reader.ts';
import { readSignIn, signInBlocks, type SignInFacts } from '../signIn.ts';
import { greetingOf, questionsTo } from './parts.ts';

export interface RecordsJoinedData {
  readonly personId: number;
  /** Ballots that both records had, one of them disallowed; absent in a mail that an older process queued. */
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
    const told = recordsJoined(config.name, membershipName(reader, facts.membership));
    return {
      heading: recordsJoinedHeading,
      subject: recordsJoinedSubject(config.name),
      greeting: greetingOf(reader, facts.name),
      blocks: [
        text(facts.number === null ? told : `${told} ${yourNumber(facts.number)}`),
        ...facts.settled.map((ballot) => text(recordsJoinedSettled(ballot))),
        ...signInBlocks(facts, reader),
        questionsTo(reader, 'registration'),
      ],
    };
  },
});
