import type { FocusEvent, KeyboardEvent } from 'react';

/** How a control takes part in a form, and its events. */
export interface ControlProps {
  /**
   * The name that the form sends the value by.
   *
   * @default the form doesn't send the value
   */
  name?: string;
  /** The id of the form, if the control is outside it. */
  form?: string;
  /** Called when the control, or the first one of a group, gets the focus. */
  onFocus?: (event: FocusEvent<HTMLElement>) => void;
  /** Called when the focus leaves the control or the group. */
  onBlur?: (event: FocusEvent<HTMLElement>) => void;
  /** Called when a key is pressed. */
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
}

/** Returns whether the focus enters or leaves a group. */
export const isOutside = ({ currentTarget, relatedTarget }: FocusEvent): boolean =>
  !currentTarget.contains(relatedTarget);
