import { NO_AWARD_ID, uncountedEntries, type Ballot } from '@conkit/rules';
import { findBallotReader } from '../../awards/holds.ts';
import type { AwardCategory } from '../../config/types.ts';
import type { Queryable } from '../../database/connect.ts';
import type { Block } from '../content.ts';
import { mailTemplate } from '../mailKind.ts';
import type { Reader } from '../reader.ts';
import { readAwardsCopy, writeAwardsCopy, type AwardsCopyFacts } from './awardsCopy.ts';

export interface BallotCopyData {
  readonly personId: number;
}

export interface BallotCopyFacts extends AwardsCopyFacts {
  /** By category. */
  readonly ballots: Readonly<Record<string, { readonly votes: Ballot }>>;
}

/** Sends a person's whole ballot as it is now, with links to change it that work until the deadline. */
export const ballotCopyMail = mailTemplate<BallotCopyData, BallotCopyFacts>({
  async read(context, { personId }) {
    const reader = await findBallotReader(context.db, context, personId);
    const voter = await findBallot(context.db, personId);
    if (!reader || !voter) return null;
    const { signature } = voter;
    const letter = await readAwardsCopy(context, { reader, personId, signature }, 'vote');
    if (!letter) return null;
    // Safe: only saveBallot writes this column.
    const ballots = voter.current as BallotCopyFacts['ballots'];
    return { ...letter, facts: { ...letter.facts, ballots } };
  },
  write(facts, reader) {
    const { ballots } = facts;
    return writeAwardsCopy(facts, reader, 'ballot', (category) => {
      const { key } = category;
      const saved = Object.hasOwn(ballots, key) ? ballots[key] : undefined;
      return saved ? ranking(reader, category, saved.votes) : [];
    });
  },
});

const findBallot = (db: Queryable, personId: number) =>
  db
    .selectFrom('ballot')
    .innerJoin('vote', (join) =>
      join
        .onRef('vote.person_id', '=', 'ballot.person_id')
        .onRef('vote.time', '=', 'ballot.saved_at'),
    )
    .select(['current', 'signature'])
    .where('ballot.person_id', '=', personId)
    .limit(1)
    .executeTakeFirst();

function ranking(reader: Reader, category: AwardCategory, votes: Ballot): Block[] {
  const { noEntry, notCounted } = reader.words.awards;
  const nameOf = (id: number | null) => (id === null ? noEntry : titleOf(reader, category, id));
  if (votes.length === 0) return [{ kind: 'text', text: noEntry }];
  const ranks = votes.map((id) => ({ text: nameOf(id), isEmpty: id === null }));
  const lost = uncountedEntries(votes).map(nameOf);
  const list: Block = { kind: 'ranking', ranks };
  return lost.length === 0 ? [list] : [list, { kind: 'notice', text: notCounted(lost.join(', ')) }];
}

/** Ids are never removed, so every voted id has a title. */
function titleOf(
  { config, local, words }: Reader,
  { key, award }: AwardCategory,
  id: number,
): string {
  const noAward = config.awards[award]?.no_award;
  if (id === NO_AWARD_ID && noAward) return local(noAward);
  const finalist = config.finalists[key]?.find((one) => one.id === id);
  const title = finalist?.title ?? '';
  return finalist?.replaced ? words.awards.noLongerOnBallot(title) : title;
}
