import type { BrandImage } from './picture.ts';
import { parseSvg, toSvgText } from './svg.ts';

/** SVGs are drawn at this height, in pixels, so that they are sharp on paper. */
const SVG_HEIGHT = 400;
const MAX_SVG_WIDTH = 2400;

const FIRST_ELEMENT = /^<svg((?:[^>"']|"[^"]*"|'[^']*')*)>/;
const SIZE = /\s(?:width|height|viewBox)\s*=\s*(?:"[^"]*"|'[^']*')/g;

/** Returns the bytes for the canvas. It draws an SVG at the size that the SVG names. */
export function toDrawable({ type, body, width, height }: BrandImage): Buffer {
  if (type !== 'image/svg+xml') return body;
  const scale = Math.min(SVG_HEIGHT / height, MAX_SVG_WIDTH / width);
  const text = toSvgText(body);
  const { root, x, y } = parseSvg(text);
  const size = `width="${Math.round(width * scale)}" height="${Math.round(height * scale)}"`;
  const box = `viewBox="${x} ${y} ${width} ${height}"`;
  const svg = text.slice(root.start);
  return Buffer.from(
    svg.replace(
      FIRST_ELEMENT,
      (_, given: string) => `<svg ${size} ${box}${given.replaceAll(SIZE, '')}>`,
    ),
  );
}
