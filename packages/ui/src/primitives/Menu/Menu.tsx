import { Fragment, type FocusEvent, type ReactNode, type RefObject } from 'react';
import { Menu as AriaMenu, MenuItem as AriaMenuItem } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Separator } from 'react-aria-components/Separator';
import { popover } from '../Popover/Popover.css.ts';
import * as css from './Menu.css.ts';

export interface MenuItem {
  id: string;
  label: string;
  hint?: ReactNode;
  icon?: ReactNode;
  /** `current` is where things stand now; `danger` takes something away. */
  tone?: keyof typeof css.tones;
  isDisabled?: boolean;
  /** Draws a line above. */
  startsGroup?: boolean;
}

export interface MenuProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The button it belongs to: it opens beside it and gives the focus back to it. */
  triggerRef: RefObject<Element | null>;
  'aria-label': string;
  items: readonly MenuItem[];
  onAction: (id: string) => void;
}

/** Opened by a screen reader or the keyboard, the menu itself gets the focus: it belongs to an item. */
const focusItem = ({ target }: FocusEvent) => {
  if (target.getAttribute('role') !== 'menu') return;
  target.querySelector<HTMLElement>('[role=menuitem][tabindex="0"]')?.focus();
};

/**
 * A menu of actions beside the button that opened it. The button stays an ordinary light one
 * (`aria-haspopup="menu"`, `aria-expanded`), so that this module is loaded when first needed and one
 * menu can serve many buttons.
 */
export const Menu = ({ items, onAction, 'aria-label': label, ...props }: MenuProps) => (
  <Popover {...props} aria-label={label} className={popover} placement="bottom start">
    <div onFocus={focusItem}>
      <AriaMenu
        aria-label={label}
        className={css.menu}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a menu takes the focus when it opens
        autoFocus="first"
        onAction={(key) => onAction(String(key))}
        onClose={() => props.onOpenChange(false)}
      >
        {items.map((item) => (
          <Fragment key={item.id}>
            {item.startsGroup && <Separator className={css.separator} />}
            <AriaMenuItem
              id={item.id}
              textValue={item.label}
              isDisabled={item.isDisabled}
              className={css.tones[item.tone ?? 'plain']}
            >
              {item.icon}
              <span className={css.text}>
                {item.label}
                {item.hint !== undefined && <span className={css.hint}>{item.hint}</span>}
              </span>
            </AriaMenuItem>
          </Fragment>
        ))}
      </AriaMenu>
    </div>
  </Popover>
);
