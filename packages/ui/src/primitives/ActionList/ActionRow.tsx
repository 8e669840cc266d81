import { useId, type ReactNode } from 'react';
import { ChevronRightIcon } from '../icons/icons.tsx';
import { useNavigation } from '../Link/navigation.ts';
import * as css from './ActionList.css.ts';

/** Something that can be done: goes to `href`, or calls `onPress`. */
export interface Action {
  id: string;
  label: ReactNode;
  /** A second, quieter line: how it stands, or whom it is for. It describes the row and is not in its name. */
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
  /** Of the label and the price, where a second line is not to be in the name. */
  ids: Readonly<Record<'label' | 'hint' | 'price' | 'note', string>>;
  isPressable: boolean;
}

const RowContent = ({ action, ids, isPressable }: RowParts) => {
  const { icon, label, hint, price } = action;
  return (
    <>
      {icon && <span className={css.icon}>{icon}</span>}
      <span className={css.text}>
        <span id={ids.label} className={css.label}>
          {label}
        </span>{' '}
        {hint !== undefined && (
          <span id={ids.hint} className={css.hint}>
            {hint}
          </span>
        )}
      </span>{' '}
      {price !== undefined && (
        <span id={ids.price} className={css.price}>
          {price}
        </span>
      )}
      {isPressable && (
        <span className={css.chevron}>
          <ChevronRightIcon />
        </span>
      )}
    </>
  );
};

/** A row is called by what it does and costs; how it stands describes it. */
const namesOf = ({ action: { hint, price, explanation }, ids }: RowParts) => {
  const described = [hint !== undefined && ids.hint, explanation !== undefined && ids.note];
  return {
    'aria-labelledby':
      hint === undefined
        ? undefined
        : [ids.label, price !== undefined && ids.price].filter(Boolean).join(' '),
    'aria-describedby': described.filter(Boolean).join(' ') || undefined,
  };
};

const LinkRow = ({ href, ...row }: RowParts & { href: string }) => (
  <a
    className={row.action.isNext ? css.next : css.row}
    href={href}
    {...namesOf(row)}
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
    {...namesOf(row)}
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
  const ids = { label: `${id}l`, hint: `${id}h`, price: `${id}p`, note: `${id}n` };
  const { href, isDisabled = false, isOnlyTold = false } = action;
  const row = { action, ids, isPressable: !isDisabled && !isOnlyTold };
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
      {action.explanation !== undefined && (
        <p id={ids.note} className={action.icon ? css.noteBesideIcon : css.note}>
          {action.explanation}
        </p>
      )}
    </li>
  );
};
