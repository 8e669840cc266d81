import { text } from '../content.ts';
import { mailTemplate } from '../mailKind.ts';
import { greetingOf, questionsTo } from './parts.ts';

export interface DataExportedData {
  readonly personId: number;
  /** As the administrator typed it. */
  readonly reason: string;
}

export interface DataExportedFacts {
  readonly name: string;
  readonly reason: string;
}

/** Notifies a member that an administrator exported all their data, so that a theft is noticed. */
export const dataExportedMail = mailTemplate<DataExportedData, DataExportedFacts>({
  async read({ db }, { personId, reason }) {
    const person = await db
      .selectFrom('person')
      .select(['email', 'legal_name'])
      .where('id', '=', personId)
      .executeTakeFirst();
    if (!person?.email) return null;
    const { email: address, legal_name: name } = person;
    return { from: 'registration', to: { name, address }, facts: { name, reason } };
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
        { kind: 'facts', facts: [{ label: ballots.reason, value: reason }] },
        text(membership.exportedUnasked),
        questionsTo(reader, 'registration'),
      ],
    };
  },
});
