import { closingTime, type AwardRight } from '@conkit/rules';
import { pagesOpenTo, peopleToWrite } from '../../awards/peopleToWrite.ts';
import { createLoginKey } from '../../keys/loginKeys.ts';
import { awardNameOf } from '../awardName.ts';
import { small, text, when, type Block } from '../content.ts';
import { personalLinksOf, type PersonalLink } from '../links.ts';
import { mailTemplate } from '../mailKind.ts';
import { unsubscribeLink } from '../unsubscribe.ts';
import type { Reader } from '../reader.ts';
import { greetingOf, questionsTo } from './parts.ts';

export interface PersonalLinkData {
  readonly personId: number;
  readonly act: AwardRight;
  /** Whether it skips people who have voted or nominated when it is sent. */
  readonly onlyNotYet: boolean;
}

export interface PersonalLinkFacts {
  readonly name: string;
  readonly act: AwardRight;
  /** One for each award. */
  readonly links: readonly PersonalLink[];
  /** The recipient's unsubscribe link. */
  readonly unsubscribe: string;
}

/**
 * Sends one person the links to their award pages, which sign in until the last deadline. Skips a person who
 * has no right, no address or nothing left to do when the mail is due, or has unsubscribed.
 */
export const personalLinkMail = mailTemplate<PersonalLinkData, PersonalLinkFacts>({
  async read(context, { personId, act, onlyNotYet }) {
    const [person] = await peopleToWrite(context, act, personId);
    if (!person?.email || person.isUnsubscribed || (onlyNotYet && person.hasDone)) return null;
    const pages = pagesOpenTo(context, act, person);
    if (pages.length === 0) return null;
    const last = Math.max(...pages.map(({ period }) => closingTime(period).getTime()));
    const key = await createLoginKey(context, person.email, new Date(last));
    const all = await personalLinksOf(context, person.email, key);
    const links = all.filter(({ id, right }) => id === personId && right === act);
    const name = links[0]?.name;
    // Not sent to an account that the ballot is held from: it would reveal whether they have voted.
    if (name === undefined) return null;
    const unsubscribe = unsubscribeLink(context, person.email);
    return {
      from: 'hugo_help',
      to: { name, address: person.email },
      unsubscribe,
      facts: { name, act, links, unsubscribe },
    };
  },
  write(facts, reader) {
    const { name, act } = facts;
    const { config, words } = reader;
    const { awards, ballots } = words;
    return {
      heading: ballots.linkHeading(act),
      subject: ballots.linkSubject(act, config.event.name, name),
      greeting: greetingOf(reader, name),
      blocks: [
        text(ballots.linkOpening(act, name)),
        ...deadlines(facts, reader),
        ...linkBlocks(facts.links, reader),
        small(awards.linksSignIn),
        questionsTo(reader, 'hugo_help'),
        small(awards.unsubscribe, facts.unsubscribe),
      ],
    };
  },
});

/** Writes the deadline: once if all awards have the same, otherwise for each. */
function deadlines({ links, act }: PersonalLinkFacts, reader: Reader): readonly Block[] {
  const { config, words, weekday } = reader;
  const all = links.flatMap(({ award }) => {
    const facts = config.awards[award];
    const period = act === 'vote' ? facts?.voting : facts?.nominations;
    if (!period) return [];
    const value = weekday(new Date(period.closes), config.dates.deadline_zone);
    return [{ label: awardNameOf(reader, award).name, value }];
  });
  const [first] = all;
  if (!first) return [];
  const isOne = all.every(({ value }) => value === first.value);
  return [isOne ? text(words.ballots.linkUntil(first.value)) : { kind: 'facts', facts: all }];
}

/** Writes the first link as the button, the others below it. */
export function linkBlocks(links: readonly PersonalLink[], reader: Reader): readonly Block[] {
  const [first, ...others] = links.map(({ right, award, href }) => ({
    label: reader.words.signIn.action(right, awardNameOf(reader, award)),
    href,
  }));
  return [
    ...(first ? [{ kind: 'button' as const, ...first }] : []),
    ...when(others.length > 0, { kind: 'links' as const, links: others }),
  ];
}
