import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** Two pictures of one story. */
export interface Comparison {
  /** How many pixels are not the same; all that one of them has beyond the other's edge. */
  readonly pixels: number;
  /** A picture of what differs, as PNG; undefined when nothing does. */
  readonly difference: Buffer | undefined;
}

/** The same picture with room to its right and below it. */
function padded(picture: PNG, width: number, height: number): PNG {
  if (picture.width === width && picture.height === height) return picture;
  const larger = new PNG({ width, height });
  PNG.bitblt(picture, larger, 0, 0, picture.width, picture.height, 0, 0);
  return larger;
}

/** Compares two PNGs, pixel by pixel; what is only smoothed otherwise at an edge is the same. */
export function compare(before: Buffer, after: Buffer): Comparison {
  if (before.equals(after)) return { pixels: 0, difference: undefined };
  const pictures = [PNG.sync.read(before), PNG.sync.read(after)] as const;
  const width = Math.max(...pictures.map((one) => one.width));
  const height = Math.max(...pictures.map((one) => one.height));
  const [one, other] = pictures.map((picture) => padded(picture, width, height)) as [PNG, PNG];
  const drawn = new PNG({ width, height });
  const options = { threshold: 0.05 };
  const pixels = pixelmatch(one.data, other.data, drawn.data, width, height, options);
  return { pixels, difference: pixels === 0 ? undefined : PNG.sync.write(drawn) };
}
