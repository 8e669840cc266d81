import { closingTime, periodPhase } from '@conkit/rules';
import { sql } from 'kysely';
import { findBallotReader } from '../../awards/holds.ts';
import { findReplaced } from '../../awards/replaced.ts';
import type { Words } from '../../config/types.ts';
import type { Context } from '../../context.ts';
import { createLoginKey } from '../../keys/loginKeys.ts';
import { small, text } from '../content.ts';
import { personalLinksOf, type PersonalLink } from '../links.ts';
import { mailTemplate } from '../mailKind.ts';
import { greetingOf, questionsTo } from './parts.ts';
import { linkBlocks } from './personalLink.ts';

export interface FinalistReplacedData {
  readonly personId: number;
  readonly finalistId: number;
}

export interface FinalistReplacedFacts {
  readonly name: string;
  readonly category: Words;
  readonly title: string;
  /** The replacement on the ballot. */
  readonly by?: string;
  /** Until when the ballot can be changed. */
  readonly closes: string;
  /** Links to the page that changes the ballot. */
  readonly links: readonly PersonalLink[];
}

/** Notifies a voter that a finalist they rank is no longer on the ballot; sends nothing once voting has closed. */
export const finalistReplacedMail = mailTemplate<FinalistReplacedData, FinalistReplacedFacts>({
  async read(context, { personId, finalistId }) {
    const { config, clock } = context;
    const found = findReplaced(config, finalistId);
    if (!found || periodPhase(found.voting, clock.now()) !== 'open') return null;
    const voter = await findBallotReader(context.db, context, personId);
    if (!voter?.email || !(await isRanked(context, personId, found.category, finalistId))) {
      return null;
    }
    const { email, legal_name: name } = voter;
    const key = await createLoginKey(context, email, closingTime(found.voting));
    const all = await personalLinksOf(context, email, key);
    const links = all.filter(
      ({ id, right, award }) => id === personId && right === 'vote' && award === found.award,
    );
    const { categoryName: category, title, by, voting } = found;
    return {
      from: 'hugo_help',
      to: { name, address: email },
      facts: {
        name,
        category,
        title,
        closes: voting.closes,
        links,
        ...(by !== undefined && { by }),
      },
    };
  },
  write({ name, category, title, by, closes, links }, reader) {
    const { config, words, local, weekday } = reader;
    const { awards, ballots } = words;
    const deadline = weekday(new Date(closes), config.dates.deadline_zone);
    return {
      heading: ballots.replacedHeading,
      subject: ballots.replacedSubject(title, config.event.name),
      greeting: greetingOf(reader, name),
      blocks: [
        text(ballots.replacedOpening(title, local(category), name)),
        ...(by === undefined ? [] : [text(ballots.replacedBy(by))]),
        text(ballots.replacedAdvice(deadline)),
        ...linkBlocks(links, reader),
        small(awards.linksSignIn),
        questionsTo(reader, 'hugo_help'),
      ],
    };
  },
});

/** Returns whether the voter still ranks the finalist. */
const isRanked = async (
  { db }: Context,
  personId: number,
  category: string,
  finalistId: number,
): Promise<boolean> =>
  (await db
    .selectFrom('ballot')
    .select('person_id')
    .where('person_id', '=', personId)
    .where(sql<boolean>`current -> ${category} -> 'votes' @> to_jsonb(${finalistId}::integer)`)
    .executeTakeFirst()) !== undefined;
