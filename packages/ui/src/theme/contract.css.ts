import { createGlobalThemeContract } from '@vanilla-extract/css';

/**
 * The design tokens for components, as global custom properties (`--conkit-color-action`). A convention can override
 * them in plain CSS.
 *
 * Foregrounds are named after their background: `surface` (cards), `ground` (the page behind them) or `action`. That
 * makes it possible to test the contrast of each pair.
 */
export const vars = createGlobalThemeContract(
  {
    /**
     * The colours for the current background. The theme sets them for a plain page, `ground.css` for the ground, and
     * `surface` for cards. Components use only these, and no colour of the ground itself.
     */
    here: {
      ground: 'here-ground',
      accent: 'here-accent',
      text: 'here-text',
      muted: 'here-muted',
      heading: 'here-heading',
      link: 'here-link',
      focus: 'here-focus',
      wash: 'here-wash',
    },
    color: {
      accent: 'color-accent',
      primary: 'color-primary',
      ground: 'color-ground',
      groundGlow: 'color-ground-glow',
      groundLine: 'color-ground-line',
      onGround: 'color-on-ground',
      onGroundMuted: 'color-on-ground-muted',
      onGroundHeading: 'color-on-ground-heading',
      onGroundLink: 'color-on-ground-link',
      onGroundFocus: 'color-on-ground-focus',
      onGroundWash: 'color-on-ground-wash',
      surface: 'color-surface',
      surfaceWash: 'color-surface-wash',
      text: 'color-text',
      textMuted: 'color-text-muted',
      heading: 'color-heading',
      link: 'color-link',
      border: 'color-border',
      controlBorder: 'color-control-border',
      focus: 'color-focus',
      action: 'color-action',
      actionHover: 'color-action-hover',
      onAction: 'color-on-action',
      selected: 'color-selected',
      changed: 'color-changed',
      disabled: 'color-disabled',
      onDisabled: 'color-on-disabled',
      danger: 'color-danger',
      dangerHover: 'color-danger-hover',
      onDanger: 'color-on-danger',
      dangerText: 'color-danger-text',
      dangerSurface: 'color-danger-surface',
      warningText: 'color-warning-text',
      warningSurface: 'color-warning-surface',
      warningBorder: 'color-warning-border',
      successText: 'color-success-text',
      successSurface: 'color-success-surface',
      infoText: 'color-info-text',
      infoSurface: 'color-info-surface',
      skeleton: 'color-skeleton',
      scrim: 'color-scrim',
    },
    /** Colours of printed matter, the same in both themes. */
    print: {
      paper: 'print-paper',
      ink: 'print-ink',
      band: 'print-band',
      accent: 'print-accent',
      quiet: 'print-quiet',
    },
    space: {
      x1: 'space-1',
      x2: 'space-2',
      x3: 'space-3',
      x4: 'space-4',
      x5: 'space-5',
      x6: 'space-6',
      x8: 'space-8',
      x10: 'space-10',
      x12: 'space-12',
      x16: 'space-16',
    },
    size: {
      touch: 'size-touch',
      icon: 'size-icon',
      header: 'size-header',
      drawer: 'size-drawer',
      column: 'size-column',
      page: 'size-page',
      dropdown: 'size-dropdown',
    },
    radius: { base: 'radius-base', round: 'radius-round' },
    line: { thin: 'line-thin', thick: 'line-thick' },
    shadow: { soft: 'shadow-soft' },
    font: {
      family: 'font-family',
      small: 'font-size-small',
      base: 'font-size-base',
      large: 'font-size-large',
      title: 'font-size-title',
      page: 'font-size-page',
      regular: 'font-weight-regular',
      strong: 'font-weight-strong',
      bold: 'font-weight-bold',
      lineTight: 'line-height-tight',
      lineBase: 'line-height-base',
    },
    duration: { quick: 'duration-quick', notice: 'duration-notice', dialog: 'duration-dialog' },
    layer: {
      header: 'layer-header',
      drawer: 'layer-drawer',
      message: 'layer-message',
      overlay: 'layer-overlay',
    },
  },
  (name) => `conkit-${name}`,
);
