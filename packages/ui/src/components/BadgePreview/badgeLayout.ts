/** A label that badges are printed on. */
export interface BadgeSize {
  /** In millimetres, or whatever else: only how they are to each other is drawn. */
  readonly width: number;
  readonly height: number;
}

/** What is printed on where nothing else is said. */
export const LABEL: BadgeSize = { width: 60, height: 25.3 };

/** How wide every label is drawn; the other measures are of the same unit, a dot of 300 to the inch at 60 mm. */
export const WIDTH = 709;
/** The convention's name stands in a band above, waves below. */
export const HEAD = 56;
export const MARGIN = 30;
const FOOT = 44;
const SUBTITLE = 40;
/** The average width of a bold letter, and the height of its ink, as shares of the font's size. */
const LETTER = 0.56;
const INK = 0.8;
const CAPITAL = 0.714;
/** The larger of two lines is not more than this many times the other. */
const CONTRAST = 1.5;

/** How high a label is, when it is as wide as all are drawn. */
export const heightOf = ({ width, height }: BadgeSize): number =>
  Math.round((WIDTH * height) / width);

/** The largest size, up to `size`, at which the text fits the width of the badge. */
export const fitting = (text: string, size: number): number =>
  Math.min(size, Math.floor((WIDTH - 2 * MARGIN) / (Math.max([...text].length, 1) * LETTER)));

/** Where the line below the name stands. */
export const subtitleBaseline = (height: number): number => height - FOOT - 20;

/** Each line of the name with its size and its baseline: they share the height that the subtitle leaves. */
export function drawnLines(lines: readonly string[], hasSubtitle: boolean, label: number) {
  const top = HEAD + 14;
  const bottom = label - FOOT - 12 - (hasSubtitle ? SUBTITLE + 8 : 0);
  const height = (bottom - top) / Math.max(lines.length, 1);
  const most = Math.min(lines.length > 1 ? 80 : 112, height / INK);
  const sizes = lines.map((text) => fitting(text, most));
  const largest = CONTRAST * Math.min(...sizes);
  return lines.map((text, index) => {
    const fontSize = Math.min(sizes[index] ?? most, largest);
    return { text, fontSize, baseline: top + index * height + (height + CAPITAL * fontSize) / 2 };
  });
}
