/** Media queries for layout breakpoints and user preferences. Widths are in `em`, so that they scale with the text. */
export const media = {
  /** 384 px: a small phone, or large text on another one. */
  narrow: 'screen and (max-width: 24em)',
  /** 480 px: a phone in landscape; two fields fit side by side. */
  phone: 'screen and (min-width: 30em)',
  /** 768 px */
  tablet: 'screen and (min-width: 48em)',
  /** 992 px */
  desktop: 'screen and (min-width: 62em)',
  /** 1024 px: home has two columns, and the drawer is docked. */
  wide: 'screen and (min-width: 64em)',
  /** 1200 px: the docked drawer shrinks in proportion. */
  extraWide: 'screen and (min-width: 75em)',
  /** 480 px high: there is room for sticky elements. */
  tall: 'screen and (min-height: 30em)',
  /** Excludes touch screens, where a hover style would persist after a tap. */
  hover: '(hover: hover)',
  /** A mouse or touchpad. Some phones claim that they can hover. */
  mouse: 'screen and (hover: hover) and (pointer: fine)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  prefersDark: '(prefers-color-scheme: dark)',
  forcedColors: '(forced-colors: active)',
} as const;
