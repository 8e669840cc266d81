import { vars } from '@conkit/ui/theme';
import type { Appearance, StripeElementLocale } from '@stripe/stripe-js';
import type { Language } from '../../i18n/language.ts';

/** The style properties that the probe resolves variables with. */
type Measured = 'color' | 'fontFamily' | 'fontSize' | 'width';

/**
 * Returns the appearance of Stripe's fields from the current theme. A frame of another site can't read our
 * variables or fonts.
 */
export function readAppearance(place: HTMLElement): Appearance {
  const probe = document.createElement('div');
  place.append(probe);
  /** Resolves a CSS variable. Returns undefined for values that Stripe can't parse. */
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
    variables: omitUndefined({
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
      '.Input': omitUndefined({
        border: border && thin && `${thin} solid ${border}`,
        boxShadow: 'none',
      }),
      '.Input:focus': omitUndefined({
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

/** Returns true if a colour such as `rgb(16, 34, 46)` is closer to black than to white. */
function isDark(rgb: string): boolean {
  const [red = 0, green = 0, blue = 0] = (rgb.match(/[\d.]+/g) ?? []).map(Number);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue < 128;
}

const omitUndefined = (values: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );

/** The languages of Stripe's fields. */
const STRIPE_LANGUAGES =
  'ar bg cs da de el es et fi fil fr he hr hu id it ja ko lt lv ms mt nb nl no pl pt ro ru sk sl sv th tr vi zh'.split(
    ' ',
  ) as StripeElementLocale[];

/** Returns the locale of Stripe's fields, which is the browser's for a language that Stripe lacks. */
export const toStripeLocale = (language: Language): StripeElementLocale =>
  language === 'en' ? 'en-GB' : (STRIPE_LANGUAGES.find((known) => known === language) ?? 'auto');
