/** A row of the ranked list as it is on the page, in pixels. */
export interface RowBox {
  readonly top: number;
  readonly bottom: number;
  /** A position without an entry, which a dragged entry can fill. */
  readonly isEmpty: boolean;
}

/** Where a dragged entry would end, and the row that shows it. Positions and rows count from 0. */
export interface DropTarget {
  readonly position: number;
  readonly row: number;
  readonly side: 'before' | 'after' | 'on';
}

/**
 * The position that a pointer at a height means: an empty row is filled, another row's upper half means
 * before it, its lower half after it.
 *
 * @param y the pointer's height, in the same pixels as the boxes
 * @param from the row that is dragged, or -1 for one that is not ranked
 * @returns null where the entry would stay in its place
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
