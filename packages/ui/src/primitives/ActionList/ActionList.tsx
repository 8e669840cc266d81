import { useId, type ReactNode } from 'react';
import { press, type OnPress } from '../Button/press.ts';
import { elementProps, type ElementProps } from '../element/elementProps.ts';
import { ChevronRightIcon } from '../icons/icons.tsx';
import { useNavigation } from '../Link/navigation.ts';
import * as css from './ActionList.css.ts';

/** An action: a link to `href`, or a button that calls `onPress`. */
export interface Action {
  id: string;
  label: ReactNode;
  /** A second, muted line, such as the status or the person it is for. */
  hint?: ReactNode;
  /** The price as text: "€210", "free". */
  price?: ReactNode;
  icon?: ReactNode;
  /** The link's address. Without it the row is a button. */
  href?: string;
  /** Called with an event like React Aria's. */
  onPress?: OnPress;
  /** @default false */
  isDisabled?: boolean;
  /** Why it is disabled, or what to know beforehand. Read out after the label. */
  explanation?: ReactNode;
  /**
   * Starts a new group with a divider above.
   *
   * @default false
   */
  isGroupStart?: boolean;
  /**
   * Highlights the next step as a filled button. At most one per screen.
   *
   * @default false
   */
  isNext?: boolean;
  /**
   * Shows a status without a control.
   *
   * @default false
   */
  isStatusOnly?: boolean;
}

interface RowParts {
  action: Action;
  /** The id of the explanation, if there is one. */
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
    onClick={press(row.action.onPress)}
  >
    <RowContent {...row} />
  </button>
);

/** One action: a link, a button, or only a status. */
const ActionRow = ({ action }: { action: Action }) => {
  const id = useId();
  const { href, isDisabled = false, isStatusOnly = false } = action;
  const noteId = action.explanation === undefined ? undefined : id;
  const row = { action, noteId, isPressable: !isDisabled && !isStatusOnly };
  const kind = () => {
    if (isStatusOnly) {
      return (
        <div className={css.status}>
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
    <li className={action.isGroupStart ? css.groupStart : undefined}>
      {kind()}
      {noteId !== undefined && (
        <p id={noteId} className={action.icon ? css.noteBesideIcon : css.note}>
          {action.explanation}
        </p>
      )}
    </li>
  );
};

export interface ActionListProps extends ElementProps {
  /** The rows, in order. */
  actions: readonly Action[];
  'aria-label'?: string;
}

/**
 * A list of actions. Each row is a full-width target.
 *
 * @example
 * ```tsx
 * <ActionList
 *   actions={[
 *     { id: 'vote', label: 'Vote for the Hugo Awards', href: '/hugo/vote/5' },
 *     { id: 'edit', label: 'Edit personal information', onPress: openEditor },
 *   ]}
 * />
 * ```
 */
export const ActionList = ({ actions, 'aria-label': label, ...own }: ActionListProps) => (
  <ul {...elementProps(own, css.list)} aria-label={label}>
    {actions.map((action) => (
      <ActionRow key={action.id} action={action} />
    ))}
  </ul>
);
