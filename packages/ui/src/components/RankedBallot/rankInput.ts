import type { FinalistId } from '@conkit/rules';
import type * as React from 'react';
import type { BallotChange } from './ballot.ts';

/** The input device of a change. After a keyboard change, the page scrolls to the entry. */
export type Input = 'keyboard' | 'pointer';

/** The actions of a row. The functions are stable, so that unchanged rows don't re-render. */
export interface RowActions {
  openMenu: (id: FinalistId, button: HTMLElement) => void;
  /** Ranks an entry at the next free position. If all are taken, opens the menu. */
  rankNext: (id: FinalistId, button: HTMLElement, input: Input) => void;
  change: (change: BallotChange, input: Input) => void;
  grab: (event: React.PointerEvent<HTMLElement>, id: FinalistId) => void;
}

/** Returns the input device. Clicks by keyboard or assistive technology have a `detail` of 0. */
export const getInput = (event: React.MouseEvent): Input =>
  event.detail === 0 ? 'keyboard' : 'pointer';

/** Returns the position of a digit key, from 0, or undefined for other keys. */
export const parsePositionKey = ({ key, altKey, ctrlKey, metaKey }: React.KeyboardEvent) =>
  !altKey && !ctrlKey && !metaKey && /^[1-9]$/.test(key) ? Number(key) - 1 : undefined;

export const isRemoveKey = ({ key }: React.KeyboardEvent) =>
  key === 'Delete' || key === 'Backspace';

/** The rank button's `aria-keyshortcuts`. The digit keys are in the hint below the list. */
export const MOVE_KEYS = 'Alt+ArrowUp Alt+ArrowDown Delete';

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/**
 * Handles the keys of a rank button besides Enter and Space: an arrow key opens the menu and with Alt moves by one, a
 * digit places the entry, Delete removes it.
 *
 * @param position Starts at 0; `undefined` for an unranked finalist.
 */
export const handleRankKey = (
  event: React.KeyboardEvent<HTMLElement>,
  id: FinalistId,
  position: number | undefined,
  actions: RowActions,
) => {
  const chosen = parsePositionKey(event);
  const step = STEPS[event.key];
  if (chosen !== undefined) actions.change({ kind: 'place', id, position: chosen }, 'keyboard');
  else if (isRemoveKey(event) && position !== undefined) {
    actions.change({ kind: 'remove', position }, 'keyboard');
  } else if (step !== undefined && event.altKey) {
    if (position !== undefined) {
      actions.change({ kind: 'move', id, position: position + step }, 'keyboard');
    }
  } else if (step !== undefined) {
    actions.openMenu(id, event.currentTarget);
  } else return;
  event.preventDefault();
};

/** The pointer movement in pixels that starts a drag. */
const THRESHOLD = 4;

/** The distance from the ballot in pixels beyond which a drop is cancelled. */
const REACH = 64;

type Drop = DropTarget | 'unrank' | null;

interface Drag {
  /** The ballot's element. Its ranked list has `data-ranked`, its unranked list `data-unranked`. */
  root: HTMLElement;
  /** Called with the drop position, from 0, or `unrank`. */
  onDrop: (drop: number | 'unrank') => void;
}

/**
 * Drags a row with a mouse, pen or finger until it is released. Escape cancels. React doesn't render meanwhile: the row
 * follows the pointer, and an attribute marks the drop position.
 */
export const dragToRank = (handle: HTMLElement, down: PointerEvent, { root, onDrop }: Drag) => {
  const item = handle.closest('li');
  const list = root.querySelector<HTMLElement>('[data-ranked]');
  if (!item || !list || down.button !== 0) return;
  const below = root.querySelector<HTMLElement>('[data-unranked]');
  const rows = [...list.querySelectorAll('li')];
  const from = rows.indexOf(item);
  const boxes = rows.map((row) => {
    const { top, bottom } = row.getBoundingClientRect();
    return { top: top + scrollY, bottom: bottom + scrollY, isEmpty: 'empty' in row.dataset };
  });
  const listening = new AbortController();
  let isMoving = false;
  let drop: Drop = null;

  const findDrop = (event: PointerEvent): Drop => {
    const box = root.getBoundingClientRect();
    const { clientX: x, clientY: y } = event;
    const isFar = x < box.left - REACH || x > box.right + REACH;
    if (isFar || y < box.top - REACH || y > box.bottom + REACH) return null;
    const isBelow = below !== null && y > below.getBoundingClientRect().top;
    if (isBelow) return from === -1 ? null : 'unrank';
    return findDropTarget(event.pageY, boxes, from);
  };

  const findMarked = (target: Drop): [HTMLElement | null | undefined, string] => {
    if (target === null) return [null, ''];
    if (target === 'unrank') return [below, 'on'];
    return [rows[target.row] ?? list, target.side];
  };

  const show = (next: Drop) => {
    delete findMarked(drop)[0]?.dataset.drop;
    drop = next;
    const [element, side] = findMarked(next);
    if (element) element.dataset.drop = side;
  };

  const finish = () => {
    listening.abort();
    show(null);
    item.style.removeProperty('translate');
    delete item.dataset.dragged;
  };

  const onMove = (event: PointerEvent) => {
    const distance = event.pageY - down.pageY;
    if (!isMoving && Math.abs(distance) < THRESHOLD) return;
    isMoving = true;
    item.dataset.dragged = '';
    item.style.translate = `0 ${distance}px`;
    show(findDrop(event));
  };

  const onUp = () => {
    const target = drop;
    finish();
    if (target !== null) onDrop(target === 'unrank' ? target : target.position);
  };

  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    finish();
  };

  const { signal } = listening;
  handle.setPointerCapture(down.pointerId);
  handle.addEventListener('pointermove', onMove, { signal });
  handle.addEventListener('pointerup', onUp, { signal });
  // The browser took over the pointer, or a ballot change removed the row.
  handle.addEventListener('pointercancel', finish, { signal });
  handle.addEventListener('lostpointercapture', finish, { signal });
  document.addEventListener('keydown', onKey, { signal, capture: true });
  down.preventDefault();
};

/** A row of the ranked list and its position on the page, in pixels. */
export interface RowBox {
  readonly top: number;
  readonly bottom: number;
  /** Whether it is an empty position, which a dropped entry fills. */
  readonly isEmpty: boolean;
}

/** The position where a dragged entry would go, and the row that shows it. Positions and rows start at 0. */
interface DropTarget {
  readonly position: number;
  readonly row: number;
  readonly side: 'before' | 'after' | 'on';
}

/**
 * Returns the drop position at a pointer's height. An empty row is filled. On any other row, the upper half means the
 * position before the row, the lower half the one after it.
 *
 * @param y The pointer's height, in the same pixels as the boxes.
 * @param from The index of the dragged row, or -1 if the entry isn't ranked.
 * @returns `null` where the entry would stay in its place.
 */
export const findDropTarget = (
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
