import type { Language } from '../config/languages.ts';
import type { Convention } from '../config/types.ts';
import type { Mail } from '../ports/mail.ts';
import type { MailContent } from './content.ts';
import { oneLine } from './escape.ts';
import { toHtml } from './html.ts';
import type { Letter } from './mailKind.ts';
import { toPlainText } from './plainText.ts';
import { fromContact } from './sender.ts';

/** Renders the HTML and the plain text of a mail from the same content. */
export function renderMail(
  config: Convention,
  { from, to, unsubscribe }: Pick<Letter<unknown>, 'from' | 'to' | 'unsubscribe'>,
  written: MailContent,
  language: Language,
): Mail {
  const content = tidy(written);
  return {
    from: fromContact(config, from),
    ...(config.mail.bounces !== undefined && { bounces: config.mail.bounces }),
    ...(unsubscribe !== undefined && { unsubscribe }),
    to: { ...(to.name !== undefined && { name: oneLine(to.name) }), address: to.address },
    subject: content.subject,
    text: toPlainText(content),
    html: toHtml(content, { language, convention: config.name }),
  };
}

/**
 * Removes line breaks and direction marks from the content of a mail, so that a name can't start a new
 * paragraph or header, or reverse a sentence.
 */
export const tidy = (content: MailContent): MailContent => tidied(content);

function tidied<Part>(part: Part): Part;
function tidied(part: unknown): unknown {
  if (typeof part === 'string') return oneLine(part);
  if (Array.isArray(part)) return part.map((one: unknown) => tidied(one));
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, tidied(value)]));
}
