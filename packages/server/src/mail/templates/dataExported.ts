import { text, when } from '../content.ts';
import { mailTemplate } from '../mailKind.ts';
import { greetingOf, questionsTo } from './parts.ts';

export interface DataExportedData {
  readonly personId: number;
  /** Who is written to, as the record was; absent in a mail that an older process queued. */
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
      subject: membership.exportedSubject(config.name, name),
      greeting: greetingOf(reader, name),
      blocks: [
        text(membership.exported(config.name, name)),
        ...when(Object.keys(config.awards).length > 0, text(membership.exportedWithoutBallots)),
        { kind: 'facts', facts: [{ label: ballots.reason, value: reason }] },
        text(membership.exportedUnasked),
        questionsTo(reader, 'registration'),
      ],
    };
  },
});
