import { getLocale, type Language } from '../config/languages.ts';
import type { Convention, Words } from '../config/types.ts';
import { drawLogoPng, loadLogo } from '../brand/logo.ts';
import type { MailImage } from '../ports/mail.ts';
import { getMailColors } from './colors.ts';
import type { Frame } from './html.ts';

/** The logo of mails: a picture inside the mail, so that mail programs show it without loading anything. */
export interface MailLogo extends MailImage {
  readonly width: number;
  readonly height: number;
}

/** In CSS pixels. */
const LOGO = { height: 36, width: 300 } as const;
/** Screens of phones have two or three pixels for one of CSS. */
const DENSITY = 2;

const drawn = new WeakMap<Convention['brand'], Promise<MailLogo | undefined>>();

/** Draws the logo as PNG, because mail programs don't show SVG. Draws once. */
export function loadMailLogo({
  brand,
  theme,
}: Pick<Convention, 'brand' | 'theme'>): Promise<MailLogo | undefined> {
  const logo = drawn.get(brand) ?? drawMailLogo(brand, getMailColors(theme).light.band);
  drawn.set(brand, logo);
  return logo;
}

async function drawMailLogo(
  brand: Convention['brand'],
  band: string,
): Promise<MailLogo | undefined> {
  const logo = await loadLogo(brand, band);
  if (!logo) return undefined;
  const { body, width } = await drawLogoPng(logo, LOGO.height * DENSITY, LOGO.width * DENSITY);
  return {
    cid: 'logo',
    name: 'logo.png',
    type: 'image/png',
    base64: body.toString('base64'),
    width: Math.round(width / DENSITY),
    height: LOGO.height,
  };
}

/** Returns what surrounds every mail of a convention in a language. */
export function createFrame(
  config: Convention,
  language: Language,
  logo: MailLogo | undefined,
): Frame {
  const local = (text: Words) => text[language] ?? text.en;
  const { header, footer = [], legal = [] } = config.mail;
  return {
    locale: getLocale(config, language),
    convention: config.name,
    colors: getMailColors(config.theme),
    ...(logo && { logo }),
    ...(header && { header: local(header) }),
    footer: footer.map(local),
    legal: legal.map(local),
  };
}
