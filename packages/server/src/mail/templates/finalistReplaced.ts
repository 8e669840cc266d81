import { closingTime, periodPhase } from '@conkit/rules';
import { sql } from 'kysely';
import type { Convention, Words } from '../../config/types.ts';
import type { Context } from '../../context.ts';
import { createLoginKey } from '../../keys/loginKeys.ts';
import { awardNameOf } from '../awardName.ts';
import { small, text } from '../content.ts';
import { personalLinksOf, type PersonalLink } from '../links.ts';
import { mailTemplate } from '../mailKind.ts';
import { greetingOf, questionsTo } from './parts.ts';

export interface FinalistReplacedData {
  readonly personId: number;
  readonly finalistId: number;
}

export interface FinalistReplacedFacts {
  readonly name: string;
  readonly category: Words;
  readonly title: string;
  /** What is on the ballot in its place. */
  readonly by?: string;
  /** The pages where the ballot can be changed. */
  readonly links: readonly PersonalLink[];
  /** When the vote closes. */
  readonly closes: string;
}

/** Tells a voter that a finalist they rank is no longer on the ballot; nothing once voting has closed. */
export const finalistReplacedMail = mailTemplate<FinalistReplacedData, FinalistReplacedFacts>({
  async read(context, { personId, finalistId }) {
    const { config, clock } = context;
    const found = findReplaced(config, finalistId);
    if (!found?.voting || periodPhase(found.voting, clock.now()) !== 'open') return null;
    const voter = await findVoter(context, personId, found.key, finalistId);
    if (!voter?.email) return null;
    const { email, legal_name: name } = voter;
    const key = await createLoginKey(context, email, closingTime(found.voting));
    const all = await personalLinksOf(context, email, key);
    const links = all.filter(
      ({ id, right, award }) => id === personId && right === 'vote' && award === found.award,
    );
    const { category, title, by, voting } = found;
    return {
      from: 'hugo_help',
      to: { name, address: email },
      facts: {
        name,
        category,
        title,
        ...(by !== undefined && { by }),
        links,
        closes: voting.closes,
      },
    };
  },
  write({ name, category, title, by, links, closes }, reader) {
    const { config, words, local, weekday } = reader;
    const { awards, ballots, signIn } = words;
    const deadline = weekday(new Date(closes), config.dates.deadline_zone);
    const [first, ...others] = links.map(({ right, award, href }) => ({
      label: signIn.action(right, awardNameOf(reader, award)),
      href,
    }));
    return {
      heading: ballots.replacedHeading,
      subject: ballots.replacedSubject(title, config.event.name),
      greeting: greetingOf(reader, name),
      blocks: [
        text(ballots.replacedOpening(title, local(category), name)),
        ...(by === undefined ? [] : [text(ballots.replacedBy(by))]),
        text(ballots.replacedAdvice(deadline)),
        ...(first ? [{ kind: 'button' as const, ...first }] : []),
        ...(others.length > 0 ? [{ kind: 'links' as const, links: others }] : []),
        small(awards.linksSignIn),
        questionsTo(reader, 'hugo_help'),
      ],
    };
  },
});

function findReplaced({ awards, finalists, award_categories }: Convention, id: number) {
  for (const [key, entries] of Object.entries(finalists)) {
    const one = entries.find((finalist) => finalist.id === id);
    if (!one?.replaced) continue;
    const known = award_categories.find((category) => category.key === key);
    const award = known?.award ?? '';
    const voting = awards[award]?.voting;
    const category = known?.title ?? { en: key };
    const by = entries.find((finalist) => finalist.id === one.replaced?.by)?.title;
    return { key, award, voting, category, title: one.title, by };
  }
  return undefined;
}

/** The voter, if they still rank it. */
const findVoter = ({ db }: Context, personId: number, category: string, finalistId: number) =>
  db
    .selectFrom('person')
    .innerJoin('ballot', 'ballot.person_id', 'person.id')
    .select(['email', 'legal_name'])
    .where('person.id', '=', personId)
    .where(sql<boolean>`current -> ${category} -> 'votes' @> to_jsonb(${finalistId}::integer)`)
    .executeTakeFirst();
