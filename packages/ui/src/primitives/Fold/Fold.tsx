import { useState, type ReactNode } from 'react';
import { ChevronRightIcon } from '../icons/icons.tsx';
import * as css from './Fold.css.ts';
import { elementProps, type ElementProps } from '../element/elementProps.ts';

export interface FoldProps extends ElementProps {
  /** What opens it. */
  title: ReactNode;
  /** A second, quieter line: what is in it. */
  hint?: ReactNode;
  /**
   * Something is filled in inside: it opens once that is so.
   *
   * @default false
   */
  hasContent?: boolean;
  /**
   * Something inside is to be mended: it opens once that is so.
   *
   * @default false
   */
  hasError?: boolean;
  children: ReactNode;
}

/** Whether a condition has become true since the last drawing. */
const useTurned = (isTrue: boolean): boolean => {
  const [before, setBefore] = useState(isTrue);
  if (before !== isTrue) setBefore(isTrue);
  return isTrue && !before;
};

/**
 * A part of a form that may be left for later. It is the browser's own: it opens without scripts, and for
 * what is searched for in the page.
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
  children,
  ...own
}: FoldProps) => {
  const [isOpen, setOpen] = useState(hasContent || hasError);
  const isFilled = useTurned(hasContent);
  const isWrong = useTurned(hasError);
  if (isFilled || isWrong) setOpen(true);
  return (
    <details
      {...elementProps(own, css.fold)}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className={css.summary}>
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
