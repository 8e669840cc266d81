import type { MouseEvent } from 'react';
import type { PressEvent } from 'react-aria-components';

export { type PressEvent };

export type OnPress = (event: PressEvent) => void;

/** Returns React Aria's event for a click. It inherits the modifier keys. */
export const toPressEvent = (event: MouseEvent): PressEvent => {
  const { currentTarget: target, nativeEvent } = event;
  const { pointerType } = nativeEvent as typeof nativeEvent & Pick<PressEvent, 'pointerType'>;
  const { left, top } = target.getBoundingClientRect();
  return Object.assign(
    Object.create(event) as MouseEvent,
    {
      type: 'press' as const,
      // A click by keyboard has no detail, and in older browsers a click has no pointer type.
      pointerType: event.detail ? pointerType || 'mouse' : 'keyboard',
      target,
      x: event.clientX - left,
      y: event.clientY - top,
      // A click reaches the outer elements anyway.
      continuePropagation() {},
    } as const,
  );
};

/** Returns a click handler. Safari doesn't focus a pressed button, but dialogs need it to return the focus. */
export const press = (onPress: OnPress | undefined) => (event: MouseEvent<HTMLElement>) => {
  event.currentTarget.focus({ preventScroll: true });
  onPress?.(toPressEvent(event));
};
