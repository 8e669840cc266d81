import { getDirection } from '@conkit/rules';
import type { MailColor, MailColors, Scheme } from './colors.ts';
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
  /** The language with its region, such as `en-IE`. */
  readonly locale: string;
  readonly convention: string;
  readonly colors: MailColors;
  /** The picture instead of the convention's name. */
  readonly logo?: { readonly cid: string; readonly width: number; readonly height: number };
  /** A line below the convention's name. */
  readonly header?: string;
  /** Lines below the mail; those that are an address become links. */
  readonly footer: readonly string[];
  /** The small print below the footer. */
  readonly legal: readonly string[];
  /** Forces light or dark, for a preview. */
  readonly scheme?: Scheme | undefined;
}

const FULL_TABLE = 'role="presentation" width="100%" border="0" cellpadding="0" cellspacing="0"';
/** Breaks words that are wider than the mail. */
const BREAK = 'overflow-wrap:anywhere;word-break:break-word';

/** Returns the HTML with left and right swapped in its styles, if its language is written from right to left. */
const mirror = (html: string, locale: string): string =>
  getDirection(locale) === 'ltr'
    ? html
    : html.replaceAll(/ (?:style|align)="[^"]*"/g, (attribute) =>
        attribute.replaceAll(/\b(?:left|right)\b/g, (side) => (side === 'left' ? 'right' : 'left')),
      );

/** Renders a mail as HTML: one column of at most 600 px, without external resources. */
export function toHtml(content: MailContent, frame: Frame): string {
  const { locale, scheme, logo } = frame;
  const colors = logo ? keepBand(frame.colors) : frame.colors;
  const paint = createPaint(colors);
  const { look, lightColor } = paint;
  const { subject, heading = subject, greeting, blocks } = content;
  const end = blocks.findLastIndex(({ kind }) => kind !== 'small') + 1;
  const html = (some: readonly Block[]) => some.map((block) => blockHtml(paint, block)).join('\n');
  const foot = html(blocks.slice(end));
  const page = `<!doctype html>
<html lang="${locale}" dir="${getDirection(locale)}">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="color-scheme" content="light dark" />
<meta name="supported-color-schemes" content="light dark" />
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no" />
<title>${escapeHtml(subject)}</title>
<style>
${styleSheet(colors, scheme)}
</style>
</head>
<body ${look('page', 'margin:0;padding:0;-webkit-text-size-adjust:100%')}>
${preheader(blocks)}
<table ${FULL_TABLE} bgcolor="${lightColor('page')}" ${look('page')}>
<tr><td align="center" class="outer" style="padding:24px 12px">
<!--[if mso]><table role="presentation" width="600"><tr><td><![endif]-->
<table ${FULL_TABLE} bgcolor="${lightColor('surface')}" ${look('card', `max-width:600px;table-layout:fixed;border-radius:12px;overflow:hidden;font-family:${FONT};font-size:16px;line-height:1.55;text-align:left;${BREAK}`)}>
<tr><td bgcolor="${lightColor('band')}" ${look('band', 'padding:0')}><div class="inner" style="padding:16px 32px">${band(frame)}</div></td></tr>
<tr><td class="inner" style="padding:28px 32px 12px">
<h1 ${look('title', 'margin:0 0 14px;font-size:24px;line-height:1.3')}>${escapeHtml(heading)}</h1>
${greeting === undefined ? '' : paragraph(paint, greeting, 'style="margin:0 0 12px"')}
${html(blocks.slice(0, end))}
</td></tr>
${foot && `<tr><td class="inner" style="padding:0 32px 18px"><div ${look('line', 'border-top-width:1px;border-top-style:solid;padding-top:16px')}>${foot}</div></td></tr>`}
${ending(paint, frame)}</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr>
</table>
</body>
</html>
`;
  return mirror(page, locale);
}

/** Returns the colours with the light theme's band in both: a logo is drawn for one ground. */
const keepBand = ({ light, dark }: MailColors): MailColors => ({
  light,
  dark: { ...dark, band: light.band, onGroundHeading: light.onGroundHeading },
});

const BAND_TEXT = 'font-size:14px;font-weight:700;letter-spacing:0.07em;text-transform:uppercase';

/** Renders the logo or the convention's name, which mail programs that show no pictures write instead. */
function band({ convention, logo, header }: Frame): string {
  const name = escapeHtml(convention);
  const shown = logo
    ? `<img src="cid:${logo.cid}" width="${logo.width}" height="${logo.height}" alt="${name}" style="display:block;border:0;max-width:100%;height:auto;${BAND_TEXT}" />`
    : `<span style="${BAND_TEXT}">${name}</span>`;
  const line =
    header === undefined
      ? ''
      : `<div dir="auto" style="margin-top:6px;font-size:14px">${escapeHtml(header)}</div>`;
  return `${shown}${line}`;
}

/** Renders the convention's own lines at the end of the mail. */
function ending(paint: Paint, { footer, legal }: Frame): string {
  if (footer.length + legal.length === 0) return '';
  const { look } = paint;
  const line = (style: string) => (text: string) =>
    /^https:\/\/\S+$/.test(text)
      ? `<p ${look('muted', style)}><a href="${escapeHtml(text)}" ${look('link')}>${escapeHtml(text)}</a></p>`
      : paragraph(paint, text, look('muted', style));
  const lines = [
    ...footer.map(line(`margin:0 0 4px;${SMALL}`)),
    ...legal.map(line('margin:0 0 2px;font-size:12px;line-height:1.5')),
  ];
  return `<tr><td class="inner" style="padding:0 32px 18px"><div ${look('line', 'border-top-width:1px;border-top-style:solid;padding-top:16px')}>${lines.join('')}</div></td></tr>
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
function blockHtml(paint: Paint, block: Block): string {
  const { look } = paint;
  switch (block.kind) {
    case 'heading':
      return `<h2 ${look('title', 'margin:28px 0 8px;font-size:17px;line-height:1.35')}>${escapeHtml(block.text)}</h2>`;
    case 'button':
      return button(paint, block);
    case 'links':
      return links(paint, block.links);
    case 'facts':
      return table(block.facts.map((fact) => factRow(paint, fact)));
    case 'amounts':
      return table([
        ...block.lines.map((line) => amountRow(paint, line)),
        ...(block.total ? [totalRow(paint, block.total)] : []),
      ]);
    case 'ranking':
      return list('ol', block.ranks, ({ text, isEmpty }) =>
        isEmpty ? `<span ${look('muted')}>${escapeHtml(text)}</span>` : escapeHtml(text),
      );
    case 'list':
      return list('ul', block.items, (item) => itemHtml(paint, item));
    case 'code':
      return code(paint, block);
    case 'notice':
      return paragraph(
        paint,
        block.text,
        look('warn', 'margin:0 0 18px;padding:10px 14px;border-radius:8px'),
      );
    case 'small':
      return smallPrint(paint, block);
    default:
      return paragraph(paint, block.text, 'style="margin:0 0 16px"');
  }
}

/** Renders a paragraph in which mail addresses are links. */
const paragraph = (paint: Paint, text: string, attributes: string): string =>
  `<p dir="auto" ${attributes}>${withAddresses(paint, text)}</p>`;

function smallPrint(paint: Paint, { text, href }: Extract<Block, { kind: 'small' }>): string {
  const { look } = paint;
  const attributes = look('muted', `margin:0 0 10px;${SMALL}`);
  if (href === undefined) return paragraph(paint, text, attributes);
  return `<p dir="auto" ${attributes}><a href="${escapeHtml(href)}" ${look('link')}>${escapeHtml(text)}</a></p>`;
}

const withAddresses = ({ look }: Paint, text: string): string =>
  text
    .split(/([^\s<>()"“”,;:]+@[\w-]+(?:\.[\w-]+)+)/u)
    .map((part, at) =>
      at % 2 === 1
        ? `<a href="mailto:${escapeHtml(encodeURI(part))}" ${look('link')}>${escapeHtml(part)}</a>`
        : escapeHtml(part),
    )
    .join('');

function button(
  { look, lightColor }: Paint,
  { label, href }: { readonly label: string; readonly href: string },
): string {
  const shape = `display:inline-block;padding:13px 24px;font-family:${FONT};font-size:16px;line-height:1.4;font-weight:600;text-decoration:none;border-radius:8px`;
  return `<table ${TABLE} style="margin:4px 0 22px" class="press"><tr><td bgcolor="${lightColor('action')}" ${look('action', 'border-radius:8px')}><a href="${escapeHtml(href)}" class="label press" style="color:${lightColor('onAction')};${shape}">${escapeHtml(label)}</a></td></tr></table>`;
}

/** Renders links; several links of one person are grouped under their name. */
function links({ look }: Paint, all: readonly MailLink[]): string {
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

const factRow = (paint: Paint, { label, value }: Fact): string => {
  const { look } = paint;
  return `<tr><th scope="row" align="left" width="40%" ${look('line', `${CELL};font-size:15px;font-weight:400;text-align:left`)}><span ${look('muted')}>${escapeHtml(label)}</span></th><td dir="auto" align="left" ${look('line', `${CELL};padding-left:12px;text-align:left;font-weight:600;${NUMBERS}`)}>${withAddresses(paint, value)}</td></tr>`;
};

function amountRow(paint: Paint, { what, detail, notes = [], amount }: AmountLine): string {
  const { look } = paint;
  const under = [...(detail ? [detail] : []), ...notes]
    .map((words) => `<br /><span dir="auto" ${look('muted', SMALL)}>${escapeHtml(words)}</span>`)
    .join('');
  return `<tr><th scope="row" align="left" ${look('line', `${CELL};font-weight:400;text-align:left`)}>${escapeHtml(what)}${under}</th>${amountCell(paint, amount, CELL)}</tr>`;
}

const totalRow = (paint: Paint, { label, value }: Fact): string =>
  `<tr><th scope="row" align="left" ${paint.look('line', `${CELL};border-top-width:2px;text-align:left`)}>${escapeHtml(label)}</th>${amountCell(paint, value, `${CELL};border-top-width:2px;font-size:18px`)}</tr>`;

const amountCell = ({ look }: Paint, amount: string, style: string): string =>
  `<td align="right" width="34%" ${look('line', `${style};padding-left:12px;text-align:right;font-weight:600;${NUMBERS}`)}>${escapeHtml(amount)}</td>`;

/** Renders a list. An ordered list gets its numbers from the browser. */
function list<Item>(tag: 'ol' | 'ul', items: readonly Item[], renderItem: (item: Item) => string) {
  const rows = items.map(
    (item) => `<li dir="auto" style="margin:0 0 6px;padding-left:4px">${renderItem(item)}</li>`,
  );
  return `<${tag} style="margin:0 0 16px;padding-left:28px;${NUMBERS}">${rows.join('')}</${tag}>`;
}

function itemHtml({ look }: Paint, item: readonly Fact[] | string): string {
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

function code(
  paint: Paint,
  { code: given, label, note }: Extract<Block, { kind: 'code' }>,
): string {
  const { look } = paint;
  const shown = inThrees(given);
  const size = shown.length > LARGE ? 'font-size:18px' : 'font-size:30px;letter-spacing:0.08em';
  const style = `font-family:Consolas,Menlo,monospace;${size};line-height:1.3;font-weight:700;user-select:all;-webkit-user-select:all;word-break:break-all`;
  return [
    ...(label ? [paragraph(paint, `${label}:`, 'style="margin:0 0 8px"')] : []),
    `<table ${TABLE} width="100%" style="margin:0 0 ${note ? '8px' : '20px'}"><tr><td align="center" ${look('wash', 'padding:16px 12px;border-radius:8px;text-align:center')}><span dir="ltr" style="${style}">${escapeHtml(shown)}</span></td></tr></table>`,
    ...(note ? [paragraph(paint, note, look('muted', `margin:0 0 20px;${SMALL}`))] : []),
  ].join('');
}

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

const declarations = (colors: MailColors, part: Part, scheme: Scheme, mark = ''): string =>
  Object.entries(parts[part])
    .map(([property, name]) => `${property}:${colors[scheme][name]}${mark}`)
    .join(';');

/** Writes colours into a mail. */
interface Paint {
  /**
   * Returns the attributes of an element: inline styles with the light colours, and the class for the dark ones.
   *
   * @param more declarations without colours
   */
  readonly look: (part: Part, more?: string) => string;
  /** Returns a light colour for attributes such as `bgcolor`. */
  readonly lightColor: (name: MailColor) => string;
}

const createPaint = (colors: MailColors): Paint => ({
  look: (part, more = '') =>
    `class="${part}" style="${[declarations(colors, part, 'light'), more].filter(Boolean).join(';')}"`,
  lightColor: (name) => colors.light[name],
});

const formatDarkRules = (colors: MailColors): string =>
  (Object.keys(parts) as Part[])
    .map((part) => `.${part}{${declarations(colors, part, 'dark', ' !important')}}`)
    .join('\n');

const SYSTEM = '(prefers-color-scheme: dark)';

/**
 * Returns the style sheet: dark colours when the reader prefers them, and less spacing on phones.
 *
 * @param scheme forces light or dark, for a preview
 */
function styleSheet(colors: MailColors, scheme?: Scheme): string {
  const dark = scheme === undefined ? SYSTEM : scheme === 'dark' ? 'all' : 'not all';
  return [
    ':root{color-scheme:light dark;supported-color-schemes:light dark}',
    'a{overflow-wrap:anywhere}',
    `@media ${dark}{\n${formatDarkRules(colors)}\n}`,
    '@media (max-width:480px){.outer{padding:0 !important}.card{border-radius:0 !important}.inner{padding-left:20px !important;padding-right:20px !important}.press{display:block !important;text-align:center !important}}',
  ].join('\n');
}
