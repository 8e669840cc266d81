import * as css from './Grip.css.ts';
import type { RowActions } from './rowActions.ts';

interface GripProps {
  id: number;
  isDisabled: boolean;
  actions: RowActions;
}

/** Where a row is taken hold of. There is nothing in it for a keyboard, which has keys of its own. */
export const Grip = ({ id, isDisabled, actions }: GripProps) => (
  <span
    className={isDisabled ? css.hiddenGrip : css.grip}
    aria-hidden="true"
    onPointerDown={(event) => actions.grab(event, id)}
  />
);
