import { mailColors, type MailColor, type Scheme } from './colors.ts';

const light = mailColors.light;

/** The portal's font where it is installed: a mail loads nothing. */
export const FONT = "'Open Sans','Segoe UI',Roboto,Helvetica,Arial,sans-serif";

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
export const look = (part: Part, more = ''): string =>
  `class="${part}" style="${[declarations(part, 'light'), more].filter(Boolean).join(';')}"`;

/** Returns a light colour for attributes such as `bgcolor`. */
export const lightColor = (name: MailColor): string => light[name];

const darkRules = (Object.keys(parts) as Part[])
  .map((part) => `.${part}{${declarations(part, 'dark', ' !important')}}`)
  .join('\n');

const SYSTEM = '(prefers-color-scheme: dark)';

/**
 * Returns the style sheet: dark colours when the reader prefers them, and less spacing on phones.
 *
 * @param scheme forces light or dark, for a preview
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
