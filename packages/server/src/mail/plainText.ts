import { inThrees, type AmountLine, type Block, type Fact, type MailContent } from './content.ts';

/** Renders a mail as plain text, with each link on its own line and no characters that need a special font. */
export function toPlainText({ greeting, blocks }: MailContent): string {
  const parts = blocks.map(blockText);
  return `${[...(greeting === undefined ? [] : [greeting]), ...parts].join('\n\n')}\n`;
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

/** Formats `Adult membership for Aoife Byrne: €210.00`, with its notes on the lines below. */
const amountText = ({ what, detail, notes = [], amount }: AmountLine): string[] => [
  `  ${what}${detail ? ` ${detail}` : ''}: ${amount}`,
  ...notes.map((note) => `    ${note}`),
];

function codeText({ code, label, note }: Extract<Block, { kind: 'code' }>): string {
  const shown = inThrees(code);
  return [label ? `${label}: ${shown}` : shown, ...(note ? [note] : [])].join('\n\n');
}
