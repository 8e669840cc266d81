import type { KeyboardEvent } from 'react';

/** Where a field is in its grid. */
export interface CellPlace {
  readonly row: number;
  readonly column: number;
}

const ARROWS: Readonly<Record<string, CellPlace>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};

const placeOf = ({ dataset }: HTMLElement): CellPlace => ({
  row: Number(dataset['row']),
  column: Number(dataset['column']),
});

const cellAt = (grid: Element, { row, column }: CellPlace) =>
  grid.querySelector<HTMLTextAreaElement>(
    `textarea[data-row="${row}"][data-column="${column}"]:not(:disabled)`,
  );

/** Goes to a field; the cursor stands where the next key of the same direction goes on. */
const enter = (cell: HTMLTextAreaElement | null, isForward: boolean) => {
  if (!cell) return;
  cell.focus();
  const at = isForward ? cell.value.length : 0;
  cell.setSelectionRange(at, at);
};

const moveBy = (cell: HTMLTextAreaElement, step: CellPlace) => {
  const grid = cell.closest('[data-grid]');
  if (!grid) return;
  const isMirrored = getComputedStyle(cell).direction === 'rtl';
  const { row, column } = placeOf(cell);
  const across = isMirrored ? -step.column : step.column;
  // To the left one enters a field at its end, to the right at its beginning.
  const isForward = step.row > 0 || across < 0;
  enter(cellAt(grid, { row: row + step.row, column: column + across }), isForward);
};

/**
 * Keys between the fields, as in a spreadsheet but without taking a key from the text: Enter goes to the
 * same field of the next row (Shift+Enter is a line break), and an arrow that has nowhere left to go in a
 * field's text goes on to the next field. Tab goes through the fields as everywhere.
 */
export const moveBetweenCells = (event: KeyboardEvent<HTMLTextAreaElement>) => {
  const { key, currentTarget: cell, nativeEvent } = event;
  if (nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey)
    return;
  if (key === 'Enter') {
    event.preventDefault();
    moveBy(cell, { row: 1, column: 0 });
    return;
  }
  const step = ARROWS[key];
  const at = cell.selectionStart;
  if (!step || at !== cell.selectionEnd) return;
  // Only the browser knows its lines: when its own answer to the key moves nothing, the text ends here.
  setTimeout(() => {
    if (cell.matches(':focus') && cell.selectionStart === at) moveBy(cell, step);
  });
};

/** Puts the focus on a row as a whole, which opens no keyboard on a phone. */
export const focusRow = (grid: Element | null, row: number) =>
  grid?.querySelector<HTMLElement>(`[role="group"][data-row="${row}"]`)?.focus();
