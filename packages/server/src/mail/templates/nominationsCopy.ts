import type { Nomination } from '@conkit/rules';
import type { AwardCategory } from '../../config/types.ts';
import type { Context } from '../../context.ts';
import { nominationsOf } from '../../awards/nominations.ts';
import type { Mail } from '../../ports/mail.ts';
import type { Block } from '../letter.ts';
import { awardsCopyMail } from './awardsCopy.ts';

export interface NominationsCopyData {
  readonly personId: number;
}

/** All of a person's nominations as they are now, with links to change them until the deadline. */
export async function nominationsCopyMail(
  context: Context,
  { personId }: NominationsCopyData,
): Promise<Mail | null> {
  const { config, db } = context;
  const person = await db
    .selectFrom('person')
    .select(['email', 'legal_name'])
    .where('id', '=', personId)
    .executeTakeFirst();
  const saved = await nominationsOf(db, personId);
  const newest = saved.toSorted((one, other) => other.id - one.id)[0];
  if (!person?.email || !newest) return null;
  const { email, legal_name } = person;
  return awardsCopyMail(context, {
    personId,
    email,
    legal_name,
    subject: `Your nominations for ${config.event.name}: ${legal_name}`,
    opening: `This is what is saved of the nominations of ${legal_name}, signed “${newest.signature}”.`,
    period: config.dates.nominations,
    pages: { hugo: 'nominate', retro: 'nominate-retro' },
    noun: 'nominations',
    blocksOf(category) {
      const row = saved.find((entry) => entry.category === category.key);
      return row ? works(category, row.nominations) : [];
    },
  });
}

/** The works of a category; one that was cleared says so, for that is a change too. */
const works = (category: AwardCategory, nominations: readonly Nomination[]): Block[] =>
  nominations.length === 0
    ? ['No nominations']
    : [{ list: nominations.map((nomination) => `• ${describeWork(category, nomination)}`) }];

/** Each field with its label: what was left empty is seen. A field may have several lines. */
const describeWork = ({ fields }: AwardCategory, nomination: Nomination): string =>
  fields
    .flatMap(({ key, label }) => {
      const value = Object.hasOwn(nomination, key) ? nomination[key] : undefined;
      return value === undefined ? [] : [`${label.en}: ${value.trim().replaceAll(/\s+/g, ' ')}`];
    })
    .join('; ');
