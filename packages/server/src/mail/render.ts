import type { Language } from '../config/languages.ts';
import type { Convention, Contacts } from '../config/types.ts';
import type { Mail } from '../ports/mail.ts';
import { type MailContent, inThrees, type AmountLine, type Block, type Fact } from './content.ts';
import { oneLine } from './escape.ts';
import { type Frame, toHtml } from './html.ts';
import { createFrame, type MailLogo } from './letterhead.ts';
import type { Letter } from './template.ts';

/**
 * Renders the HTML and the plain text of a mail from the same content.
 *
 * @param logo the picture above the mail; by default, the convention's name
 */
export function renderMail(
  config: Convention,
  { from, to, unsubscribe }: Pick<Letter<unknown>, 'from' | 'to' | 'unsubscribe'>,
  written: MailContent,
  language: Language,
  logo?: MailLogo,
): Mail {
  const content = tidy(written);
  const frame = createFrame(config, language, logo);
  return {
    from: fromContact(config, from),
    ...(config.mail.bounces !== undefined && { bounces: config.mail.bounces }),
    ...(unsubscribe !== undefined && { unsubscribe }),
    to: { ...(to.name !== undefined && { name: oneLine(to.name) }), address: to.address },
    subject: content.subject,
    text: toPlainText(content, frame),
    html: toHtml(content, frame),
    ...(logo && { images: [logo] }),
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

/** Renders a mail as plain text, with each link on its own line and no characters that need a special font. */
export function toPlainText(
  { greeting, blocks }: MailContent,
  { header, footer, legal }: Pick<Frame, 'header' | 'footer' | 'legal'>,
): string {
  const parts = [
    header,
    greeting,
    ...blocks.map(blockText),
    footer.join('\n') || undefined,
    legal.join('\n') || undefined,
  ];
  return `${parts.filter((part) => part !== undefined).join('\n\n')}\n`;
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `${block.text}\n${'-'.repeat([...block.text].length)}`;
    case 'button':
      return `${block.label}:\n${block.href}`;
    case 'links':
      return block.links
        .map(({ title, label, href }) => `${title ? `${title}: ` : ''}${label}:\n${href}`)
        .join('\n\n');
    case 'facts':
      return block.facts.map((fact) => `  ${factText(fact)}`).join('\n');
    case 'amounts':
      return [
        ...block.lines.flatMap(amountText),
        ...(block.total ? [`  ${factText(block.total)}`] : []),
      ].join('\n');
    case 'ranking':
      return block.ranks.map(({ text }, at) => `  ${at + 1}. ${text}`).join('\n');
    case 'list':
      return block.items.map((item) => `  • ${itemText(item)}`).join('\n');
    case 'code':
      return codeText(block);
    case 'small':
      return block.href === undefined ? block.text : `${block.text}:\n${block.href}`;
    default:
      return block.text;
  }
}

const factText = ({ label, value }: Fact): string => `${label}: ${value}`;

/** Formats a work as one line of fields. */
const itemText = (item: readonly Fact[] | string): string =>
  typeof item === 'string' ? item : item.map(factText).join('; ');

/** Formats `Adult membership for Aoife Byrne: €210`, with its notes on the lines below. */
const amountText = ({ what, detail, notes = [], amount }: AmountLine): string[] => [
  `  ${what}${detail ? ` ${detail}` : ''}: ${amount}`,
  ...notes.map((note) => `    ${note}`),
];

function codeText({ code, label, note }: Extract<Block, { kind: 'code' }>): string {
  const shown = inThrees(code);
  return [label ? `${label}: ${shown}` : shown, ...(note ? [note] : [])].join('\n\n');
}

/** Returns the sender of a mail: replies reach the contact. */
const fromContact = (config: Convention, contact: keyof Contacts): Mail['from'] => ({
  name: config.mail.sender_name,
  address: config.contacts[contact],
});
