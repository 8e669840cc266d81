import { useState, type ReactNode } from 'react';
import { ChevronRightIcon } from '../icons/icons.tsx';
import { elementProps, type ElementProps } from '../element/elementProps.ts';
import * as css from './Fold.css.ts';

export interface FoldProps extends ElementProps {
  /** The text of the summary. */
  title: ReactNode;
  /** A second, muted line: what is inside. */
  hint?: ReactNode;
  /**
   * Whether a field inside has a value. Opens when it becomes true.
   *
   * @default false
   */
  hasContent?: boolean;
  /**
   * Whether a field inside has an error. Opens when it becomes true.
   *
   * @default false
   */
  hasError?: boolean;
  /**
   * Whether it is open.
   *
   * @default the fold's own state
   */
  isOpen?: boolean;
  /**
   * Whether a fold without `isOpen` is open at first.
   *
   * @default whether it has content or an error
   */
  defaultOpen?: boolean;
  /** Called when the reader opens or closes it. */
  onOpenChange?: (isOpen: boolean) => void;
  /** The content. */
  children: ReactNode;
}

/** Returns whether a condition became true since the last render. */
const useBecameTrue = (isTrue: boolean): boolean => {
  const [before, setBefore] = useState(isTrue);
  if (before !== isTrue) setBefore(isTrue);
  return isTrue && !before;
};

/**
 * A part of a form that can be filled in later. It is a native `<details>`: it opens before hydration, and find-in-page
 * opens it.
 *
 * @example
 * ```tsx
 * <Fold title="You can do this later" hint="Badge, address" hasContent={address !== ''}>
 *   <TextField label="Address" value={address} onChange={setAddress} />
 * </Fold>
 * ```
 */
export const Fold = ({
  title,
  hint,
  hasContent = false,
  hasError = false,
  isOpen: given,
  defaultOpen = hasContent || hasError,
  onOpenChange,
  children,
  ...own
}: FoldProps) => {
  const [kept, setOpen] = useState(defaultOpen);
  const isFilled = useBecameTrue(hasContent);
  const isWrong = useBecameTrue(hasError);
  if (isFilled || isWrong) setOpen(true);
  const isOpen = given ?? kept;
  return (
    <details
      {...elementProps(own, css.fold)}
      open={isOpen}
      onToggle={({ currentTarget: { open } }) => {
        // The browser's own changes, such as by find-in-page. The event also follows changes from React.
        if (open === isOpen) return;
        setOpen(open);
        onOpenChange?.(open);
      }}
    >
      <summary
        className={css.summary}
        onClick={(event) => {
          if (given === undefined) return;
          event.preventDefault();
          onOpenChange?.(!given);
        }}
      >
        <span className={css.mark}>
          <ChevronRightIcon />
        </span>
        <span>
          <span className={css.title}>{title}</span>
          {hint !== undefined && <span className={css.hint}>{hint}</span>}
        </span>
      </summary>
      <div className={css.content}>{children}</div>
    </details>
  );
};
