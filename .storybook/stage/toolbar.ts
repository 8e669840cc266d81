import { BRANDS, WIDTHS } from '../../packages/ui/src/testing/modes.ts';

interface Choice {
  readonly value: string;
  readonly title: string;
}

const choice = (title: string, icon: string, items: readonly Choice[]) => ({
  description: title,
  toolbar: { title, icon, items: [...items], dynamicTitle: true },
});

/**
 * Returns the toolbar's menus.
 *
 * @param languages The library's languages and the pseudo-language.
 */
export const toolbar = (languages: readonly Choice[]) => ({
  brand: choice(
    'Brand',
    'paintbrush',
    BRANDS.map((value) => ({ value, title: `${value[0]?.toUpperCase()}${value.slice(1)}` })),
  ),
  ground: choice('Ground', 'photo', [
    { value: 'plain', title: 'Plain page' },
    { value: 'brand', title: 'Brand’s ground' },
  ]),
  theme: choice('Theme', 'contrast', [
    { value: 'light', title: 'Light' },
    { value: 'dark', title: 'Dark' },
    { value: 'auto', title: 'As the system' },
  ]),
  locale: choice('Language', 'globe', languages),
  direction: choice('Direction', 'transfer', [
    { value: 'as the language', title: 'Language’s direction' },
    { value: 'ltr', title: 'Left to right' },
    { value: 'rtl', title: 'Right to left' },
  ]),
  colors: choice('Forced colours', 'eye', [
    { value: 'as drawn', title: 'Own colours' },
    { value: 'forced', title: 'Forced colours, approximately' },
  ]),
  motion: choice('Motion', 'play', [
    { value: 'moves', title: 'Motion' },
    { value: 'reduced', title: 'Reduced motion' },
  ]),
});

const width = (name: string, pixels: number, height: number) => ({
  name: `${name}, ${pixels}`,
  styles: { width: `${pixels}px`, height: `${height}px` },
});

/** The viewport widths for visual review. */
export const widths = {
  small: width('Smallest phone', WIDTHS.small, 568),
  phone: width('Phone', WIDTHS.phone, 844),
  tablet: width('Tablet', WIDTHS.tablet, 1024),
  desktop: width('Desktop', WIDTHS.desktop, 800),
} satisfies Readonly<Record<keyof typeof WIDTHS, unknown>>;
