/**
 * The light and dark colours of mails and of the server's own pages, under the names of the portal's theme.
 * Mail programs don't support custom properties and the server does not load the theme, so the values are
 * repeated here; `scripts/mailColors.test.ts` keeps both in sync.
 */
export const mailColors = {
  light: {
    ground: '#001a2e',
    onGround: '#e3eff6',
    onGroundHeading: '#6abd45',
    band: '#001a2e',
    page: '#f1f7fa',
    surface: '#ffffff',
    surfaceWash: '#f1f7fa',
    text: '#10222e',
    textMuted: '#4b606d',
    heading: '#2f6d14',
    link: '#005383',
    border: '#d6e0e6',
    action: '#005383',
    onAction: '#ffffff',
    warningText: '#7d4400',
    warningSurface: '#fff4e0',
  },
  dark: {
    ground: '#00101d',
    onGround: '#dbe8f0',
    onGroundHeading: '#6abd45',
    band: '#04365a',
    page: '#00101d',
    surface: '#0d2536',
    surfaceWash: '#143147',
    text: '#e8f0f5',
    textMuted: '#a9c2d1',
    heading: '#83cc61',
    link: '#9fd6f0',
    border: '#284558',
    action: '#74c6ec',
    onAction: '#001a2e',
    warningText: '#ffcf8a',
    warningSurface: '#3b2b0d',
  },
} as const;

export type MailColor = keyof (typeof mailColors)['light'];

export type Scheme = keyof typeof mailColors;
