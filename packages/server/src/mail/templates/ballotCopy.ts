import { NO_AWARD_ID, uncountedEntries, type Ballot, type Finalist } from '@conkit/rules';
import type { Convention } from '../../config/types.ts';
import type { Context } from '../../context.ts';
import type { Queryable } from '../../database/connect.ts';
import type { Mail } from '../../ports/mail.ts';
import type { Block } from '../letter.ts';
import { awardsCopyMail } from './awardsCopy.ts';

export interface BallotCopyData {
  readonly personId: number;
}

type Ballots = Readonly<Record<string, { readonly votes: Ballot }>>;

/** A person's whole ballot as it is now, with links to change it that work until the deadline. */
export async function ballotCopyMail(
  context: Context,
  { personId }: BallotCopyData,
): Promise<Mail | null> {
  const { config, db } = context;
  const voter = await findBallot(db, personId);
  if (!voter?.email) return null;
  const { email, legal_name, signature } = voter;
  // Written by saveBallot, which takes nothing else.
  const ballots = voter.current as Ballots;
  return awardsCopyMail(context, {
    personId,
    email,
    legal_name,
    subject: `Your ballot for ${config.event.name}: ${legal_name}`,
    opening: `This is what is saved of the ballot of ${legal_name}, signed “${signature}”.`,
    period: config.dates.voting,
    pages: { hugo: 'vote', retro: 'vote-retro' },
    noun: 'ballot',
    blocksOf({ key }) {
      const saved = Object.hasOwn(ballots, key) ? ballots[key] : undefined;
      return saved ? ranking(config, key, saved.votes) : [];
    },
  });
}

const findBallot = (db: Queryable, personId: number) =>
  db
    .selectFrom('person')
    .innerJoin('ballot', 'ballot.person_id', 'person.id')
    .innerJoin('vote', (join) =>
      join.onRef('vote.person_id', '=', 'person.id').onRef('vote.time', '=', 'ballot.saved_at'),
    )
    .select(['email', 'legal_name', 'current', 'signature'])
    .where('person.id', '=', personId)
    .limit(1)
    .executeTakeFirst();

function ranking({ finalists, ballot }: Convention, category: string, votes: Ballot): Block[] {
  const nameOf = (id: number | null) => {
    if (id === null) return '[No entry]';
    if (id === NO_AWARD_ID) return ballot.no_award.en;
    return titleOf(finalists[category]?.find((finalist) => finalist.id === id));
  };
  if (votes.length === 0) return ['[No entry]'];
  const list = { list: votes.map((id, position) => `${position + 1}. ${nameOf(id)}`) };
  const lost = uncountedEntries(votes).map(nameOf);
  if (lost.length === 0) return [list];
  return [list, `Not counted, because a position above is empty: ${lost.join(', ')}.`];
}

/** Ids are never taken back, so that a voted one is always known. */
const titleOf = (finalist: Finalist | undefined): string =>
  `${finalist?.title ?? ''}${finalist?.replaced ? ' (no longer on the ballot)' : ''}`;
