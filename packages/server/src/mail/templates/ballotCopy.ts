import {
  closingTime,
  NO_AWARD_ID,
  uncountedEntries,
  type Award,
  type Ballot,
  type Finalist,
} from '@conkit/rules';
import type { Convention } from '../../config/types.ts';
import type { Context } from '../../context.ts';
import type { Queryable } from '../../database/connect.ts';
import type { Mail } from '../../ports/mail.ts';
import { createLoginKey } from '../../session/keys.ts';
import { renderLetter, type Block } from '../letter.ts';
import { personalLink } from '../links.ts';
import { fromContact } from '../sender.ts';

export interface BallotCopyData {
  readonly personId: number;
}

type Ballots = Readonly<Record<string, { readonly votes: Ballot }>>;

const pages = {
  hugo: { action: 'vote', label: 'Change your Hugo Award ballot' },
  retro: { action: 'vote-retro', label: 'Change your Retro Hugo Award ballot' },
} as const;

/** A person's whole ballot as it is now, with links to change it that work until the deadline. */
export async function ballotCopyMail(
  context: Context,
  { personId }: BallotCopyData,
): Promise<Mail | null> {
  const { config, db } = context;
  const voter = await findBallot(db, personId);
  if (!voter?.email) return null;
  const { email, legal_name, signature, current } = voter;
  const key = await createLoginKey(context, email, closingTime(config.dates.voting));
  const parts = (['hugo', 'retro'] as const).flatMap((award) => {
    // Written by saveBallot, which takes nothing else.
    const categories = categoryBlocks(config, award, current as Ballots);
    if (categories.length === 0) return [];
    const { action, label } = pages[award];
    return categories.concat({ link: personalLink(context, email, key, personId, action), label });
  });
  return {
    from: fromContact(config, 'hugo_help'),
    to: { name: legal_name, address: email },
    subject: `Your ballot for ${config.event.name}: ${legal_name}`,
    ...renderLetter([
      `This is what is saved of the ballot of ${legal_name}, signed “${signature}”.`,
      ...parts,
      `You can change it until the deadline, ${deadline(config)}. The links sign you in, so please do not forward this mail. Questions: ${config.contacts.hugo_help}`,
    ]),
  };
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

/** The saved categories of one award, in the ballot's order. */
const categoryBlocks = (config: Convention, award: Award, ballots: Ballots): Block[] =>
  config.award_categories
    .filter((category) => category.award === award)
    .flatMap(({ key, title }) => {
      const saved = Object.hasOwn(ballots, key) ? ballots[key] : undefined;
      const heading: Block[] = [{ heading: title.en }];
      return saved ? heading.concat(ranking(config, key, saved.votes)) : [];
    });

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

const deadline = ({ dates }: Convention): string =>
  new Intl.DateTimeFormat('en-IE', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'longGeneric',
    timeZone: dates.deadline_zone,
  }).format(new Date(dates.voting.closes));
