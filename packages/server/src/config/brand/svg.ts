import {
  parseXml,
  XmlDocumentType,
  XmlElement,
  XmlProcessingInstruction,
  type XmlDocument,
} from '@rgrove/parse-xml';

/** A checked SVG. */
export interface Svg {
  readonly root: XmlElement;
  /** The corner of the `viewBox`. */
  readonly x: number;
  readonly y: number;
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
const LOADS = /@import|image-set\(|url\((?!\s*["']?#)/i;
/** Matches the escapes of CSS: `\\69` and a space, or a backslash before the character itself. */
const ESCAPES = /\\(?:([\da-f]{1,6})\s?|([^\da-f]))/gi;
const PICTURE_DATA = /^data:image\/(?:png|jpeg);base64,/;

/** Returns a file's text as the parser reads it, so that its offsets fit. */
export const toSvgText = (body: Buffer): string =>
  body
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n');

/** Returns the line of an offset, from 1. */
export const getLine = (text: string, offset: number): number =>
  text.slice(0, offset).split('\n').length;

/** Returns whether a style or an attribute loads another file. */
function isLoading(text: string): boolean {
  const plain = text.replaceAll(ESCAPES, (_, code?: string, character?: string) =>
    code === undefined ? (character ?? '') : toCharacter(Number.parseInt(code, 16)),
  );
  return LOADS.test(plain);
}

const toCharacter = (code: number): string =>
  code > 0x10_ff_ff ? '\uFFFD' : String.fromCodePoint(code);

/**
 * Parses an SVG and refuses what can run, load or move: scripts, event handlers, links to other files, animations.
 *
 * @throws RangeError with the line and the reason
 */
export function parseSvg(text: string): Svg {
  const refuse = (offset: number, problem: string): never => {
    throw new RangeError(`line ${getLine(text, offset)}: ${problem}`);
  };
  const document = parse(text);
  for (const child of document.children) {
    if (child instanceof XmlDocumentType && child.internalSubset !== null) {
      refuse(child.start, '<!DOCTYPE> can have no declarations');
    }
    if (child instanceof XmlProcessingInstruction && child.name === 'xml-stylesheet') {
      refuse(child.start, '<?xml-stylesheet?> loads another file');
    }
  }
  const { root } = document;
  if (root?.name !== 'svg') throw new RangeError('line 1: the outermost element must be <svg>');
  // Browsers show nothing without it.
  if (root.attributes['xmlns'] !== SVG_NAMESPACE) {
    refuse(root.start, `<svg> needs xmlns="${SVG_NAMESPACE}"`);
  }
  for (const element of listElements(root)) checkElement(element, refuse);
  const area = getArea(root);
  return area ? { root, ...area } : refuse(root.start, '<svg> needs a viewBox');
}

function parse(text: string): XmlDocument {
  try {
    return parseXml(text, { includeOffsets: true, preserveDocumentType: true });
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
  if (name === 'style' && isLoading(text)) refuse(start, '<style> loads another file');
  for (const [attribute, value] of Object.entries(attributes)) {
    if (/^on/i.test(attribute)) refuse(start, `${attribute} isn't allowed`);
    if (isLoading(value)) refuse(start, `${attribute} loads another file`);
    if (attribute.startsWith('xmlns:') && /svg$|xhtml$/.test(value)) {
      refuse(start, `${attribute} names the elements of SVG or HTML again`);
    }
    const isLink = attribute === 'href' || attribute.endsWith(':href');
    const isInside = value.startsWith('#') || (name === 'image' && PICTURE_DATA.test(value));
    if (isLink && !isInside) refuse(start, `${attribute} loads another file`);
  }
}

/** Parses a length such as `9mm`; a share of the window is none. */
const parseLength = (text = ''): number =>
  text.trim().endsWith('%') ? Number.NaN : Number.parseFloat(text);

/** Returns the area of an SVG: its `viewBox`, else its width and height. */
function getArea({ attributes }: XmlElement): Omit<Svg, 'root'> | undefined {
  const box = (attributes['viewBox'] ?? '').trim().split(/[\s,]+/);
  const [x = 0, y = 0, width = 0, height = 0] =
    box.length === 4
      ? box.map(Number)
      : [0, 0, ...['width', 'height'].map((name) => parseLength(attributes[name]))];
  const isFinite = [x, y, width, height].every(Number.isFinite);
  return isFinite && width > 0 && height > 0 ? { x, y, width, height } : undefined;
}
