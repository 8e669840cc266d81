import { languages, type Language } from '../config/languages.ts';
import type { Scheme } from './colors.ts';
import type { Block, MailContent } from './content.ts';
import { escapeHtml } from './escape.ts';
import { blockHtml, paragraph } from './htmlBlocks.ts';
import { FONT, look, lightColor, styleSheet } from './styles.ts';

/** What surrounds the content of a mail. */
export interface Frame {
  readonly language: Language;
  readonly convention: string;
  /** Forces light or dark, for a preview. */
  readonly scheme?: Scheme | undefined;
}

const TABLE = 'role="presentation" width="100%" border="0" cellpadding="0" cellspacing="0"';
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
<table ${TABLE} bgcolor="${lightColor('page')}" ${look('page')}>
<tr><td align="center" class="outer" style="padding:24px 12px">
<!--[if mso]><table role="presentation" width="600"><tr><td><![endif]-->
<table ${TABLE} bgcolor="${lightColor('surface')}" ${look('card', `max-width:600px;table-layout:fixed;border-radius:12px;overflow:hidden;font-family:${FONT};font-size:16px;line-height:1.55;text-align:left;${BREAK}`)}>
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
 * Returns the text that mail programs show beside the subject: the first sentence instead of the convention's
 * name.
 */
function preheader(blocks: readonly Block[]): string {
  const first = blocks.find(({ kind }) => kind === 'text');
  if (first?.kind !== 'text') return '';
  return `<div aria-hidden="true" style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(first.text)}</div>`;
}
