import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { InferOutput } from 'valibot';
import type { Path } from '../problems.ts';
import type { ConventionSource } from '../read.ts';
import type { conventionSchema } from '../schema/convention.ts';
import { createBrandTheme } from '../theme.ts';
import { measureOpacity, type BrandBackground } from './background.ts';
import type { BrandFile, BrandImage } from './picture.ts';
import { readSlots, type BadgeSlots } from './badge.ts';
import { listElements, parseSvg, toSvgText, type Svg } from './svg.ts';
import { readCharacters } from './woff2.ts';

type Written = InferOutput<typeof conventionSchema>;
type Folder = Pick<ConventionSource, 'readFile'>;

/** The files of a convention's brand. */
export interface Brand {
  readonly logo?: BrandImage;
  /** The logo on dark surfaces. Without it, the logo is shown there on a white plate. */
  readonly logoDark?: BrandImage;
  readonly icon?: BrandImage;
  readonly background?: BrandBackground;
  readonly badge?: BadgeTemplate;
  readonly barcodeCard?: BadgeTemplate;
  readonly fonts?: BrandFonts;
}

/** A font's file with its weight, 100 to 900. */
export interface BrandFont extends BrandFile {
  readonly weight: number;
}

/** The fonts of pages; empty for the product's own. */
export interface BrandFonts {
  readonly text: readonly BrandFont[];
  readonly headings: readonly BrandFont[];
}

/** The design of a badge or a barcode card. */
export interface BadgeTemplate {
  /** The template without its slots. */
  readonly background: BrandImage;
  /** The badge's size in millimetres. */
  readonly size: { readonly width: number; readonly height: number };
  readonly slots: BadgeSlots;
}

/** Returns the files that pages can load. */
export const listBrandFiles = ({
  logo,
  logoDark,
  icon,
  background,
  badge,
  fonts,
}: Brand): readonly BrandFile[] => [
  ...(fonts ? [...fonts.text, ...fonts.headings] : []),
  ...[logo, logoDark, icon, background, badge?.background].filter((file) => file !== undefined),
];

/** The most bytes of a picture. */
export const MAX_PICTURE_BYTES = 100 * 1024;
/** The most pixels of a PNG's side. */
const MAX_PICTURE_PIXELS = 2000;

/** The longest shape of a picture: its sides' ratio. */
const MAX_PICTURE_RATIO = 20;

const PICTURES = { logo: 'logo', logo_dark: 'logoDark', icon: 'icon' } as const;

/** Reads the files that `brand` names. `report` gets the problem of each that can't be used. */
export function readBrand(
  { brand, badge, barcode_card: card }: Pick<Written, 'brand' | 'badge' | 'barcode_card'>,
  source: Folder,
  report: (path: Path, problem: string) => void,
): Brand {
  const attempt = <File>(path: Path, read: () => File): File | undefined => {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      report(path, error.message);
      return undefined;
    }
  };
  const pictures = Object.entries(PICTURES).flatMap(([field, name]) => {
    const file = brand?.[field as keyof typeof PICTURES];
    if (file === undefined) return [];
    const picture = attempt(['brand', field], () => readPicture(source, file));
    return picture ? [[name, picture] as const] : [];
  });
  const background = readBackground(brand, source, attempt);
  const template = badge && attempt(['badge', 'template'], () => readTemplate(source, badge));
  const barcodeCard =
    card &&
    attempt(['barcode_card', 'template'], () => {
      const read = readTemplate(source, card);
      if (read.slots.barcode) return read;
      throw new RangeError(`can't be used: ${card.template}, slot-barcode is missing`);
    });
  const readFaces = (use: 'text' | 'headings') =>
    (brand?.fonts?.[use] ?? []).flatMap(({ file, weight }, at) => {
      const font = attempt(['brand', 'fonts', use, at, 'file'], () => readFont(source, file));
      return font ? [{ ...font, weight }] : [];
    });
  return {
    ...Object.fromEntries(pictures),
    ...(background && { background }),
    ...(template && { badge: template }),
    ...(barcodeCard && { barcodeCard }),
    ...(brand?.fonts && { fonts: { text: readFaces('text'), headings: readFaces('headings') } }),
  };
}

function readBackground(
  brand: Written['brand'],
  source: Folder,
  attempt: <File>(path: Path, read: () => File) => File | undefined,
): BrandBackground | undefined {
  const file = brand?.background;
  if (file === undefined) return undefined;
  return attempt(['brand', 'background'], () => {
    const picture = readPicture(source, file);
    return { ...picture, opacity: measureOpacity(picture, createBrandTheme(brand?.colors)) };
  });
}

/** The most bytes of a font's file. */
const MAX_FONT_BYTES = 100 * 1024;
/** Each of these must be in a font, so that words don't mix two fonts. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

function readFont(source: Folder, name: string): BrandFile {
  const body = readLimited(source, name, MAX_FONT_BYTES);
  const characters = listCharacters(name, body);
  const lacks = [...LETTERS].filter((letter) => !characters.has(letter.codePointAt(0) ?? 0));
  if (lacks.length > 0) throw new RangeError(`can't be used: ${name} lacks ${lacks.join('')}`);
  return toBrandFile(name, 'font/woff2', body);
}

function listCharacters(name: string, body: Buffer): ReadonlySet<number> {
  try {
    return readCharacters(body);
  } catch (error) {
    throw new RangeError(`is no font: ${name} isn't WOFF2`, { cause: error });
  }
}

/** The largest difference between the ratios of a card and its template. */
const MAX_RATIO_DIFFERENCE = 0.01;

function readTemplate(
  source: Folder,
  { template, width_mm, height_mm }: NonNullable<Written['badge']>,
): BadgeTemplate {
  const body = readLimited(source, template, MAX_PICTURE_BYTES);
  const svg = readSvg(template, body);
  const ratio = svg.width / svg.height / (width_mm / height_mm);
  if (Math.abs(ratio - 1) > MAX_RATIO_DIFFERENCE) {
    throw new RangeError(
      `has another shape: ${template} is ${svg.width} × ${svg.height}, and the badge ${width_mm} × ${height_mm} mm`,
    );
  }
  const { slots, background } = naming(template, () => readSlots(toSvgText(body), svg, width_mm));
  const file = toBrandFile(template, 'image/svg+xml', Buffer.from(background));
  return {
    background: { ...file, width: svg.width, height: svg.height },
    size: { width: width_mm, height: height_mm },
    slots,
  };
}

/**
 * Reads a file of the convention's folder.
 *
 * @throws RangeError if it is missing or too large
 */
function readLimited({ readFile }: Folder, name: string, most: number): Buffer {
  const body = readFile(name, most);
  if (body === undefined) throw new RangeError(`is missing: the folder has no ${name}`);
  if (body === 'too large') {
    throw new RangeError(`is too large: ${name} has more than ${most / 1024} kB`);
  }
  return body;
}

function readPicture(source: Folder, name: string): BrandImage {
  const body = readLimited(source, name, MAX_PICTURE_BYTES);
  const [type, { width, height }] = name.endsWith('.svg')
    ? ['image/svg+xml', readSvg(name, body)]
    : ['image/png', readPng(name, body)];
  if (Math.max(width / height, height / width) > MAX_PICTURE_RATIO) {
    throw new RangeError(
      `is too long: ${name} is ${width} × ${height}, and a side can be ${MAX_PICTURE_RATIO} times the other`,
    );
  }
  return { ...toBrandFile(name, type, body), width, height };
}

/** @throws RangeError if the SVG can't be used */
function readSvg(name: string, body: Buffer): Svg {
  const svg = naming(name, () => parseSvg(toSvgText(body)));
  if (listElements(svg.root).some((element) => element.name === 'text')) {
    throw new RangeError(
      `can't be used: ${name} has text, which each device draws in another font; turn it into paths`,
    );
  }
  return svg;
}

/** Adds the file's name to the errors of reading it. */
function naming<Result>(name: string, read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new RangeError(`can't be used: ${name}, ${error.message}`, { cause: error });
  }
}

const PNG_START = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
/** The bytes before the first chunk. */
const PNG_SIGNATURE = 8;
const PNG_END = Buffer.from('49454e44ae426082', 'hex');

function readPng(name: string, body: Buffer): Pick<BrandImage, 'width' | 'height'> {
  const isPng = body.subarray(0, 16).equals(PNG_START) && body.subarray(-8).equals(PNG_END);
  if (!isPng) throw new RangeError(`is no picture: ${name} isn't a PNG`);
  const [width, height] = [body.readUInt32BE(16), body.readUInt32BE(20)];
  if (Math.min(width, height) === 0 || Math.max(width, height) > MAX_PICTURE_PIXELS) {
    throw new RangeError(
      `is too large: ${name} has ${width} × ${height} pixels, and can have ${MAX_PICTURE_PIXELS} each`,
    );
  }
  if (isDamaged(body)) throw new RangeError(`is damaged: save ${name} again`);
  return { width, height };
}

/** Returns whether the chunks of a PNG aren't those that were saved. */
function isDamaged(png: Buffer): boolean {
  let at = PNG_SIGNATURE;
  while (at < png.length) {
    if (at + 12 > png.length) return true;
    // Length, name and data, and their checksum.
    const end = at + 8 + png.readUInt32BE(at);
    if (end + 4 > png.length) return true;
    if (crc32(png.subarray(at + 4, end)) !== png.readUInt32BE(end)) return true;
    at = end + 4;
  }
  return false;
}

function toBrandFile(name: string, type: string, body: Buffer): BrandFile {
  const [, base = '', extension = ''] = /([\w-]+)\.(\w+)$/.exec(name) ?? [];
  const hash = createHash('sha256').update(body).digest('hex').slice(0, 10);
  return { path: `/brand/${base}-${hash}.${extension}`, type, body };
}
