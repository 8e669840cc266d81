import { mailColors, type MailColor, type Scheme } from './colors.ts';

const light = mailColors.light;

/** The face of the portal where it is installed: a mail loads nothing. */
export const FONT = "'Open Sans','Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** Which colours a part has. In mail programs that know no style sheet each part carries the light ones itself. */
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

/** A part of a mail that has colours of its own. */
export type Part = keyof typeof parts;

const declarations = (part: Part, scheme: Scheme, mark = ''): string =>
  Object.entries(parts[part])
    .map(([property, name]) => `${property}:${mailColors[scheme][name]}${mark}`)
    .join(';');

/**
 * The attributes of an element: its style with the light colours of a part, and the class by which it is dark.
 *
 * @param more declarations without colours
 */
export const look = (part: Part, more = ''): string =>
  `class="${part}" style="${[declarations(part, 'light'), more].filter(Boolean).join(';')}"`;

/** The light colour of a name, for what is no style: `bgcolor`. */
export const lightColor = (name: MailColor): string => light[name];

const darkRules = (Object.keys(parts) as Part[])
  .map((part) => `.${part}{${declarations(part, 'dark', ' !important')}}`)
  .join('\n');

const SYSTEM = '(prefers-color-scheme: dark)';

/**
 * The style sheet: dark where the reader wants it, and closer together on a phone.
 *
 * @param scheme light or dark whatever the reader wants, for a preview
 */
export function styleSheet(scheme?: Scheme): string {
  const dark = scheme === undefined ? SYSTEM : scheme === 'dark' ? 'all' : 'not all';
  return [
    ':root{color-scheme:light dark;supported-color-schemes:light dark}',
    'a{overflow-wrap:anywhere}',
    `@media ${dark}{\n${darkRules}\n}`,
    '@media (max-width:480px){.outer{padding:0 !important}.card{border-radius:0 !important}.inner{padding-left:20px !important;padding-right:20px !important}.press{display:block !important;text-align:center !important}}',
  ].join('\n');
}
