import * as css from './Grip.css.ts';
import type { RowActions } from './rowActions.ts';

interface GripProps {
  id: number;
  isDisabled: boolean;
  actions: RowActions;
}

/** The drag handle of a row. Not focusable: keyboards have their own keys. */
export const Grip = ({ id, isDisabled, actions }: GripProps) => (
  <span
    className={isDisabled ? css.hiddenGrip : css.grip}
    aria-hidden="true"
    onPointerDown={(event) => actions.grab(event, id)}
  />
);
