import { awardPages, closingTime, periodPhase, type Period } from '@conkit/rules';
import { mayDo, peopleToWrite, type AwardAct } from '../../awards/peopleToWrite.ts';
import type { Convention } from '../../config/types.ts';
import { createLoginKey } from '../../keys/loginKeys.ts';
import { awardNameOf } from '../awardName.ts';
import { small, text, when } from '../content.ts';
import { personalLinksOf, type LinkContext, type PersonalLink } from '../links.ts';
import { mailTemplate, type Letter } from '../mailKind.ts';
import { greetingOf, questionsTo } from './parts.ts';

export interface PersonalLinkData {
  readonly personId: number;
  readonly act: AwardAct;
  /** Whether it is not for whoever has voted or nominated when it is sent. */
  readonly onlyNotYet: boolean;
}

export interface PersonalLinkFacts {
  readonly name: string;
  readonly act: AwardAct;
  /** One for each award. */
  readonly links: readonly PersonalLink[];
}

/** From when until when it can be done in any of the awards; undefined where it is done in none. */
export function periodOf(
  { awards }: Pick<Convention, 'awards'>,
  act: AwardAct,
): Period | undefined {
  const periods = awardPages(awards)
    .filter(({ right }) => right === act)
    .map(({ period }) => period);
  if (periods.length === 0) return undefined;
  const opens = periods.map((one) => one.opens ?? '').sort(byInstant);
  const closes = periods.map((one) => one.closes).sort(byInstant);
  return { opens: opens[0] ?? null, closes: closes.at(-1) ?? '' };
}

const byInstant = (one: string, other: string) => Date.parse(one) - Date.parse(other);

/**
 * Brings one person the links to their award pages, which sign in until the deadline. Whoever has no right, no address
 * or nothing left to do when their turn comes gets none.
 */
export const personalLinkMail = mailTemplate<PersonalLinkData, PersonalLinkFacts>({
  async read(context, { personId, act, onlyNotYet }) {
    const { config, db, clock } = context;
    const period = periodOf(config, act);
    if (!period || periodPhase(period, clock.now()) !== 'open') return null;
    const [person] = await peopleToWrite(db, act, personId);
    if (!person?.email || !mayDo(act, person, config)) return null;
    if (onlyNotYet && person.hasDone) return null;
    const key = await createLoginKey(context, person.email, closingTime(period));
    return personalLinkLetter(context, { personId, act, email: person.email, key });
  },
  write({ name, act, links }, reader) {
    const { config, words, weekday } = reader;
    const { awards, ballots, signIn } = words;
    const period = periodOf(config, act);
    const [first, ...others] = links.map(({ right, award, href }) => ({
      label: signIn.action(right, awardNameOf(reader, award)),
      href,
    }));
    return {
      heading: ballots.linkHeading(act),
      subject: ballots.linkSubject(act, config.event.name, name),
      greeting: greetingOf(reader, name),
      blocks: [
        text(ballots.linkOpening(act, name)),
        ...(period
          ? [text(ballots.linkUntil(weekday(new Date(period.closes), config.dates.deadline_zone)))]
          : []),
        ...(first ? [{ kind: 'button' as const, ...first }] : []),
        ...when(others.length > 0, { kind: 'links' as const, links: others }),
        small(awards.linksSignIn),
        questionsTo(reader, 'hugo_help'),
      ],
    };
  },
});

/** The letter with a key that was made for it, or, to be looked at, with one that opens nothing. */
export async function personalLinkLetter(
  context: LinkContext,
  {
    personId,
    act,
    email,
    key,
  }: Pick<PersonalLinkData, 'personId' | 'act'> & { readonly email: string; readonly key: string },
): Promise<Letter<PersonalLinkFacts>> {
  const all = await personalLinksOf(context, email, key);
  const links = all.filter(({ id, right }) => id === personId && right === act);
  const name = links[0]?.name ?? '';
  return { from: 'hugo_help', to: { name, address: email }, facts: { name, act, links } };
}
