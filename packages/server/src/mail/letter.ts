/** What a letter consists of: paragraphs, links on lines of their own, and lists. */
export type Block =
  | string
  | { readonly link: string; readonly label: string }
  | { readonly list: readonly string[] }
  | { readonly heading: string };

/** A letter's words in both forms; a reader of the text misses nothing. */
export function renderLetter(blocks: readonly Block[]): { text: string; html: string } {
  return {
    text: `${blocks.map(toText).join('\n\n')}\n`,
    html:
      '<!doctype html><html lang="en"><head><meta charset="utf-8"></head>' +
      `<body style="font-family:sans-serif;line-height:1.5">${blocks.map(toHtml).join('\n')}</body></html>`,
  };
}

function toText(block: Block): string {
  if (typeof block === 'string') return block;
  if ('link' in block) return `${block.label}:\n${block.link}`;
  if ('heading' in block) return `${block.heading}\n${'-'.repeat(block.heading.length)}`;
  return block.list.map((item) => `  ${item}`).join('\n');
}

function toHtml(block: Block): string {
  if (typeof block === 'string') return `<p>${escapeHtml(block)}</p>`;
  if ('link' in block) {
    return `<p><a href="${escapeHtml(block.link)}">${escapeHtml(block.label)}</a></p>`;
  }
  if ('heading' in block) return `<h2>${escapeHtml(block.heading)}</h2>`;
  return `<ul>${block.list.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it stands between tags or in a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
