import { dropTarget, type DropTarget } from './dropTarget.ts';

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
export const dragToRank = (grip: HTMLElement, down: PointerEvent, { root, onDrop }: Drag) => {
  const item = grip.closest('li');
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
    return dropTarget(event.pageY, boxes, from);
  };

  const markOf = (target: Drop): [HTMLElement | null | undefined, string] => {
    if (target === null) return [null, ''];
    if (target === 'unrank') return [below, 'on'];
    return [rows[target.row] ?? list, target.side];
  };

  const show = (next: Drop) => {
    delete markOf(drop)[0]?.dataset.drop;
    drop = next;
    const [element, side] = markOf(next);
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
  grip.setPointerCapture(down.pointerId);
  grip.addEventListener('pointermove', onMove, { signal });
  grip.addEventListener('pointerup', onUp, { signal });
  // The browser took over the pointer, or a ballot change removed the row.
  grip.addEventListener('pointercancel', finish, { signal });
  grip.addEventListener('lostpointercapture', finish, { signal });
  document.addEventListener('keydown', onKey, { signal, capture: true });
  down.preventDefault();
};
