/** All design tokens except the theme colours, with the same value in light and dark. */
export const scales = {
  /** Colours of printed matter, the same in both themes. */
  print: {
    paper: '#ffffff',
    ink: '#06202f',
    band: '#004268',
    accent: '#6abd45',
    quiet: '#1f6b2c',
  },
  space: {
    x1: '0.25rem',
    x2: '0.5rem',
    x3: '0.75rem',
    x4: '1rem',
    x5: '1.25rem',
    x6: '1.5rem',
    x8: '2rem',
    x10: '2.5rem',
    x12: '3rem',
    x16: '4rem',
  },
  size: {
    touch: '2.75rem',
    icon: '1.5rem',
    header: '3.5rem',
    drawer: '256px',
    column: '44rem',
    page: '70rem',
    dropdown: '500px',
  },
  radius: { base: '8px', round: '999px' },
  line: { thin: '1px', thick: '3px' },
  font: {
    // The fallbacks are font faces that an application can define with the metrics of Open Sans.
    family:
      "'Open Sans', 'Open Sans Fallback', 'Open Sans Fallback Roboto', 'Open Sans Fallback DejaVu', 'Segoe UI', Arial, sans-serif",
    small: '0.875rem',
    base: '1rem',
    large: '1.125rem',
    title: '1.375rem',
    page: '1.75rem',
    regular: '400',
    strong: '600',
    bold: '700',
    lineTight: '1.3',
    lineBase: '1.5',
  },
  duration: { quick: '120ms', notice: '400ms', dialog: '450ms' },
  layer: { header: '10', drawer: '20', message: '30', overlay: '40' },
} as const;
