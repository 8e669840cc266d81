import {
  awardPages,
  closingTime,
  periodPhase,
  type AwardPage,
  type AwardRight,
} from '@conkit/rules';
import type { BallotReader } from '../../awards/holds.ts';
import type { AwardCategory } from '../../config/types.ts';
import type { Context } from '../../context.ts';
import { createLoginKey } from '../../keys/loginKeys.ts';
import { awardNameOf } from '../awardName.ts';
import { small, text, when, type Block, type MailContent } from '../content.ts';
import { personalLink } from '../links.ts';
import type { Letter } from '../mailKind.ts';
import type { Reader } from '../reader.ts';
import type { SavedKind } from '../words/awards.ts';
import { greetingOf, questionsTo } from './parts.ts';

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
export async function readAwardsCopy(
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
    from: 'hugo_help',
    to: { name, address: email },
    facts: {
      name,
      signature,
      pages: pages.map(({ award, page, period }) => ({
        award,
        href: key && personalLink(context, email, key, personId, page),
        closes: period.closes,
        isOpen: periodPhase(period, clock.now()) === 'open',
      })),
    },
  };
}

const lastClosing = (pages: readonly AwardPage[]): Date | undefined =>
  pages.map(({ period }) => closingTime(period)).toSorted((one, other) => +other - +one)[0];

/** Writes a copy, grouped by award and category. The button opens the first award with saved entries. */
export function writeAwardsCopy(
  { name, signature, pages }: AwardsCopyFacts,
  reader: Reader,
  kind: SavedKind,
  blocksOf: (category: AwardCategory) => readonly Block[],
): MailContent {
  const { config, words } = reader;
  const { awards } = words;
  const parts = pages.flatMap((page) => {
    const blocks = categoryBlocks(reader, page.award, blocksOf);
    return when(blocks.length > 0, { page, blocks });
  });
  const [first, ...others] = parts.flatMap(({ page: { award, href, isOpen } }) => {
    const label = (isOpen ? awards.toChange : awards.toRead)(kind, awardNameOf(reader, award));
    return href === undefined ? [] : [{ label, href }];
  });
  return {
    heading: awards.copyHeading(kind),
    subject: awards.copySubject(kind, config.event.name, name),
    greeting: greetingOf(reader, name),
    blocks: [
      text(awards.copyOpening(kind, name, signature)),
      ...deadlines(reader, parts.length > 0 ? parts.map(({ page }) => page) : pages),
      ...(first ? [{ kind: 'button' as const, ...first }] : []),
      ...when(others.length > 0, { kind: 'links' as const, links: others }),
      ...parts.flatMap(({ blocks }) => blocks),
      ...when(first !== undefined, small(awards.linksSignIn)),
      questionsTo(reader, 'hugo_help'),
    ],
  };
}

/** Writes until when entries can be changed: once if all awards have the same deadline, otherwise for each. */
function deadlines(reader: Reader, pages: readonly SavedPage[]): readonly Block[] {
  const { config, words, weekday } = reader;
  const { awards } = words;
  const sentence = ({ closes, isOpen }: SavedPage) => {
    const deadline = weekday(new Date(closes), config.dates.deadline_zone);
    return isOpen ? awards.untilDeadline(deadline) : awards.afterDeadline(deadline);
  };
  const sentences = pages.map(sentence);
  if (new Set(sentences).size === 1) return [text(sentences[0] ?? '')];
  return pages.map((page) => text(awards.ofAward(awardNameOf(reader, page.award), sentence(page))));
}

/** Writes the saved categories of one award, in the configured order. */
const categoryBlocks = (
  { config, local }: Reader,
  award: string,
  blocksOf: (category: AwardCategory) => readonly Block[],
): Block[] =>
  config.award_categories
    .filter((category) => category.award === award)
    .flatMap((category) => {
      const blocks = blocksOf(category);
      const heading: Block = { kind: 'heading', text: local(category.title) };
      return when<Block>(blocks.length > 0, heading, ...blocks);
    });
