import type { Appearance } from '@stripe/stripe-js';
import { vars } from '@conkit/ui/theme';

const ROOT_PX = 16;

/**
 * How Stripe's fields look in this place: the theme's own colours, as the browser has them now. A frame of
 * another site can read neither our variables nor our fonts.
 */
export function appearanceOf(place: HTMLElement): Appearance {
  const probe = document.createElement('span');
  place.append(probe);
  /** What a variable comes to; nothing where Stripe could not read it. */
  const colour = (variable: string): string | undefined => {
    probe.style.color = variable;
    const { color } = getComputedStyle(probe);
    return color.startsWith('rgb') ? color : undefined;
  };
  const { color } = vars;
  const surface = colour(color.surface);
  const border = colour(color.controlBorder);
  const focus = colour(color.focus);
  const appearance: Appearance = {
    theme: surface !== undefined && isDark(surface) ? 'night' : 'stripe',
    labels: 'above',
    variables: given({
      colorBackground: surface,
      colorText: colour(color.text),
      colorTextSecondary: colour(color.textMuted),
      colorTextPlaceholder: colour(color.textMuted),
      colorPrimary: colour(color.action),
      colorDanger: colour(color.dangerText),
      fontFamily: "'Open Sans', 'Segoe UI', Arial, sans-serif",
      fontSizeBase: `${ROOT_PX}px`,
      borderRadius: '8px',
    }),
    rules: {
      '.Input': given({ border: border && `1px solid ${border}`, boxShadow: 'none' }),
      '.Input:focus': given({ borderColor: focus, boxShadow: focus && `0 0 0 1px ${focus}` }),
    },
  };
  probe.remove();
  return appearance;
}

/** Whether a colour, as `rgb(16, 34, 46)`, is nearer to black than to white. */
function isDark(rgb: string): boolean {
  const [red = 0, green = 0, blue = 0] = (rgb.match(/[\d.]+/g) ?? []).map(Number);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue < 128;
}

const given = (values: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
