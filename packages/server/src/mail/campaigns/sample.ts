import type { AwardRight } from '@conkit/rules';
import type { Context } from '../../context.ts';
import { readerOf } from '../reader.ts';
import { renderMail } from '../render.ts';
import { personalLinkMail, personalLinkLetter } from '../templates/personalLink.ts';

/** Where the links of a sample lead: nowhere. */
const NOWHERE = { publicUrl: 'https://portal.invalid' };

/** A mail of a campaign as plain text, to be looked at: its links open nothing, whoever reads it. */
export async function sampleOf(
  { db, config, clock }: Pick<Context, 'db' | 'config' | 'clock'>,
  { personId, act }: { readonly personId: number; readonly act: AwardRight },
): Promise<{ to: string; subject: string; text: string } | null> {
  const person = await db
    .selectFrom('person')
    .select('email')
    .where('id', '=', personId)
    .executeTakeFirst();
  if (!person?.email) return null;
  const { email } = person;
  const context = { db, config, clock, env: NOWHERE };
  const letter = await personalLinkLetter(context, { personId, act, email, key: 'key' });
  const written = personalLinkMail.write(letter.facts, readerOf(config, 'en'));
  const { to, subject, text } = renderMail(config, letter, written, 'en');
  return { to: to.address, subject, text };
}
