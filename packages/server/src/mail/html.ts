import { languages, type Language } from '../config/languages.ts';
import { type Scheme, mailColors, type MailColor } from './colors.ts';
import {
  type Block,
  type MailContent,
  inThrees,
  type AmountLine,
  type Fact,
  type MailLink,
} from './content.ts';
import { escapeHtml } from './escape.ts';

/** What surrounds the content of a mail. */
export interface Frame {
  readonly language: Language;
  readonly convention: string;
  /** Forces light or dark, for a preview. */
  readonly scheme?: Scheme | undefined;
}

const FULL_TABLE = 'role="presentation" width="100%" border="0" cellpadding="0" cellspacing="0"';
/** Breaks words that are wider than the mail. */
const BREAK = 'overflow-wrap:anywhere;word-break:break-word';

/** Renders a mail as HTML: one column of at most 600 px, without external resources. */
export function toHtml(content: MailContent, { language, convention, scheme }: Frame): string {
  const { subject, heading = subject, greeting, blocks } = content;
  const end = blocks.findLastIndex(({ kind }) => kind !== 'small') + 1;
  const html = (some: readonly Block[]) => some.map(blockHtml).join('\n');
  const foot = html(blocks.slice(end));
  return `<!doctype html>
<html lang="${languages[language].tag}" dir="ltr">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="color-scheme" content="light dark" />
<meta name="supported-color-schemes" content="light dark" />
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no" />
<title>${escapeHtml(subject)}</title>
<style>
${styleSheet(scheme)}
</style>
</head>
<body ${look('page', 'margin:0;padding:0;-webkit-text-size-adjust:100%')}>
${preheader(blocks)}
<table ${FULL_TABLE} bgcolor="${lightColor('page')}" ${look('page')}>
<tr><td align="center" class="outer" style="padding:24px 12px">
<!--[if mso]><table role="presentation" width="600"><tr><td><![endif]-->
<table ${FULL_TABLE} bgcolor="${lightColor('surface')}" ${look('card', `max-width:600px;table-layout:fixed;border-radius:12px;overflow:hidden;font-family:${FONT};font-size:16px;line-height:1.55;text-align:left;${BREAK}`)}>
<tr><td bgcolor="${lightColor('band')}" ${look('band', 'padding:0')}><div class="inner" style="padding:16px 32px;font-size:14px;font-weight:700;letter-spacing:0.07em;text-transform:uppercase">${escapeHtml(convention)}</div></td></tr>
<tr><td class="inner" style="padding:28px 32px 12px">
<h1 ${look('title', 'margin:0 0 14px;font-size:24px;line-height:1.3')}>${escapeHtml(heading)}</h1>
${greeting === undefined ? '' : paragraph(greeting, 'style="margin:0 0 12px"')}
${html(blocks.slice(0, end))}
</td></tr>
${foot && `<tr><td class="inner" style="padding:0 32px 18px"><div ${look('line', 'border-top-width:1px;border-top-style:solid;padding-top:16px')}>${foot}</div></td></tr>`}
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr>
</table>
</body>
</html>
`;
}

/**
 * Returns the text that mail programs show beside the subject: the first sentence, instead of the convention's name.
 */
function preheader(blocks: readonly Block[]): string {
  const first = blocks.find(({ kind }) => kind === 'text');
  if (first?.kind !== 'text') return '';
  return `<div aria-hidden="true" style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(first.text)}</div>`;
}

const TABLE = 'role="presentation" border="0" cellpadding="0" cellspacing="0"';
/** Attributes of a data table. It has no `role="presentation"`, so that screen readers read it as a table. */
const DATA = 'width="100%" border="0" cellpadding="0" cellspacing="0"';
const CELL = 'padding:9px 0;border-top-width:1px;border-top-style:solid;vertical-align:top';
const NUMBERS = 'font-variant-numeric:tabular-nums';
const SMALL = 'font-size:14px;line-height:1.5';

/** Renders a block as HTML that mail programs understand: tables, and inline styles on each element. */
function blockHtml(block: Block): string {
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
const paragraph = (text: string, attributes: string): string =>
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
function list<Item>(tag: 'ol' | 'ul', items: readonly Item[], renderItem: (item: Item) => string) {
  const rows = items.map(
    (item) => `<li dir="auto" style="margin:0 0 6px;padding-left:4px">${renderItem(item)}</li>`,
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

/** The number of large characters that fit on a phone. */
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

const light = mailColors.light;

/** The portal's font where it is installed: a mail loads nothing. */
const FONT = "'Open Sans','Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/**
 * The colours of each part. Some mail programs ignore style sheets, so each element also has its light colours
 * inline.
 */
const parts = {
  page: { background: 'page', color: 'text' },
  card: { background: 'surface', color: 'text' },
  band: { background: 'band', color: 'onGroundHeading' },
  ink: { color: 'text' },
  muted: { color: 'textMuted' },
  title: { color: 'heading' },
  link: { color: 'link' },
  line: { 'border-color': 'border' },
  wash: { background: 'surfaceWash', color: 'text' },
  action: { background: 'action' },
  label: { color: 'onAction' },
  warn: { background: 'warningSurface', color: 'warningText' },
} as const satisfies Record<string, Readonly<Record<string, MailColor>>>;

/** A part of a mail with its own colours. */
export type Part = keyof typeof parts;

const declarations = (part: Part, scheme: Scheme, mark = ''): string =>
  Object.entries(parts[part])
    .map(([property, name]) => `${property}:${mailColors[scheme][name]}${mark}`)
    .join(';');

/**
 * Returns the attributes of an element: inline styles with the light colours, and the class for the dark ones.
 *
 * @param more declarations without colours
 */
const look = (part: Part, more = ''): string =>
  `class="${part}" style="${[declarations(part, 'light'), more].filter(Boolean).join(';')}"`;

/** Returns a light colour for attributes such as `bgcolor`. */
const lightColor = (name: MailColor): string => light[name];

const darkRules = (Object.keys(parts) as Part[])
  .map((part) => `.${part}{${declarations(part, 'dark', ' !important')}}`)
  .join('\n');

const SYSTEM = '(prefers-color-scheme: dark)';

/**
 * Returns the style sheet: dark colours when the reader prefers them, and less spacing on phones.
 *
 * @param scheme forces light or dark, for a preview
 */
function styleSheet(scheme?: Scheme): string {
  const dark = scheme === undefined ? SYSTEM : scheme === 'dark' ? 'all' : 'not all';
  return [
    ':root{color-scheme:light dark;supported-color-schemes:light dark}',
    'a{overflow-wrap:anywhere}',
    `@media ${dark}{\n${darkRules}\n}`,
    '@media (max-width:480px){.outer{padding:0 !important}.card{border-radius:0 !important}.inner{padding-left:20px !important;padding-right:20px !important}.press{display:block !important;text-align:center !important}}',
  ].join('\n');
}
