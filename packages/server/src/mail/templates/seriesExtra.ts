import type { Context } from '../../context.ts';
import { codeOf } from '../../awards/seriesCodes.ts';
import type { Mail } from '../../ports/mail.ts';
import { renderLetter } from '../letter.ts';
import { fromContact } from '../sender.ts';

export interface SeriesExtraData {
  readonly personId: number;
}

/** A voter's own code of the packet's extra. */
export async function seriesExtraMail(
  { config, db }: Context,
  { personId }: SeriesExtraData,
): Promise<Mail | null> {
  const person = await db
    .selectFrom('person')
    .select(['email', 'legal_name'])
    .where('id', '=', personId)
    .executeTakeFirst();
  const code = await codeOf(db, personId);
  const category = config.award_categories.find(({ key }) => key === config.series_extra?.category);
  if (!person?.email || code === undefined || !category) return null;
  const { email, legal_name } = person;
  return {
    from: fromContact(config, 'hugo_packet'),
    to: { name: legal_name, address: email },
    subject: `Your code from the voter packet: ${category.title.en}`,
    ...renderLetter([
      `Here is the code of ${legal_name} that comes with the voter packet in ${category.title.en}:`,
      code,
      `It is yours alone, and the same one comes when you ask again. Questions: ${config.contacts.hugo_packet}`,
    ]),
  };
}
