import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** The result of comparing two pictures of one story. */
export interface Comparison {
  /** The number of different pixels, including the pixels beyond the smaller picture's edge. */
  readonly pixels: number;
  /** A PNG of the differences; undefined if there are none. */
  readonly difference: Buffer | undefined;
}

/** Returns the picture enlarged to the right and bottom. */
function padded(picture: PNG, width: number, height: number): PNG {
  if (picture.width === width && picture.height === height) return picture;
  const larger = new PNG({ width, height });
  PNG.bitblt(picture, larger, 0, 0, picture.width, picture.height, 0, 0);
  return larger;
}

/** Compares two PNGs pixel by pixel; ignores differences in anti-aliasing. */
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
