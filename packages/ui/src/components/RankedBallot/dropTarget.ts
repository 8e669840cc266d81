/** A row of the ranked list and its position on the page, in pixels. */
export interface RowBox {
  readonly top: number;
  readonly bottom: number;
  /** Whether it is an empty position, which a dropped entry fills. */
  readonly isEmpty: boolean;
}

/** The position where a dragged entry would go, and the row that shows it. Positions and rows start at 0. */
export interface DropTarget {
  readonly position: number;
  readonly row: number;
  readonly side: 'before' | 'after' | 'on';
}

/**
 * Returns the drop position at a pointer's height. An empty row is filled. The upper half of any other row means before
 * it, the lower half after it.
 *
 * @param y The pointer's height, in the same pixels as the boxes.
 * @param from The index of the dragged row, or -1 if the entry isn't ranked.
 * @returns `null` where the entry would stay in its place.
 */
export const dropTarget = (
  y: number,
  boxes: readonly RowBox[],
  from: number,
): DropTarget | null => {
  const under = boxes.findIndex(({ bottom }) => y < bottom);
  const row = under === -1 ? boxes.length - 1 : under;
  const box = boxes[row];
  if (!box) return { position: 0, row: -1, side: 'on' };
  if (row === from) return null;
  const above = (edge: number) => (from !== -1 && from < edge ? edge - 1 : edge);
  if (box.isEmpty && under !== -1) return { position: above(row), row, side: 'on' };
  const isBefore = y < (box.top + box.bottom) / 2;
  const position = above(isBefore ? row : row + 1);
  return position === from ? null : { position, row, side: isBefore ? 'before' : 'after' };
};
