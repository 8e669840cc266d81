import {
  type Ballot,
  closingTime,
  type AwardRight,
  findMissingVotes,
  periodPhase,
} from '@conkit/rules';
import { sql } from 'kysely';
import { findBallotReader } from '../../awards/holds.ts';
import { listOpenPages, listRecipients } from '../../awards/recipients.ts';
import { wantsReminders } from '../../awards/reminders.ts';
import { findReplaced } from '../../awards/replaced.ts';
import { findSeriesCode } from '../../awards/seriesCodes.ts';
import { getAnnouncedFinalists } from '../../config/announced.ts';
import type { Words } from '../../config/types.ts';
import type { Context } from '../../context.ts';
import type { Queryable } from '../../database/connect.ts';
import { createLoginKey } from '../../keys/loginKeys.ts';
import { small, text, when, type Block } from '../content.ts';
import {
  createPersonalLinks,
  createStopRemindersLink,
  createUnsubscribeLink,
  type PersonalLink,
} from '../links.ts';
import { getAwardName, type Reader } from '../reader.ts';
import { mailTemplate, formatGreeting, createQuestionsBlock } from '../template.ts';

export interface PersonalLinkData {
  readonly personId: number;
  readonly act: AwardRight;
  /** Whether the mail skips people who have voted or nominated by the time it is sent. */
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
 * Sends one person links to their award pages. The links sign the person in until the last deadline. Skips a person who
 * has no right, no address or nothing left to do when the mail is due, or has unsubscribed.
 */
export const personalLinkMail = mailTemplate<PersonalLinkData, PersonalLinkFacts>({
  async read(context, { personId, act, onlyNotYet }) {
    const [person] = await listRecipients(context, act, personId);
    if (!person?.email || person.isUnsubscribed || (onlyNotYet && person.hasDone)) return null;
    const pages = listOpenPages(context, act, person);
    if (pages.length === 0) return null;
    const last = Math.max(...pages.map(({ period }) => closingTime(period).getTime()));
    const key = await createLoginKey(context, person.email, new Date(last));
    const all = await createPersonalLinks(context, person.email, key);
    const links = all.filter(({ id, right }) => id === personId && right === act);
    const name = links[0]?.name;
    // Don't mail an account that the ballot is held from: the mail would reveal whether the person has voted.
    if (name === undefined) return null;
    const unsubscribe = createUnsubscribeLink(context, person.email);
    return {
      from: 'awards',
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
      heading: ballots.linkHeading({ act }),
      subject: ballots.linkSubject({ act, event: config.event.name, name }),
      greeting: formatGreeting(reader, name),
      blocks: [
        text(ballots.linkOpening({ act, name })),
        ...deadlines(facts, reader),
        ...createLinkBlocks(facts.links, reader),
        small(awards.linksSignIn),
        createQuestionsBlock(reader, 'awards'),
        small(awards.unsubscribe, facts.unsubscribe),
      ],
    };
  },
});

export interface VoteReminderData {
  readonly personId: number;
  /** The awards that close together. */
  readonly awards: readonly string[];
}

export interface VoteReminderFacts extends Omit<PersonalLinkFacts, 'act'> {
  /** The titles of the categories in which an entry doesn't count because a position above it is empty. */
  readonly gaps: readonly Words[];
}

/**
 * Reminds a voter of a deadline, if the voter asked for reminders. Skips a person who has stopped the reminders, whose
 * address bounces, whose ballot is finished when the mail is due, or whose ballot is held from their account.
 */
export const voteReminderMail = mailTemplate<VoteReminderData, VoteReminderFacts>({
  async read(context, { personId, awards }) {
    const { config, clock, db } = context;
    const [person] = await listRecipients(context, 'vote', personId);
    if (!person?.email || person.bounces || !(await wantsReminders(db, personId))) return null;
    const saved = await findCurrentVotes(db, personId);
    const finalists = getAnnouncedFinalists(config, clock.now());
    const missing = listOpenPages(context, 'vote', person)
      .filter(({ award }) => awards.includes(award))
      .map(({ award, period }) => {
        const { isEmpty, gaps } = findMissingVotes(
          saved,
          finalists,
          config.award_categories,
          award,
        );
        return { award, period, isEmpty, gaps };
      })
      .filter(({ isEmpty, gaps }) => isEmpty || gaps.length > 0);
    if (missing.length === 0) return null;
    const last = Math.max(...missing.map(({ period }) => closingTime(period).getTime()));
    const key = await createLoginKey(context, person.email, new Date(last));
    const all = await createPersonalLinks(context, person.email, key);
    const links = all.filter(
      ({ id, right, award }) =>
        id === personId && right === 'vote' && missing.some((page) => page.award === award),
    );
    const name = links[0]?.name;
    if (name === undefined) return null;
    const keys = new Set(missing.flatMap(({ gaps }) => gaps));
    const unsubscribe = createStopRemindersLink(context, personId);
    return {
      from: 'awards',
      to: { name, address: person.email },
      unsubscribe,
      facts: {
        name,
        links,
        gaps: config.award_categories
          .filter(({ key: one }) => keys.has(one))
          .map((one) => one.title),
        unsubscribe,
      },
    };
  },
  write(facts, reader) {
    const { name, links, gaps, unsubscribe } = facts;
    const { config, local, words } = reader;
    const { awards, reminders } = words;
    return {
      heading: reminders.heading,
      subject: reminders.subject({ event: config.event.name, name }),
      greeting: formatGreeting(reader, name),
      blocks: [
        text(
          gaps.length > 0
            ? reminders.gaps({ name, categories: gaps.map(local) })
            : reminders.nothing({
                name,
                awards: links.map(({ award }) => getAwardName(reader, award).name),
              }),
        ),
        ...deadlines({ links, act: 'vote' }, reader),
        ...createLinkBlocks(links, reader),
        small(awards.linksSignIn),
        createQuestionsBlock(reader, 'awards'),
        small(reminders.stop, unsubscribe),
      ],
    };
  },
});

const findCurrentVotes = async (
  db: Queryable,
  personId: number,
): Promise<Readonly<Record<string, { readonly votes: Ballot }>>> => {
  const saved = await db
    .selectFrom('ballot')
    .select('current')
    .where('person_id', '=', personId)
    .executeTakeFirst();
  // This is safe: only saveBallot writes this column.
  return (saved?.current ?? {}) as Readonly<Record<string, { readonly votes: Ballot }>>;
};

/** Writes the deadline: once if all awards have the same deadline, otherwise for each award. */
function deadlines(
  { links, act }: Pick<PersonalLinkFacts, 'links' | 'act'>,
  reader: Reader,
): readonly Block[] {
  const { config, words, weekday } = reader;
  const all = links.flatMap(({ award }) => {
    const facts = config.awards[award];
    const period = act === 'vote' ? facts?.voting : facts?.nominations;
    if (!period) return [];
    const value = weekday(new Date(period.closes), config.dates.deadline_zone);
    return [{ label: getAwardName(reader, award).name, value }];
  });
  const [first] = all;
  if (!first) return [];
  const isOne = all.every(({ value }) => value === first.value);
  return [
    isOne
      ? text(words.ballots.linkUntil({ deadline: first.value }))
      : { kind: 'facts', facts: all },
  ];
}

/** Writes the first link as the button, the others below it. */
function createLinkBlocks(links: readonly PersonalLink[], reader: Reader): readonly Block[] {
  const [first, ...others] = links.map(({ right, award, href }) => ({
    label: reader.words.signIn.action({ right, ...getAwardName(reader, award) }),
    href,
  }));
  return [
    ...(first ? [{ kind: 'button' as const, ...first }] : []),
    ...when(others.length > 0, { kind: 'links' as const, links: others }),
  ];
}

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
    const all = await createPersonalLinks(context, email, key);
    const links = all.filter(
      ({ id, right, award }) => id === personId && right === 'vote' && award === found.award,
    );
    const { categoryName: category, title, by, voting } = found;
    return {
      from: 'awards',
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
      subject: ballots.replacedSubject({ title, event: config.event.name }),
      greeting: formatGreeting(reader, name),
      blocks: [
        text(ballots.replacedOpening({ title, category: local(category), name })),
        ...(by === undefined ? [] : [text(ballots.replacedBy({ title: by }))]),
        text(ballots.replacedAdvice({ deadline })),
        ...createLinkBlocks(links, reader),
        small(awards.linksSignIn),
        createQuestionsBlock(reader, 'awards'),
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

export interface SeriesExtraData {
  readonly personId: number;
}

export interface SeriesExtraFacts {
  readonly name: string;
  readonly category: Words;
  readonly code: string;
}

/** Sends a voter their own code for the packet's extra. */
export const seriesExtraMail = mailTemplate<SeriesExtraData, SeriesExtraFacts>({
  async read(context, { personId }) {
    const { config, db } = context;
    const person = await findBallotReader(db, context, personId);
    const code = await findSeriesCode(db, personId);
    const category = config.award_categories.find(
      ({ key }) => key === config.series_extra?.category,
    )?.title;
    if (!person?.email || code === undefined || !category) return null;
    const { email: address, legal_name: name } = person;
    return { from: 'packet', to: { name, address }, facts: { name, category, code } };
  },
  write({ name, category, code }, reader) {
    const { words, local } = reader;
    const { awards } = words;
    const title = local(category);
    return {
      heading: awards.codeHeading,
      subject: awards.codeSubject({ category: title }),
      greeting: formatGreeting(reader, name),
      blocks: [
        text(awards.codeOpening({ name, category: title })),
        { kind: 'code', code },
        small(awards.codeUse),
        createQuestionsBlock(reader, 'packet'),
      ],
    };
  },
});
