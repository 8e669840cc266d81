import type { AwardRight } from '@conkit/rules';
import { pagesOpenTo, peopleToWrite } from '../../awards/peopleToWrite.ts';
import type { Context } from '../../context.ts';
import { personalLink } from '../links.ts';
import { readerOf } from '../reader.ts';
import { renderMail } from '../render.ts';
import { personalLinkMail } from '../templates/personalLink.ts';

/** Links in a sample lead to an invalid host. */
const NOWHERE = { env: { publicUrl: 'https://portal.invalid' } };
/** A made-up recipient, so that a sample does not reveal a member. */
const NAME = 'Aoife Byrne';
const ADDRESS = 'aoife@example.com';

/** Renders a mail of a campaign as plain text for a preview, with the links that one of its recipients would get. */
export async function sampleOf(
  context: Pick<Context, 'db' | 'config' | 'clock'>,
  { personId, act }: { readonly personId: number; readonly act: AwardRight },
): Promise<{ to: string; subject: string; text: string } | null> {
  const [person] = await peopleToWrite(context, act, personId);
  if (!person) return null;
  const links = pagesOpenTo(context, act, person).map(({ award, page }) => ({
    name: NAME,
    right: act,
    award,
    href: personalLink(NOWHERE, ADDRESS, 'key', 1, page),
  }));
  const letter = { from: 'hugo_help', to: { name: NAME, address: ADDRESS } } as const;
  const { config } = context;
  const unsubscribe = `${NOWHERE.env.publicUrl}/unsubscribe`;
  const facts = { name: NAME, act, links, unsubscribe };
  const written = personalLinkMail.write(facts, readerOf(config, 'en'));
  const { to, subject, text } = renderMail(config, letter, written, 'en');
  return { to: to.address, subject, text };
}
