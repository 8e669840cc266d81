import {
  awardPages,
  closingTime,
  periodPhase,
  type AwardPage,
  type AwardRight,
  NO_AWARD_ID,
  uncountedEntries,
  type Ballot,
  type Nomination,
} from '@conkit/rules';
import type { Entered } from '../../awards/ballotVersions.ts';
import type { CastBallot } from '../../awards/disallowed.ts';
import { type BallotReader, findBallotReader } from '../../awards/holds.ts';
import { listNominations } from '../../awards/nominations.ts';
import type { AwardCategory } from '../../config/types.ts';
import type { Context } from '../../context.ts';
import type { Queryable } from '../../database/connect.ts';
import { createLoginKey } from '../../keys/loginKeys.ts';
import { small, text, when, type Block, type MailContent, type Fact } from '../content.ts';
import { createPersonalLink } from '../links.ts';
import { getAwardName, type Reader } from '../reader.ts';
import { type Letter, formatGreeting, createQuestionsBlock, mailTemplate } from '../template.ts';

/** What a copy shows. */
type SavedKind = 'ballot' | 'nominations';

/** An award's page with saved entries. */
export interface SavedPage {
  readonly award: string;
  /**
   * The link to the page, which signs in; absent while the ballot is held after a move, as no account can open
   * it then.
   */
  readonly href: string | undefined;
  /** When the page closes or closed. */
  readonly closes: string;
  /** Whether the saved entries can still be changed. */
  readonly isOpen: boolean;
}

/** The facts of every copy of saved votes or nominations. */
export interface AwardsCopyFacts {
  readonly name: string;
  readonly signature: string;
  /** The pages of the awards, in their order. */
  readonly pages: readonly SavedPage[];
}

interface Saver {
  readonly personId: number;
  readonly reader: BallotReader;
  readonly signature: string;
}

/** Creates the links of a copy, which sign in until the last deadline. */
async function readAwardsCopy(
  context: Context,
  { personId, reader: { email, legal_name: name, isHeld }, signature }: Saver,
  right: AwardRight,
): Promise<Letter<AwardsCopyFacts> | null> {
  const { config, clock } = context;
  const pages = awardPages(config.awards).filter((page) => page.right === right);
  const last = lastClosing(pages);
  if (!last || email === null) return null;
  const key = isHeld ? undefined : await createLoginKey(context, email, last);
  return {
    from: 'awards',
    to: { name, address: email },
    facts: {
      name,
      signature,
      pages: pages.map(({ award, page, period }) => ({
        award,
        href: key && createPersonalLink(context, email, key, personId, page),
        closes: period.closes,
        isOpen: periodPhase(period, clock.now()) === 'open',
      })),
    },
  };
}

const lastClosing = (pages: readonly AwardPage[]): Date | undefined =>
  pages.map(({ period }) => closingTime(period)).toSorted((one, other) => +other - +one)[0];

/** Writes a copy, grouped by award and category. The button opens the first award with saved entries. */
function writeAwardsCopy(
  { name, signature, pages }: AwardsCopyFacts,
  reader: Reader,
  kind: SavedKind,
  toBlocks: (category: AwardCategory) => readonly Block[],
): MailContent {
  const { config, words } = reader;
  const { awards } = words;
  const parts = pages.flatMap((page) => {
    const blocks = categoryBlocks(reader, page.award, toBlocks);
    return when(blocks.length > 0, { page, blocks });
  });
  const [first, ...others] = parts.flatMap(({ page: { award, href, isOpen } }) => {
    const write = isOpen ? awards.toChange : awards.toRead;
    const label = write({ kind, ...getAwardName(reader, award) });
    return href === undefined ? [] : [{ label, href }];
  });
  return {
    heading: awards.copyHeading({ kind }),
    subject: awards.copySubject({ kind, event: config.event.name, name }),
    greeting: formatGreeting(reader, name),
    blocks: [
      text(awards.copyOpening({ kind, name, signature })),
      ...deadlines(reader, parts.length > 0 ? parts.map(({ page }) => page) : pages),
      ...(first ? [{ kind: 'button' as const, ...first }] : []),
      ...when(others.length > 0, { kind: 'links' as const, links: others }),
      ...parts.flatMap(({ blocks }) => blocks),
      ...when(first !== undefined, small(awards.linksSignIn)),
      createQuestionsBlock(reader, 'awards'),
    ],
  };
}

/** Writes until when entries can be changed: once if all awards have the same deadline, otherwise for each award. */
function deadlines(reader: Reader, pages: readonly SavedPage[]): readonly Block[] {
  const { config, words, weekday } = reader;
  const { awards } = words;
  const sentence = ({ closes, isOpen }: SavedPage) => {
    const deadline = weekday(new Date(closes), config.dates.deadline_zone);
    return isOpen ? awards.untilDeadline({ deadline }) : awards.afterDeadline({ deadline });
  };
  const sentences = pages.map(sentence);
  if (new Set(sentences).size === 1) return [text(sentences[0] ?? '')];
  return pages.map((page) =>
    text(awards.ofAward({ name: getAwardName(reader, page.award).name, sentence: sentence(page) })),
  );
}

/** Writes the saved categories of one award, in the configured order. */
const categoryBlocks = (
  { config, local }: Reader,
  award: string,
  toBlocks: (category: AwardCategory) => readonly Block[],
): Block[] =>
  config.award_categories
    .filter((category) => category.award === award)
    .flatMap((category) => {
      const blocks = toBlocks(category);
      const heading: Block = { kind: 'heading', text: local(category.title) };
      return when<Block>(blocks.length > 0, heading, ...blocks);
    });

export interface BallotCopyData {
  readonly personId: number;
}

export interface BallotCopyFacts extends AwardsCopyFacts {
  /** The saved votes by category. */
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
    // This is safe: only saveBallot writes this column.
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
  const getName = (id: number | null) => (id === null ? noEntry : getTitle(reader, category, id));
  if (votes.length === 0) return [{ kind: 'text', text: noEntry }];
  const ranks = votes.map((id) => ({ text: getName(id), isEmpty: id === null }));
  const lost = uncountedEntries(votes).map(getName);
  const list: Block = { kind: 'ranking', ranks };
  return lost.length === 0
    ? [list]
    : [list, { kind: 'notice', text: notCounted({ titles: lost.join(', ') }) }];
}

/** Ids are never removed, so every voted id has a title. */
function getTitle(
  { config, local, words }: Reader,
  { key, award }: AwardCategory,
  id: number,
): string {
  const noAward = config.awards[award]?.no_award;
  if (id === NO_AWARD_ID && noAward) return local(noAward);
  const finalist = config.finalists[key]?.find((one) => one.id === id);
  const title = finalist?.title ?? '';
  return finalist?.replaced ? words.awards.noLongerOnBallot({ title }) : title;
}

export interface NominationsCopyData {
  readonly personId: number;
}

export interface NominationsCopyFacts extends AwardsCopyFacts {
  readonly saved: ReadonlyArray<{
    readonly category: string;
    readonly nominations: readonly Nomination[];
  }>;
}

/** Sends all of a person's nominations as they are now, with links to change them until the deadline. */
export const nominationsCopyMail = mailTemplate<NominationsCopyData, NominationsCopyFacts>({
  async read(context, { personId }) {
    const { db } = context;
    const reader = await findBallotReader(db, context, personId);
    const saved = await listNominations(db, personId);
    const newest = saved.toSorted((one, other) => other.id - one.id)[0];
    if (!reader || !newest) return null;
    const saver = { reader, personId, signature: newest.signature };
    const letter = await readAwardsCopy(context, saver, 'nominate');
    if (!letter) return null;
    return { ...letter, facts: { ...letter.facts, saved } };
  },
  write(facts, reader) {
    return writeAwardsCopy(facts, reader, 'nominations', (category) => {
      const row = facts.saved.find((entry) => entry.category === category.key);
      return row ? works(reader, category, row.nominations) : [];
    });
  },
});

/** Writes the works of a category. A cleared category is listed too, as clearing is a change. */
const works = (
  reader: Reader,
  category: AwardCategory,
  nominations: readonly Nomination[],
): Block[] =>
  nominations.length === 0
    ? [{ kind: 'text', text: reader.words.awards.noNominations }]
    : [{ kind: 'list', items: nominations.map((work) => describeWork(reader, category, work)) }];

/** Writes each field with its label, including empty ones. A field may have several lines. */
const describeWork = (
  { local }: Reader,
  { fields }: AwardCategory,
  nomination: Nomination,
): Fact[] =>
  fields.flatMap(({ key, label }) => {
    const value = Object.hasOwn(nomination, key) ? nomination[key] : undefined;
    if (value === undefined) return [];
    return [{ label: local(label), value: value.trim().replaceAll(/\s+/g, ' ') }];
  });

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
      heading: ballots.changedHeading({ entered }),
      subject: ballots.changedSubject({ entered, event: config.event.name, name }),
      blocks: [text(ballots.changedOpening({ entered })), ...copy.blocks],
    };
  },
});

export interface BallotRulingData {
  readonly personId: number;
  readonly ballot: CastBallot;
  readonly isCounted: boolean;
  readonly reason: string;
}

export type BallotRulingFacts = Omit<BallotRulingData, 'personId'> & { readonly name: string };

/** Notifies a member that their ballot is not counted any more, or is counted again, and why. */
export const ballotRulingMail = mailTemplate<BallotRulingData, BallotRulingFacts>({
  async read(context, { personId, ...ruling }) {
    const person = await findBallotReader(context.db, context, personId);
    if (!person?.email) return null;
    const { email: address, legal_name: name } = person;
    return { from: 'awards', to: { name, address }, facts: { ...ruling, name } };
  },
  write({ name, ballot, isCounted, reason }, reader) {
    const { config, words } = reader;
    const { ballots } = words;
    return {
      heading: ballots.rulingHeading({ ballot, isCounted }),
      subject: ballots.rulingSubject({ ballot, isCounted, event: config.event.name, name }),
      greeting: formatGreeting(reader, name),
      blocks: [
        text(ballots.rulingOpening({ ballot, isCounted, name })),
        { kind: 'facts', facts: [{ label: ballots.reason, value: reason }] },
        ...when(!isCounted, text(ballots.rulingStays)),
        createQuestionsBlock(reader, 'awards'),
      ],
    };
  },
});
