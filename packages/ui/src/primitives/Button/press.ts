import type { MouseEvent } from 'react';
import type { PressEvent } from 'react-aria-components';

export { type PressEvent };

export type OnPress = (event: PressEvent) => void;

/** Returns React Aria's event for a click. */
export const toPressEvent = (event: MouseEvent): PressEvent => {
  const { currentTarget: target, clientX, clientY, shiftKey, ctrlKey, metaKey, altKey } = event;
  const { pointerType } = event.nativeEvent as MouseEvent['nativeEvent'] &
    Pick<PressEvent, 'pointerType'>;
  const { left, top } = target.getBoundingClientRect();
  return {
    type: 'press',
    // A click by keyboard has no detail, and in older browsers a click has no pointer type.
    pointerType: event.detail ? pointerType || 'mouse' : 'keyboard',
    target,
    shiftKey,
    ctrlKey,
    metaKey,
    altKey,
    x: clientX - left,
    y: clientY - top,
    // A click reaches the outer elements anyway.
    continuePropagation() {},
  };
};

/** Returns a click handler. Safari doesn't focus a pressed button, but dialogs need it to return the focus. */
export const press = (onPress: OnPress | undefined) => (event: MouseEvent<HTMLElement>) => {
  event.currentTarget.focus({ preventScroll: true });
  onPress?.(toPressEvent(event));
};
