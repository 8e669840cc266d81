import { closingTime, periodPhase, type Award, type HugoAction, type Period } from '@conkit/rules';
import type { AwardCategory, Convention } from '../../config/types.ts';
import type { Context } from '../../context.ts';
import type { Mail } from '../../ports/mail.ts';
import { createLoginKey } from '../../keys/loginKeys.ts';
import { renderLetter, type Block } from '../letter.ts';
import { personalLink } from '../links.ts';
import { fromContact } from '../sender.ts';

/** A copy of what somebody saved in the awards. */
interface AwardsCopy {
  readonly personId: number;
  readonly email: string;
  readonly legal_name: string;
  readonly subject: string;
  readonly opening: string;
  /** Until when it can be changed. */
  readonly period: Period;
  /** The page of each award. */
  readonly pages: Readonly<Record<Award, HugoAction>>;
  /** What it is called in a link's label. */
  readonly noun: string;
  /** What is saved of a category; nothing when it is left out. */
  readonly blocksOf: (category: AwardCategory) => readonly Block[];
}

const awardNames: Readonly<Record<Award, string>> = {
  hugo: 'Hugo Award',
  retro: 'Retro Hugo Award',
};

/** A letter by categories, with links to what it is a copy of that sign in until the deadline. */
export async function awardsCopyMail(context: Context, copy: AwardsCopy): Promise<Mail> {
  const { config, clock } = context;
  const { personId, email, legal_name, period, pages, noun } = copy;
  const key = await createLoginKey(context, email, closingTime(period));
  const isOpen = periodPhase(period, clock.now()) === 'open';
  const parts = (['hugo', 'retro'] as const).flatMap((award) => {
    const categories = categoryBlocks(config, award, copy.blocksOf);
    if (categories.length === 0) return [];
    const label = `${isOpen ? 'Change' : 'Read'} your ${awardNames[award]} ${noun}`;
    return categories.concat({
      link: personalLink(context, email, key, personId, pages[award]),
      label,
    });
  });
  const until = isOpen
    ? `You can change it until the deadline, ${deadline(config, period)}.`
    : `It can no longer be changed: the deadline was ${deadline(config, period)}.`;
  return {
    from: fromContact(config, 'hugo_help'),
    to: { name: legal_name, address: email },
    subject: copy.subject,
    ...renderLetter([
      copy.opening,
      ...parts,
      `${until} The links sign you in, so please do not forward this mail. Questions: ${config.contacts.hugo_help}`,
    ]),
  };
}

/** The saved categories of one award, in the configured order. */
const categoryBlocks = (
  { award_categories }: Convention,
  award: Award,
  blocksOf: AwardsCopy['blocksOf'],
): Block[] =>
  award_categories
    .filter((category) => category.award === award)
    .flatMap((category) => {
      const blocks = blocksOf(category);
      const heading: Block[] = [{ heading: category.title.en }];
      return blocks.length > 0 ? heading.concat(blocks) : [];
    });

const deadline = ({ dates }: Convention, { closes }: Period): string =>
  new Intl.DateTimeFormat('en-IE', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'longGeneric',
    timeZone: dates.deadline_zone,
  }).format(new Date(closes));
