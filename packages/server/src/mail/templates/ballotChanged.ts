import type { Entered } from '../../awards/ballotHistory.ts';
import { text } from '../content.ts';
import { mailTemplate } from '../mailKind.ts';
import { ballotCopyMail, type BallotCopyData, type BallotCopyFacts } from './ballotCopy.ts';

export interface BallotChangedData extends BallotCopyData {
  readonly entered: Entered;
}

export type BallotChangedFacts = BallotCopyFacts & Pick<BallotChangedData, 'entered'>;

/** Sends a voter their ballot after administrators entered or restored it. */
export const ballotChangedMail = mailTemplate<BallotChangedData, BallotChangedFacts>({
  async read(context, { personId, entered }) {
    const copy = await ballotCopyMail.read(context, { personId });
    return copy && { ...copy, facts: { ...copy.facts, entered } };
  },
  write(facts, reader) {
    const copy = ballotCopyMail.write(facts, reader);
    const { config, words } = reader;
    const { ballots } = words;
    const { entered, name } = facts;
    return {
      ...copy,
      heading: ballots.changedHeading(entered),
      subject: ballots.changedSubject(entered, config.event.name, name),
      blocks: [text(ballots.changedOpening(entered)), ...copy.blocks],
    };
  },
});
