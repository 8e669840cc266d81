import type { KeyboardEvent } from 'react';
import type { RowActions } from './rowActions.ts';

/** The position that a digit key names, from 0, or undefined for any other key. */
export const positionOfKey = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) =>
  !altKey && !ctrlKey && !metaKey && /^[1-9]$/.test(key) ? Number(key) - 1 : undefined;

export const isRemoveKey = ({ key }: KeyboardEvent) => key === 'Delete' || key === 'Backspace';

/** What a ranked entry's button is told to announce; the digits are in the hint below the list. */
export const MOVE_KEYS = 'Alt+ArrowUp Alt+ArrowDown Delete';

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/**
 * The keys of a rank button beside Enter and Space: an arrow opens the menu, and with Alt moves by one; a digit places
 * at once, Delete removes.
 *
 * @param position from 0; undefined for a finalist that is not ranked
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
