import type { Appearance } from '@stripe/stripe-js';
import { vars } from '@conkit/ui/theme';

/** What is read of the probe: the styles that take a variable and give back what it comes to. */
type Measured = 'color' | 'fontFamily' | 'fontSize' | 'width';

/**
 * How Stripe's fields look in this place: as the theme is there now. A frame of another site cannot read our
 * variables, nor our fonts.
 */
export function appearanceOf(place: HTMLElement): Appearance {
  const probe = document.createElement('div');
  place.append(probe);
  /** What a variable comes to; nothing where Stripe could not read that. */
  const read = (style: Measured, variable: string): string | undefined => {
    probe.style[style] = variable;
    const value = getComputedStyle(probe)[style];
    return readable[style].test(value) ? value : undefined;
  };
  const { color, font, radius, line } = vars;
  const surface = read('color', color.surface);
  const border = read('color', color.controlBorder);
  const focus = read('color', color.focus);
  const thin = read('width', line.thin);
  const appearance: Appearance = {
    theme: surface !== undefined && isDark(surface) ? 'night' : 'stripe',
    labels: 'above',
    variables: given({
      colorBackground: surface,
      colorText: read('color', color.text),
      colorTextSecondary: read('color', color.textMuted),
      colorTextPlaceholder: read('color', color.textMuted),
      colorPrimary: read('color', color.action),
      colorDanger: read('color', color.dangerText),
      fontFamily: read('fontFamily', font.family),
      fontSizeBase: read('fontSize', font.base),
      borderRadius: read('width', radius.base),
    }),
    rules: {
      '.Input': given({
        border: border && thin && `${thin} solid ${border}`,
        boxShadow: 'none',
      }),
      '.Input:focus': given({
        borderColor: focus,
        boxShadow: focus && thin && `0 0 0 ${thin} ${focus}`,
      }),
    },
  };
  probe.remove();
  return appearance;
}

const pixels = /^[\d.]+px$/;
const readable: Readonly<Record<Measured, RegExp>> = {
  color: /^rgb/,
  fontFamily: /^(?!var)/,
  fontSize: pixels,
  width: pixels,
};

/** Whether a colour, as `rgb(16, 34, 46)`, is nearer to black than to white. */
function isDark(rgb: string): boolean {
  const [red = 0, green = 0, blue = 0] = (rgb.match(/[\d.]+/g) ?? []).map(Number);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue < 128;
}

const given = (values: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
