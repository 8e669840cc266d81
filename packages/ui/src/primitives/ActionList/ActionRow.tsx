import { useId, type ReactNode } from 'react';
import { ChevronRightIcon } from '../icons/icons.tsx';
import { useNavigation } from '../Link/navigation.ts';
import * as css from './ActionList.css.ts';

/** Something that can be done: goes to `href`, or calls `onPress`. */
export interface Action {
  id: string;
  label: ReactNode;
  /** A second, quieter line: how it stands, or whom it is for. */
  hint?: ReactNode;
  /** Words for the price, ready to read: "€210", "(free)". */
  price?: ReactNode;
  icon?: ReactNode;
  /** Goes there; an action without it calls `onPress`. */
  href?: string;
  onPress?: () => void;
  /** @default false */
  isDisabled?: boolean;
  /** Why it is disabled, or what to know before; read together with the label. */
  explanation?: ReactNode;
  /**
   * Starts a new group, with a line above.
   *
   * @default false
   */
  startsGroup?: boolean;
  /**
   * What is to be done next: drawn as the one filled button. At most one to a screen.
   *
   * @default false
   */
  isNext?: boolean;
  /**
   * Tells how something stands, and cannot be pressed.
   *
   * @default false
   */
  isOnlyTold?: boolean;
}

interface RowParts {
  action: Action;
  /** Of the explanation, if there is one. */
  noteId: string | undefined;
  isPressable: boolean;
}

const RowContent = ({ action, isPressable }: RowParts) => {
  const { icon, label, hint, price } = action;
  return (
    <>
      {icon && <span className={css.icon}>{icon}</span>}
      <span className={css.text}>
        <span className={css.label}>{label}</span>{' '}
        {hint !== undefined && <span className={css.hint}>{hint}</span>}
      </span>{' '}
      {price !== undefined && <span className={css.price}>{price}</span>}
      {isPressable && (
        <span className={css.chevron}>
          <ChevronRightIcon />
        </span>
      )}
    </>
  );
};

const LinkRow = ({ href, ...row }: RowParts & { href: string }) => (
  <a
    className={row.action.isNext ? css.next : css.row}
    href={href}
    aria-describedby={row.noteId}
    {...useNavigation(href)}
  >
    <RowContent {...row} />
  </a>
);

const ButtonRow = (row: RowParts) => (
  <button
    type="button"
    className={row.action.isNext ? css.next : css.row}
    disabled={row.action.isDisabled}
    aria-describedby={row.noteId}
    onClick={(event) => {
      event.currentTarget.focus({ preventScroll: true });
      row.action.onPress?.();
    }}
  >
    <RowContent {...row} />
  </button>
);

/** One thing to do: a link when it goes somewhere, else a button; or only how something stands. */
export const ActionRow = ({ action }: { action: Action }) => {
  const id = useId();
  const { href, isDisabled = false, isOnlyTold = false } = action;
  const noteId = action.explanation === undefined ? undefined : id;
  const row = { action, noteId, isPressable: !isDisabled && !isOnlyTold };
  const kind = () => {
    if (isOnlyTold) {
      return (
        <div className={css.told}>
          <RowContent {...row} />
        </div>
      );
    }
    return href !== undefined && !isDisabled ? (
      <LinkRow {...row} href={href} />
    ) : (
      <ButtonRow {...row} />
    );
  };
  return (
    <li className={action.startsGroup ? css.groupStart : undefined}>
      {kind()}
      {noteId !== undefined && (
        <p id={noteId} className={action.icon ? css.noteBesideIcon : css.note}>
          {action.explanation}
        </p>
      )}
    </li>
  );
};
