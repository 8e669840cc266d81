import type { Theme } from '@conkit/ui/colors';

/** The colours of the theme that mails and the server's own pages use. */
const NAMES = [
  'ground',
  'onGround',
  'onGroundHeading',
  'surface',
  'surfaceWash',
  'text',
  'textMuted',
  'heading',
  'link',
  'border',
  'action',
  'onAction',
  'warningText',
  'warningSurface',
] as const;

/** A colour of mails: one of the theme's, the band with the convention's name, or the page around the mail. */
export type MailColor = (typeof NAMES)[number] | 'band' | 'page';

export type Scheme = 'light' | 'dark';

/** The light and dark colours of mails. Mail programs don't support custom properties, so mails contain the values. */
export type MailColors = Readonly<Record<Scheme, Readonly<Record<MailColor, string>>>>;

export function getMailColors({ light, dark }: Pick<Theme, Scheme>): MailColors {
  const pick = (colors: Theme['light']) =>
    Object.fromEntries(NAMES.map((name) => [name, colors[name]])) as Record<
      (typeof NAMES)[number],
      string
    >;
  return {
    light: { ...pick(light), band: light.ground, page: light.surfaceWash },
    dark: { ...pick(dark), band: dark.groundGlow, page: dark.ground },
  };
}
