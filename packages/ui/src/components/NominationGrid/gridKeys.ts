import type { KeyboardEvent } from 'react';

/** The position of a field in its grid. */
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

/** Focuses a field and places the cursor so that the same arrow key continues to the next one. */
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
  // Moving left enters a field at its end, moving right at its start.
  const isForward = step.row > 0 || across < 0;
  enter(cellAt(grid, { row: row + step.row, column: column + across }), isForward);
};

/**
 * Moves between fields as in a spreadsheet, without taking keys from the text: Enter moves to the same field of the
 * next row (Shift+Enter is a line break), and an arrow key moves to the next field when the cursor can't move further.
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
  // Only the browser knows the line layout: if the cursor didn't move, the text ends here.
  setTimeout(() => {
    if (cell.matches(':focus') && cell.selectionStart === at) moveBy(cell, step);
  });
};

/** Focuses a whole row, which opens no on-screen keyboard. */
export const focusRow = (grid: Element | null, row: number) =>
  grid?.querySelector<HTMLElement>(`[role="group"][data-row="${row}"]`)?.focus();
