import { closingTime, periodPhase, type Award, type HugoAction, type Period } from '@conkit/rules';
import type { AwardCategory } from '../../config/types.ts';
import type { Context } from '../../context.ts';
import { createLoginKey } from '../../keys/loginKeys.ts';
import { small, text, when, type Block, type MailContent } from '../content.ts';
import { personalLink } from '../links.ts';
import type { Letter } from '../mailKind.ts';
import type { Reader } from '../reader.ts';
import type { SavedKind } from '../words/awards.ts';
import { greetingOf, questionsTo } from './parts.ts';

/** What is told of what somebody saved in the awards, whatever it is. */
export interface AwardsCopyFacts {
  readonly name: string;
  readonly signature: string;
  /** Whether it can still be changed. */
  readonly isOpen: boolean;
  /** The page of each award, which signs in. */
  readonly pages: Readonly<Record<Award, string>>;
}

interface Saver {
  readonly personId: number;
  readonly email: string;
  readonly legal_name: string;
  readonly signature: string;
}

/** Links to what a copy is of, that sign in until the deadline. */
export async function readAwardsCopy(
  context: Context,
  { personId, email, legal_name: name, signature }: Saver,
  period: Period,
  actions: Readonly<Record<Award, HugoAction>>,
): Promise<Letter<AwardsCopyFacts>> {
  const key = await createLoginKey(context, email, closingTime(period));
  const page = (award: Award) => personalLink(context, email, key, personId, actions[award]);
  const isOpen = periodPhase(period, context.clock.now()) === 'open';
  return {
    from: 'hugo_help',
    to: { name, address: email },
    facts: { name, signature, isOpen, pages: { hugo: page('hugo'), retro: page('retro') } },
  };
}

/** A letter by awards and categories; the button leads to the first award in which something is saved. */
export function writeAwardsCopy(
  { name, signature, isOpen, pages }: AwardsCopyFacts,
  reader: Reader,
  kind: SavedKind,
  period: Period,
  blocksOf: (category: AwardCategory) => readonly Block[],
): MailContent {
  const { config, words, weekday } = reader;
  const { awards } = words;
  const parts = (['hugo', 'retro'] as const).flatMap((award) => {
    const blocks = categoryBlocks(reader, award, blocksOf);
    return when(blocks.length > 0, { award, blocks });
  });
  const [first, ...others] = parts.map(({ award }) => ({
    label: isOpen ? awards.toChange(kind, award) : awards.toRead(kind, award),
    href: pages[award],
  }));
  const deadline = weekday(new Date(period.closes), config.dates.deadline_zone);
  return {
    heading: awards.copyHeading(kind),
    subject: awards.copySubject(kind, config.event.name, name),
    greeting: greetingOf(reader, name),
    blocks: [
      text(awards.copyOpening(kind, name, signature)),
      text(isOpen ? awards.untilDeadline(deadline) : awards.afterDeadline(deadline)),
      ...(first ? [{ kind: 'button' as const, ...first }] : []),
      ...when(others.length > 0, { kind: 'links' as const, links: others }),
      ...parts.flatMap(({ blocks }) => blocks),
      small(awards.linksSignIn),
      questionsTo(reader, 'hugo_help'),
    ],
  };
}

/** The saved categories of one award, in the configured order. */
const categoryBlocks = (
  { config, local }: Reader,
  award: Award,
  blocksOf: (category: AwardCategory) => readonly Block[],
): Block[] =>
  config.award_categories
    .filter((category) => category.award === award)
    .flatMap((category) => {
      const blocks = blocksOf(category);
      const heading: Block = { kind: 'heading', text: local(category.title) };
      return when<Block>(blocks.length > 0, heading, ...blocks);
    });
