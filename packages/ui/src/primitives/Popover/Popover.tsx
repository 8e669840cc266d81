import type { ReactNode, RefObject } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import * as css from './Popover.css.ts';

export interface PopoverProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The button it belongs to: it opens beside it and gives the focus back to it. */
  triggerRef: RefObject<Element | null>;
  'aria-label': string;
  children: ReactNode;
}

/** A small dialog beside its button. Import it through a module that is loaded on demand. */
export const Popover = ({ 'aria-label': label, children, ...props }: PopoverProps) => (
  <AriaPopover {...props} className={css.popover} placement="bottom start">
    <Dialog aria-label={label} className={css.content}>
      {children}
    </Dialog>
  </AriaPopover>
);
