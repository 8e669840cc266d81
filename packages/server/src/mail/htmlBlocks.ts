import { inThrees, type AmountLine, type Block, type Fact, type MailLink } from './content.ts';
import { escapeHtml } from './escape.ts';
import { FONT, lightColor, look } from './styles.ts';

const TABLE = 'role="presentation" border="0" cellpadding="0" cellspacing="0"';
/** Attributes of a data table. It has no `role="presentation"`, so that screen readers read it as a table. */
const DATA = 'width="100%" border="0" cellpadding="0" cellspacing="0"';
const CELL = 'padding:9px 0;border-top-width:1px;border-top-style:solid;vertical-align:top';
const NUMBERS = 'font-variant-numeric:tabular-nums';
const SMALL = 'font-size:14px;line-height:1.5';

/** Renders a block as HTML that mail programs understand: tables, and inline styles on each element. */
export function blockHtml(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `<h2 ${look('title', 'margin:28px 0 8px;font-size:17px;line-height:1.35')}>${escapeHtml(block.text)}</h2>`;
    case 'button':
      return button(block);
    case 'links':
      return links(block.links);
    case 'facts':
      return table(block.facts.map((fact) => factRow(fact)));
    case 'amounts':
      return table([
        ...block.lines.map(amountRow),
        ...(block.total ? [totalRow(block.total)] : []),
      ]);
    case 'ranking':
      return list('ol', block.ranks, ({ text, isEmpty }) =>
        isEmpty ? `<span ${look('muted')}>${escapeHtml(text)}</span>` : escapeHtml(text),
      );
    case 'list':
      return list('ul', block.items, itemHtml);
    case 'code':
      return code(block);
    case 'notice':
      return paragraph(
        block.text,
        look('warn', 'margin:0 0 18px;padding:10px 14px;border-radius:8px'),
      );
    case 'small':
      return smallPrint(block);
    default:
      return paragraph(block.text, 'style="margin:0 0 16px"');
  }
}

/** Renders a paragraph in which mail addresses are links. */
export const paragraph = (text: string, attributes: string): string =>
  `<p dir="auto" ${attributes}>${withAddresses(text)}</p>`;

function smallPrint({ text, href }: Extract<Block, { kind: 'small' }>): string {
  const attributes = look('muted', `margin:0 0 10px;${SMALL}`);
  if (href === undefined) return paragraph(text, attributes);
  return `<p dir="auto" ${attributes}><a href="${escapeHtml(href)}" ${look('link')}>${escapeHtml(text)}</a></p>`;
}

const withAddresses = (text: string): string =>
  text
    .split(/([^\s<>()"“”,;:]+@[\w-]+(?:\.[\w-]+)+)/u)
    .map((part, at) =>
      at % 2 === 1
        ? `<a href="mailto:${escapeHtml(encodeURI(part))}" ${look('link')}>${escapeHtml(part)}</a>`
        : escapeHtml(part),
    )
    .join('');

function button({ label, href }: { readonly label: string; readonly href: string }): string {
  const shape = `display:inline-block;padding:13px 24px;font-family:${FONT};font-size:16px;line-height:1.4;font-weight:600;text-decoration:none;border-radius:8px`;
  return `<table ${TABLE} style="margin:4px 0 22px" class="press"><tr><td bgcolor="${lightColor('action')}" ${look('action', 'border-radius:8px')}><a href="${escapeHtml(href)}" class="label press" style="color:${lightColor('onAction')};${shape}">${escapeHtml(label)}</a></td></tr></table>`;
}

/** Renders links; several links of one person are grouped under their name. */
function links(all: readonly MailLink[]): string {
  const rows = all.map(({ title, label, href }, at) => {
    const isFirst = title === undefined || title !== all[at - 1]?.title;
    const isLast = title === undefined || title !== all[at + 1]?.title;
    const name = title && isFirst ? `<strong dir="auto">${escapeHtml(title)}</strong><br />` : '';
    const line = `border-top-width:${isFirst ? 1 : 0}px;border-top-style:solid;padding:${isFirst ? 12 : 2}px 0 ${isLast ? 12 : 4}px`;
    return `<tr><td ${look('line', line)}>${name}<a href="${escapeHtml(href)}" ${look('link', 'display:inline-block;padding:2px 0')}>${escapeHtml(label)}</a></td></tr>`;
  });
  return table(rows, 'role="presentation" ');
}

const table = (rows: readonly string[], role = ''): string =>
  `<table ${role}${DATA} style="margin:0 0 20px;border-collapse:collapse;table-layout:fixed">${rows.join('')}</table>`;

const factRow = ({ label, value }: Fact): string =>
  `<tr><th scope="row" align="left" width="40%" ${look('line', `${CELL};font-size:15px;font-weight:400;text-align:left`)}><span ${look('muted')}>${escapeHtml(label)}</span></th><td dir="auto" align="left" ${look('line', `${CELL};padding-left:12px;text-align:left;font-weight:600;${NUMBERS}`)}>${withAddresses(value)}</td></tr>`;

function amountRow({ what, detail, notes = [], amount }: AmountLine): string {
  const under = [...(detail ? [detail] : []), ...notes]
    .map((words) => `<br /><span dir="auto" ${look('muted', SMALL)}>${escapeHtml(words)}</span>`)
    .join('');
  return `<tr><th scope="row" align="left" ${look('line', `${CELL};font-weight:400;text-align:left`)}>${escapeHtml(what)}${under}</th>${amountCell(amount, CELL)}</tr>`;
}

const totalRow = ({ label, value }: Fact): string =>
  `<tr><th scope="row" align="left" ${look('line', `${CELL};border-top-width:2px;text-align:left`)}>${escapeHtml(label)}</th>${amountCell(value, `${CELL};border-top-width:2px;font-size:18px`)}</tr>`;

const amountCell = (amount: string, style: string): string =>
  `<td align="right" width="34%" ${look('line', `${style};padding-left:12px;text-align:right;font-weight:600;${NUMBERS}`)}>${escapeHtml(amount)}</td>`;

/** Renders a list. An ordered list gets its numbers from the browser. */
function list<Item>(tag: 'ol' | 'ul', items: readonly Item[], toHtml: (item: Item) => string) {
  const rows = items.map(
    (item) => `<li dir="auto" style="margin:0 0 6px;padding-left:4px">${toHtml(item)}</li>`,
  );
  return `<${tag} style="margin:0 0 16px;padding-left:28px;${NUMBERS}">${rows.join('')}</${tag}>`;
}

function itemHtml(item: readonly Fact[] | string): string {
  if (typeof item === 'string') return escapeHtml(item);
  return item
    .map(
      ({ label, value }) =>
        `<span ${look('muted', SMALL)}>${escapeHtml(label)}:</span> ${escapeHtml(value)}`,
    )
    .join('<br />');
}

/** As many characters as fit on a phone in large letters. */
const LARGE = 12;

function code({ code: given, label, note }: Extract<Block, { kind: 'code' }>): string {
  const shown = inThrees(given);
  const size = shown.length > LARGE ? 'font-size:18px' : 'font-size:30px;letter-spacing:0.08em';
  const style = `font-family:Consolas,Menlo,monospace;${size};line-height:1.3;font-weight:700;user-select:all;-webkit-user-select:all;word-break:break-all`;
  return [
    ...(label ? [paragraph(`${label}:`, 'style="margin:0 0 8px"')] : []),
    `<table ${TABLE} width="100%" style="margin:0 0 ${note ? '8px' : '20px'}"><tr><td align="center" ${look('wash', 'padding:16px 12px;border-radius:8px;text-align:center')}><span style="${style}">${escapeHtml(shown)}</span></td></tr></table>`,
    ...(note ? [paragraph(note, look('muted', `margin:0 0 20px;${SMALL}`))] : []),
  ].join('');
}
