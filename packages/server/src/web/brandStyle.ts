import { standardTheme, themeCss } from '@conkit/ui/colors';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import type { BrandBackground } from '../config/brand/background.ts';
import type { BrandFont } from '../config/brand/files.ts';
import type { Convention } from '../config/types.ts';

/** What a convention's look adds to the head of each page. */
export interface BrandStyle {
  /** Empty without a look of its own. */
  readonly css: string;
  /** The elements that load the first fonts early. */
  readonly preloads: string;
}

/** Returns the style of a convention's look: its colours, background and fonts. */
export function createBrandStyle({
  theme,
  brand,
}: Pick<Convention, 'theme' | 'brand'>): BrandStyle {
  const { text = [], headings = [] } = brand.fonts ?? {};
  const css = [
    theme === standardTheme ? '' : themeCss(theme),
    brand.background ? formatBackground(brand.background) : '',
    formatFonts('Brand Text', text),
    formatFonts('Brand Headings', headings),
    text.length > 0 ? `:root{--conkit-font-family:${formatFamilies('Brand Text')}}` : '',
    headings.length > 0 ? `:is(h1,h2,h3,h4){font-family:${formatFamilies('Brand Headings')}}` : '',
  ];
  // Further weights wait until the page uses them.
  const preloads = [text[0], headings[0]].flatMap((font) =>
    font
      ? [`<link rel="preload" as="font" type="${font.type}" href="${font.path}" crossorigin>`]
      : [],
  );
  return { css: css.join(''), preloads: preloads.join('') };
}

/** Returns the style of the picture behind the pages. Paper and forced colours have none. */
function formatBackground({ path, opacity }: BrandBackground): string {
  const picture = `content:'';position:fixed;inset:0;z-index:-1;pointer-events:none;background:url(${path}) center/cover`;
  return [
    `body::after{${picture};opacity:${opacity.light}}`,
    `[data-theme=dark] body::after{opacity:${opacity.dark}}`,
    `@media(prefers-color-scheme:dark){[data-theme=auto] body::after{opacity:${opacity.dark}}}`,
    '@media print,(forced-colors:active){body::after{display:none}}',
  ].join('');
}

const formatFamilies = (family: string): string =>
  `'${family}','${family} Fallback','Segoe UI',Arial,sans-serif`;

const formatFonts = (family: string, fonts: readonly BrandFont[]): string =>
  fonts
    .map((font) => {
      const face = `font-family:'${family}';font-weight:${font.weight}`;
      return `@font-face{${face};src:url(${font.path}) format('woff2');font-display:swap}${formatFallback(family, font)}`;
    })
    .join('');

const SAMPLE = 'Join the convention, nominate and vote. Your memberships and payments are here.';
/** The width of the sample in Arial, and in fonts with its metrics, relative to the font size. */
const ARIAL = {
  regular: { width: 37.097, names: "local('Arial'),local('Liberation Sans')" },
  bold: {
    width: 39.824,
    names: "local('Arial Bold'),local('Arial-BoldMT'),local('Liberation Sans Bold')",
  },
} as const;
const BOLD = 600;
const SIZE = 100;

/** Returns a system font in the size of a brand's font, so that the layout hardly moves when that has loaded. */
function formatFallback(family: string, { body, path, weight }: BrandFont): string {
  const alias = `conkit ${path}`;
  if (!GlobalFonts.has(alias) && !GlobalFonts.register(body, alias)) return '';
  const ctx = createCanvas(1, 1).getContext('2d');
  ctx.font = `${weight} ${SIZE}px '${alias}'`;
  const { width, fontBoundingBoxAscent, fontBoundingBoxDescent } = ctx.measureText(SAMPLE);
  const arial = weight >= BOLD ? ARIAL.bold : ARIAL.regular;
  const scale = width / SIZE / arial.width;
  const percent = (share: number) => `${(100 * share).toFixed(1)}%`;
  return `@font-face{font-family:'${family} Fallback';font-weight:${weight};src:${arial.names};size-adjust:${percent(scale)};ascent-override:${percent(fontBoundingBoxAscent / SIZE / scale)};descent-override:${percent(fontBoundingBoxDescent / SIZE / scale)};line-gap-override:0%}`;
}
