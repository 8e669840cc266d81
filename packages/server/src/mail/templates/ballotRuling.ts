import type { CastBallot } from '../../awards/disallowed.ts';
import { findBallotReader } from '../../awards/holds.ts';
import { text, when } from '../content.ts';
import { mailTemplate } from '../mailKind.ts';
import { greetingOf, questionsTo } from './parts.ts';

export interface BallotRulingData {
  readonly personId: number;
  readonly ballot: CastBallot;
  readonly isCounted: boolean;
  readonly reason: string;
}

export type BallotRulingFacts = Omit<BallotRulingData, 'personId'> & { readonly name: string };

/** Notifies a member that their ballot is not counted any more, or is counted again, and why. */
export const ballotRulingMail = mailTemplate<BallotRulingData, BallotRulingFacts>({
  async read(context, { personId, ...ruling }) {
    const person = await findBallotReader(context.db, context, personId);
    if (!person?.email) return null;
    const { email: address, legal_name: name } = person;
    return { from: 'hugo_help', to: { name, address }, facts: { ...ruling, name } };
  },
  write({ name, ballot, isCounted, reason }, reader) {
    const { config, words } = reader;
    const { ballots } = words;
    return {
      heading: ballots.rulingHeading(ballot, isCounted),
      subject: ballots.rulingSubject(ballot, isCounted, config.event.name, name),
      greeting: greetingOf(reader, name),
      blocks: [
        text(ballots.rulingOpening(ballot, isCounted, name)),
        { kind: 'facts', facts: [{ label: ballots.reason, value: reason }] },
        ...when(!isCounted, text(ballots.rulingStays)),
        questionsTo(reader, 'hugo_help'),
      ],
    };
  },
});
