import {
  awardPages,
  closingTime,
  periodPhase,
  type AwardPage,
  type AwardRight,
} from '@conkit/rules';
import { mayDo, peopleToWrite } from '../../awards/peopleToWrite.ts';
import type { Convention } from '../../config/types.ts';
import { createLoginKey } from '../../keys/loginKeys.ts';
import { awardNameOf } from '../awardName.ts';
import { small, text, when } from '../content.ts';
import { personalLinksOf, type LinkContext, type PersonalLink } from '../links.ts';
import { mailTemplate, type Letter } from '../mailKind.ts';
import { greetingOf, questionsTo } from './parts.ts';

export interface PersonalLinkData {
  readonly personId: number;
  readonly act: AwardRight;
  /** Whether it is not for whoever has voted or nominated when it is sent. */
  readonly onlyNotYet: boolean;
}

export interface PersonalLinkFacts {
  readonly name: string;
  readonly act: AwardRight;
  /** One for each award. */
  readonly links: readonly PersonalLink[];
  /** When the first of the awards closes. */
  readonly closes: string;
}

/** The pages on which it can be done now, the one that closes first at the beginning. */
export const openPages = (
  { awards }: Pick<Convention, 'awards'>,
  act: AwardRight,
  now: Date,
): readonly AwardPage[] =>
  awardPages(awards)
    .filter(({ right, period }) => right === act && periodPhase(period, now) === 'open')
    .toSorted((one, other) => +closingTime(one.period) - +closingTime(other.period));

/**
 * Brings one person the links to their award pages, which sign in until the deadline. Whoever has no right, no address
 * or nothing left to do when their turn comes gets none.
 */
export const personalLinkMail = mailTemplate<PersonalLinkData, PersonalLinkFacts>({
  async read(context, { personId, act, onlyNotYet }) {
    const { config, db, clock } = context;
    const last = openPages(config, act, clock.now()).at(-1);
    if (!last) return null;
    const [person] = await peopleToWrite(db, act, personId);
    if (!person?.email || !mayDo(act, person, config)) return null;
    if (onlyNotYet && person.hasDone) return null;
    const key = await createLoginKey(context, person.email, closingTime(last.period));
    return personalLinkLetter(context, { personId, act, email: person.email, key });
  },
  write({ name, act, links, closes }, reader) {
    const { config, words, weekday } = reader;
    const { awards, ballots, signIn } = words;
    const [first, ...others] = links.map(({ award, href }) => ({
      label: signIn.action(act, awardNameOf(reader, award)),
      href,
    }));
    return {
      heading: ballots.linkHeading(act),
      subject: ballots.linkSubject(act, config.event.name, name),
      greeting: greetingOf(reader, name),
      blocks: [
        text(ballots.linkOpening(act, name)),
        text(ballots.linkUntil(weekday(new Date(closes), config.dates.deadline_zone))),
        ...(first ? [{ kind: 'button' as const, ...first }] : []),
        ...when(others.length > 0, { kind: 'links' as const, links: others }),
        small(awards.linksSignIn),
        questionsTo(reader, 'hugo_help'),
      ],
    };
  },
});

/**
 * The letter with a key that was made for it, or, to be looked at, with one that opens nothing; null when there is no award
 * in which the person can do it now.
 */
export async function personalLinkLetter(
  context: LinkContext,
  {
    personId,
    act,
    email,
    key,
  }: Pick<PersonalLinkData, 'personId' | 'act'> & { readonly email: string; readonly key: string },
): Promise<Letter<PersonalLinkFacts> | null> {
  const all = await personalLinksOf(context, email, key);
  const links = all.filter(({ id, right }) => id === personId && right === act);
  const pages = openPages(context.config, act, context.clock.now());
  const first = pages.find(({ award }) => links.some((link) => link.award === award));
  if (!first) return null;
  const name = links[0]?.name ?? '';
  const { closes } = first.period;
  return { from: 'hugo_help', to: { name, address: email }, facts: { name, act, links, closes } };
}
