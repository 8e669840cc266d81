import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CategoryIndex } from '../../packages/ui/src/components/CategoryIndex/CategoryIndex.tsx';
import { novels } from '../../packages/ui/src/testing/ballots.ts';
import { rankedBallotMessages } from '../../packages/ui/src/locales/en/RankedBallot.gen.ts';
import { RankedBallot } from '../../packages/ui/src/components/RankedBallot/RankedBallot.tsx';
import { Busy } from '../../packages/ui/src/primitives/Busy/Busy.tsx';
import { Button } from '../../packages/ui/src/primitives/Button/Button.tsx';
import { Card, CardBody } from '../../packages/ui/src/primitives/Card/Card.tsx';
import { WIDTHS } from '../../packages/ui/src/testing/modes.ts';
import {
  darkColors,
  lightColors,
  toKebabCase,
  type Colors,
} from '../../packages/ui/src/theme/colors.ts';
import { createTheme } from '../../packages/ui/src/theme/createTheme.ts';
import { media } from '../../packages/ui/src/theme/media.ts';
import { brands } from './brands.ts';
import { findLanguage } from './languages.ts';

/** Contains an element for each toolbar choice. */
const Sample = () => (
  <Card data-part="card">
    <CardBody>
      <CategoryIndex categories={[]} done={0} progress="" />
      <RankedBallot
        aria-label="Best Novel"
        finalists={novels}
        value={[]}
        onChange={() => undefined}
      />
      <Busy>Waiting</Busy>
      <Button tone="primary" data-part="button">
        Send
      </Button>
    </CardBody>
  </Card>
);

// Tests the effect of each toolbar choice. These stories are hidden from the sidebar.
const meta = {
  title: 'Toolbar',
  component: Sample,
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true }, a11y: { test: 'off' } },
} satisfies Meta<typeof Sample>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Formats `#005383` like a computed style. */
const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

/** Returns the computed style of an element. */
const getStyle = (part: string) => {
  const element = document.querySelector(part);
  if (!element) throw new Error(`There is no ${part}`);
  return getComputedStyle(element);
};
const CARD = '[data-part=card]';
const BUTTON = '[data-part=button]';

/** Creates a story that checks one toolbar choice. The next story starts from the defaults again. */
const chosen = (
  globals: Readonly<Record<string, unknown>>,
  check: (canvas: HTMLElement) => unknown,
): Story => ({
  globals,
  play: async ({ canvasElement }) => {
    await check(canvasElement);
  },
});

const aurora = createTheme(brands.aurora);
export const BrandAurora = chosen({ brand: 'aurora' }, () =>
  expect(getStyle(BUTTON).backgroundColor).toBe(rgb(aurora.light.action)),
);
export const BrandAuroraInTheDark = chosen({ brand: 'aurora', theme: 'dark' }, () =>
  expect(getStyle(BUTTON).backgroundColor).toBe(rgb(aurora.dark.action)),
);
const harbour = createTheme(brands.harbour);
export const BrandHarbour = chosen({ brand: 'harbour' }, () =>
  expect(getStyle(BUTTON).backgroundColor).toBe(rgb(harbour.light.action)),
);
export const BrandDublin = chosen({ brand: 'dublin' }, () =>
  expect(getStyle(BUTTON).backgroundColor).toBe(rgb(lightColors.action)),
);

export const GroundOfTheBrand = chosen({ ground: 'brand' }, () =>
  expect(getStyle('body').backgroundColor).toBe(rgb(lightColors.ground)),
);

/** The colours of a page with only `styles.css`, as `theme/styles.css.ts` defines them. */
const getPublishedColors = (colors: Colors): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(
    Object.entries(colors).map(([name, color]) => [`--conkit-color-${toKebabCase(name)}`, color]),
  ),
  '--conkit-here-ground': colors.surface,
  '--conkit-here-accent': colors.action,
  '--conkit-here-text': colors.text,
  '--conkit-here-muted': colors.textMuted,
  '--conkit-here-heading': colors.heading,
  '--conkit-here-link': colors.link,
  '--conkit-here-focus': colors.focus,
  '--conkit-here-wash': colors.surfaceWash,
});
/** Returns the current colours of the page. */
const getPageColors = (colors: Colors) =>
  Object.fromEntries(
    Object.keys(getPublishedColors(colors)).map((name) => [
      name,
      getStyle('body').getPropertyValue(name),
    ]),
  );

export const GroundPlain = chosen({ ground: 'plain' }, async () => {
  await expect(getStyle('body').backgroundColor).toBe('rgb(255, 255, 255)');
  await expect(getPageColors(lightColors)).toEqual(getPublishedColors(lightColors));
  const names = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText))
    .flatMap((text) => text.match(/--conkit-here-[a-z-]+/g) ?? []);
  const known = Object.keys(getPublishedColors(lightColors));
  await expect(names.filter((name) => !known.includes(name))).toEqual([]);
});
export const GroundPlainInTheDark = chosen({ ground: 'plain', theme: 'dark' }, async () => {
  await expect(getStyle('body').backgroundColor).not.toBe('rgb(255, 255, 255)');
  await expect(getPageColors(darkColors)).toEqual(getPublishedColors(darkColors));
});
/** By default, axe checks stories on this background. */
export const GroundAtFirst = chosen({}, () =>
  expect(document.documentElement.dataset['ground']).toBe('plain'),
);

export const ThemeDark = chosen({ theme: 'dark' }, () =>
  expect(getStyle(CARD).backgroundColor).toBe(rgb(darkColors.surface)),
);
export const ThemeLight = chosen({ theme: 'light' }, () =>
  expect(getStyle(CARD).backgroundColor).toBe(rgb(lightColors.surface)),
);
export const ThemeAuto = chosen({ theme: 'auto' }, async () => {
  const { surface } = matchMedia(media.prefersDark).matches ? darkColors : lightColors;
  await expect(document.documentElement.dataset['theme']).toBe('auto');
  await expect(getStyle(CARD).backgroundColor).toBe(rgb(surface));
});

const speaking = (locale: string, read: 'ltr' | 'rtl', direction = 'as the language') =>
  chosen({ locale, direction }, async (canvas) => {
    const { tag, messages } = findLanguage(locale);
    const { nothingRanked = rankedBallotMessages.nothingRanked } = messages.RankedBallot ?? {};
    await expect(within(canvas).getByText(nothingRanked, { exact: false })).toBeVisible();
    await expect(document.documentElement.lang).toBe(tag);
    await expect(getStyle(CARD).direction).toBe(read);
    // Dialogs render outside the story.
    await expect(getStyle('body').direction).toBe(read);
  });
export const LanguageFinnish = speaking('fi', 'ltr');
export const LanguageSwedish = speaking('sv', 'ltr');
export const LanguageArabic = speaking('ar', 'rtl');
export const LanguagePseudo = speaking('pseudo', 'ltr');
export const DirectionToTheRight = speaking('ar', 'ltr', 'ltr');
export const DirectionToTheLeft = speaking('fi', 'rtl', 'rtl');
export const LanguageEnglish = speaking('en', 'ltr');

export const ColoursForced = chosen({ colors: 'forced' }, async () => {
  // Both `stage.css` and the component's forced-colours styles set this.
  await expect(getStyle(CARD).boxShadow).toBe('none');
  await expect(getStyle('progress').borderTopStyle).toBe('solid');
});
export const ColoursAsDrawn = chosen({ colors: 'as drawn' }, async () => {
  await expect(getStyle(CARD).boxShadow).not.toBe('none');
  await expect(getStyle('progress').borderTopStyle).toBe('none');
  await expect(getStyle(CARD).backgroundColor).toBe(rgb(lightColors.surface));
});

/** Removes the attribute that stops animations for screenshots. */
const moving = (motion: string, isMoving: boolean) =>
  chosen({ motion }, async () => {
    const { documentElement: page } = document;
    const wasStill = page.hasAttribute('data-still');
    page.removeAttribute('data-still');
    try {
      await expect(getStyle('output svg').animationName !== 'none').toBe(isMoving);
    } finally {
      page.toggleAttribute('data-still', wasStill);
    }
  });
export const MotionReduced = moving('reduced', false);
export const MotionThatMoves = moving('moves', true);

const wide = (value: keyof typeof WIDTHS) =>
  chosen({ viewport: { value } }, () => expect(window.innerWidth).toBe(WIDTHS[value]));
export const WidthSmall = wide('small');
export const WidthPhone = wide('phone');
export const WidthTablet = wide('tablet');
export const WidthDesktop = wide('desktop');
