import type { KeyboardEvent } from 'react';
import type { RowActions } from './rowActions.ts';

/** Returns the position of a digit key, from 0, or undefined for other keys. */
export const positionOfKey = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) =>
  !altKey && !ctrlKey && !metaKey && /^[1-9]$/.test(key) ? Number(key) - 1 : undefined;

export const isRemoveKey = ({ key }: KeyboardEvent) => key === 'Delete' || key === 'Backspace';

/** The rank button's `aria-keyshortcuts`. The digit keys are in the hint below the list. */
export const MOVE_KEYS = 'Alt+ArrowUp Alt+ArrowDown Delete';

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/**
 * Handles the keys of a rank button besides Enter and Space: an arrow key opens the menu and with Alt moves by one, a
 * digit places the entry, Delete removes it.
 *
 * @param position Starts at 0; `undefined` for an unranked finalist.
 */
export const onRankKey = (
  event: KeyboardEvent<HTMLElement>,
  id: number,
  position: number | undefined,
  actions: RowActions,
) => {
  const chosen = positionOfKey(event);
  const step = steps[event.key];
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
