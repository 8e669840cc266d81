import type { XmlElement } from '@rgrove/parse-xml';
import { suggest } from '../suggest.ts';
import { getLine, listElements, type Svg } from './svg.ts';

/** What a template can have a place for, apart from `color`, the area in the colour of the membership type. */
export const TEXT_SLOTS = ['name', 'subtitle', 'number', 'type', 'convention'] as const;
export type TextSlot = (typeof TEXT_SLOTS)[number];
const SLOTS = [...TEXT_SLOTS, 'barcode', 'color'] as const;
type SlotName = (typeof SLOTS)[number];

/** A place on a badge, in the units of the template's `viewBox`. */
export interface BadgeSlot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The colour of the text, or of the area: `#rrggbb`. */
  readonly color: string;
  readonly align: 'left' | 'center' | 'right';
  readonly weight: 'regular' | 'bold';
}

export type BadgeSlots = Readonly<Partial<Record<SlotName, BadgeSlot>>>;

const PREFIX = 'slot-';
/** The least sizes in millimetres: of a name of sixty letters on two lines, and of a barcode. */
const LEAST = {
  name: { width: 35, height: 8, reason: 'for names of sixty letters' },
  barcode: { width: 25, height: 5, reason: 'for scanners' },
} as const;
/** How much of a slot can be outside the badge, in millimetres: drawing programs round. */
const ROUNDING = 0.1;

/**
 * Takes the slots out of a template: rectangles directly inside `<svg>` whose ids begin with `slot-`.
 *
 * @param text the template
 * @param width the badge's width in millimetres
 * @returns the slots, and the SVG without them
 * @throws RangeError with the line and the reason
 */
export function readSlots(
  text: string,
  svg: Svg,
  width: number,
): { readonly slots: BadgeSlots; readonly background: string } {
  const { root } = svg;
  const millimetre = svg.width / width;
  const slots: Partial<Record<SlotName, BadgeSlot>> = {};
  let background = text;
  // From the end, so that the offsets of the others stay valid.
  for (const element of listElements(root).toReversed()) {
    const { id = '' } = element.attributes;
    if (!id.startsWith(PREFIX)) continue;
    const name = id.slice(PREFIX.length);
    const slot = SLOTS.find((one) => one === name);
    const refuse = (problem: string) =>
      new RangeError(`line ${getLine(text, element.start)}: ${id} ${problem}`);
    if (!slot) throw refuse(`is no slot${suggest(name, SLOTS)}`);
    if (element.parent !== root) throw refuse('must be directly inside <svg>, not in a group');
    if (element.name !== 'rect') throw refuse('must be a <rect>');
    if (slots[slot]) throw refuse('is there twice');
    const read = readSlot(element, svg, slot === 'name' ? 'bold' : 'regular', refuse);
    if (!isInside(read, svg, ROUNDING * millimetre)) throw refuse('is partly outside the badge');
    slots[slot] = read;
    background = background.slice(0, element.start) + background.slice(element.end);
  }
  if (!slots.name) throw new RangeError('slot-name is missing');
  for (const name of ['name', 'barcode'] as const) {
    const slot = slots[name];
    const least = LEAST[name];
    if (slot && Math.min(slot.width / least.width, slot.height / least.height) < millimetre) {
      throw new RangeError(
        `slot-${name} is too small ${least.reason}: it must have ${least.width} × ${least.height} mm`,
      );
    }
  }
  return { slots, background };
}

const isInside = ({ x, y, width, height }: BadgeSlot, svg: Svg, rounding: number): boolean =>
  Math.min(x, y, svg.width - x - width, svg.height - y - height) >= -rounding;

function readSlot(
  element: XmlElement,
  svg: Svg,
  usual: BadgeSlot['weight'],
  refuse: (problem: string) => RangeError,
): BadgeSlot {
  const attributes = { ...element.attributes, ...readStyle(element.attributes['style']) };
  const number = (name: string) => Number(attributes[name] ?? '0');
  const [x, y, width, height] = [number('x'), number('y'), number('width'), number('height')];
  if (!(width > 0 && height > 0 && Number.isFinite(x + y))) {
    throw refuse('needs x, y, width and height as numbers without units');
  }
  if (attributes['transform'] !== undefined) throw refuse('can have no transform');
  const {
    fill = '#000000',
    'data-align': align = 'center',
    'data-weight': weight = usual,
  } = attributes;
  if (!/^#[\da-f]{6}$/i.test(fill)) throw refuse(`needs a fill such as #005383: "${fill}"`);
  if (align !== 'left' && align !== 'center' && align !== 'right') {
    throw refuse(`has data-align left, center or right: "${align}"`);
  }
  if (weight !== 'regular' && weight !== 'bold') {
    throw refuse(`has data-weight regular or bold: "${weight}"`);
  }
  return { x: x - svg.x, y: y - svg.y, width, height, color: fill, align, weight };
}

/** Returns the declarations of a `style`, which drawing programs write instead of attributes. */
const readStyle = (style = ''): Readonly<Record<string, string>> =>
  Object.fromEntries(
    style.split(';').flatMap((declaration) => {
      const [name = '', value] = declaration.split(':');
      return value === undefined ? [] : [[name.trim(), value.trim()]];
    }),
  );
