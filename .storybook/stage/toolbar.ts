import { BRANDS, WIDTHS } from '../../packages/ui/src/testing/modes.ts';

interface Choice {
  readonly value: string;
  readonly title: string;
}

const choice = (title: string, icon: string, items: ReadonlyArray<Choice | string>) => ({
  description: title,
  toolbar: { title, icon, items: [...items], dynamicTitle: true },
});

/**
 * Returns the toolbar's menus.
 *
 * @param languages The library's languages and the pseudo-language.
 */
export const toolbar = (languages: readonly Choice[]) => ({
  brand: choice('Brand', 'paintbrush', BRANDS),
  ground: choice('Ground', 'photo', [
    { value: 'plain', title: 'a plain page' },
    { value: 'brand', title: 'the brand’s ground' },
  ]),
  theme: choice('Theme', 'contrast', ['light', 'dark', 'auto']),
  locale: choice('Language', 'globe', languages),
  direction: choice('Direction', 'transfer', [
    'as the language',
    { value: 'ltr', title: 'left to right' },
    { value: 'rtl', title: 'right to left' },
  ]),
  colors: choice('Forced colours', 'eye', [
    'as drawn',
    { value: 'forced', title: 'forced colours, approximately' },
  ]),
  motion: choice('Motion', 'play', ['moves', { value: 'reduced', title: 'reduced motion' }]),
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
