import { useId, type ReactNode } from 'react';
import { useNavigation } from '../Link/navigation.ts';
import * as css from './ActionList.css.ts';

/** Something that can be done: goes to `href`, or calls `onPress`. */
export interface Action {
  id: string;
  label: ReactNode;
  /** A second, quieter line. */
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
}

export interface ActionListProps {
  actions: readonly Action[];
  'aria-label'?: string;
}

const RowContent = ({ icon, label, hint, price }: Action) => (
  <>
    {icon && <span className={css.icon}>{icon}</span>}
    <span className={css.text}>
      <span className={css.label}>{label}</span>{' '}
      {hint !== undefined && <span className={css.hint}>{hint}</span>}
    </span>{' '}
    {price !== undefined && <span className={css.price}>{price}</span>}
  </>
);

const LinkRow = ({ action, href, noteId }: { action: Action; href: string; noteId?: string }) => (
  <a className={css.row} href={href} aria-describedby={noteId} {...useNavigation(href)}>
    <RowContent {...action} />
  </a>
);

/** One thing to do: a link when it goes somewhere, else a button. */
const ActionRow = ({ action }: { action: Action }) => {
  const id = useId();
  const noteId = action.explanation === undefined ? undefined : id;
  return (
    <li className={action.startsGroup ? css.groupStart : undefined}>
      {action.href !== undefined && !action.isDisabled ? (
        <LinkRow action={action} href={action.href} noteId={noteId} />
      ) : (
        <button
          type="button"
          className={css.row}
          disabled={action.isDisabled}
          aria-describedby={noteId}
          onClick={(event) => {
            event.currentTarget.focus({ preventScroll: true });
            action.onPress?.();
          }}
        >
          <RowContent {...action} />
        </button>
      )}
      {noteId !== undefined && (
        <p id={noteId} className={css.note}>
          {action.explanation}
        </p>
      )}
    </li>
  );
};

/**
 * Rows of things to do, each a whole-width target.
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
export const ActionList = ({ actions, 'aria-label': label }: ActionListProps) => (
  <ul className={css.list} aria-label={label}>
    {actions.map((action) => (
      <ActionRow key={action.id} action={action} />
    ))}
  </ul>
);
