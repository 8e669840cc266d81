/**
 * The widths at which a layout changes, as media queries, and the reader's preferences.
 * `em` keeps them right when the text is enlarged.
 */
export const media = {
  /** 480 px: a phone held sideways; two fields fit beside each other. */
  phone: 'screen and (min-width: 30em)',
  /** 768 px */
  tablet: 'screen and (min-width: 48em)',
  /** 992 px */
  desktop: 'screen and (min-width: 62em)',
  /** 1024 px: home has two columns, the drawer is docked. */
  wide: 'screen and (min-width: 64em)',
  /** 1200 px: the docked drawer gets narrower in proportion. */
  extraWide: 'screen and (min-width: 75em)',
  /** 480 px high: something may stay in sight and leave room for what it belongs to. */
  tall: 'screen and (min-height: 30em)',
  /** A device that can really hover, so that a touch does not leave a hover style behind. */
  hover: '(hover: hover)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  prefersDark: '(prefers-color-scheme: dark)',
  forcedColors: '(forced-colors: active)',
} as const;
