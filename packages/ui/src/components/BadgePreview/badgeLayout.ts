/** The dimensions of a badge label. */
export interface BadgeSize {
  /** In millimetres. Only the ratio of width to height matters. */
  readonly width: number;
  readonly height: number;
}

/** The default label. */
export const LABEL: BadgeSize = { width: 60, height: 25.3 };

/** The drawing's width. All lengths here are in the same unit: dots at 300 dpi on a label 60 mm wide. */
export const WIDTH = 709;
/** The height of the band at the top that contains the convention's name. */
export const HEAD = 56;
export const MARGIN = 30;
const FOOT = 44;
const SUBTITLE = 40;
/** The average width of a bold letter and the height of its ink, relative to the font size. */
const LETTER = 0.56;
const INK = 0.8;
const CAPITAL = 0.714;
/** The largest allowed ratio between the font sizes of the two lines. */
const CONTRAST = 1.5;

/** Returns the drawing's height for a label. */
export const heightOf = ({ width, height }: BadgeSize): number =>
  Math.round((WIDTH * height) / width);

/** Returns the largest font size, up to `size`, at which the text fits the badge's width. */
export const fitting = (text: string, size: number): number =>
  Math.min(size, Math.floor((WIDTH - 2 * MARGIN) / (Math.max([...text].length, 1) * LETTER)));

/** Returns the baseline of the subtitle. */
export const subtitleBaseline = (height: number): number => height - FOOT - 20;

/** Returns the font size and baseline of each line of the name. The lines share the height above the subtitle. */
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
