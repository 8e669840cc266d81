import { parseXml, XmlElement } from '@rgrove/parse-xml';

/** A checked SVG. */
export interface Svg {
  readonly root: XmlElement;
  readonly width: number;
  readonly height: number;
}

/** The elements that draw something and run nothing. */
const ELEMENTS = new Set(
  [
    'svg g defs symbol use style title desc metadata image text tspan',
    'path rect circle ellipse line polyline polygon',
    'linearGradient radialGradient stop clipPath mask pattern marker',
  ].flatMap((names) => names.split(' ')),
);

const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';

/** Matches the other files that a style or an attribute can load. */
const LOADS = /@import|url\((?!\s*["']?#)/i;
const PICTURE_DATA = /^data:image\/(?:png|jpeg);base64,/;

/** Returns the line of an offset, from 1. */
export const getLine = (text: string, offset: number): number =>
  text.slice(0, offset).split('\n').length;

/**
 * Parses an SVG and refuses what can run, load or move: scripts, event handlers, links to other files, animations.
 *
 * @throws RangeError with the line and the reason
 */
export function parseSvg(text: string): Svg {
  const refuse = (offset: number, problem: string): never => {
    throw new RangeError(`line ${getLine(text, offset)}: ${problem}`);
  };
  const root = parse(text);
  if (root?.name !== 'svg') throw new RangeError('line 1: the outermost element must be <svg>');
  // Browsers show nothing without it.
  if (root.attributes['xmlns'] !== SVG_NAMESPACE) {
    refuse(root.start, `<svg> needs xmlns="${SVG_NAMESPACE}"`);
  }
  for (const element of listElements(root)) checkElement(element, refuse);
  const size = getSize(root);
  return size ? { root, ...size } : refuse(root.start, '<svg> needs a viewBox');
}

function parse(text: string): XmlElement | null {
  try {
    return parseXml(text, { includeOffsets: true }).root;
  } catch (error) {
    const [message = ''] = (error instanceof Error ? error.message : String(error)).split('\n', 1);
    const [, reason, line] = /^(.*) \(line (\d+), column \d+\)$/.exec(message) ?? [];
    throw new RangeError(line === undefined ? message : `line ${line}: ${reason}`, {
      cause: error,
    });
  }
}

/** Returns an element and everything inside, in the document's order. */
export const listElements = (root: XmlElement): readonly XmlElement[] => [
  root,
  ...root.children.flatMap((child) => (child instanceof XmlElement ? listElements(child) : [])),
];

function checkElement(
  { name, attributes, text, start }: XmlElement,
  refuse: (offset: number, problem: string) => never,
): void {
  // Drawing programs save their own data in elements and attributes with a prefix.
  if (!name.includes(':') && !ELEMENTS.has(name)) refuse(start, `<${name}> isn't allowed`);
  if (name === 'style' && LOADS.test(text)) refuse(start, '<style> loads another file');
  for (const [attribute, value] of Object.entries(attributes)) {
    if (/^on/i.test(attribute)) refuse(start, `${attribute} isn't allowed`);
    if (LOADS.test(value)) refuse(start, `${attribute} loads another file`);
    if (attribute.startsWith('xmlns:') && /svg$|xhtml$/.test(value)) {
      refuse(start, `${attribute} names the elements of SVG or HTML again`);
    }
    const isLink = attribute === 'href' || attribute.endsWith(':href');
    const isInside = value.startsWith('#') || (name === 'image' && PICTURE_DATA.test(value));
    if (isLink && !isInside) refuse(start, `${attribute} loads another file`);
  }
}

/** Returns the ratio of an SVG in whole units: from its `viewBox`, else its width and height. */
function getSize({ attributes }: XmlElement): Pick<Svg, 'width' | 'height'> | undefined {
  const box = (attributes['viewBox'] ?? '').trim().split(/[\s,]+/);
  const [width = 0, height = 0] =
    box.length === 4
      ? box.slice(2).map(Number)
      : [attributes['width'], attributes['height']].map((value) => Number.parseFloat(value ?? ''));
  return width > 0 && height > 0 ? { width, height } : undefined;
}
