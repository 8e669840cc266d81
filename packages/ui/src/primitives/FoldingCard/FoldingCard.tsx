import type { ReactNode } from 'react';
import { ChevronDownIcon } from '../icons/icons.tsx';
import * as css from './FoldingCard.css.ts';
import { elementProps, type ElementProps } from '../element/elementProps.ts';

export interface FoldingCardProps extends ElementProps {
  /** The heading, which is seen while it is folded too. */
  title: ReactNode;
  /** A second, quieter line while it is folded: the gist of what is in it. */
  hint?: ReactNode;
  /** To begin with, and when it changes: the reader folds and unfolds it. */
  isOpen: boolean;
  /** `CardBody` for padded content. */
  children?: ReactNode;
}

/**
 * A card that folds to its heading. It is the browser's own disclosure: it works before the page's code does, and
 * opens by itself for who searches the page.
 *
 * @example
 * ```tsx
 * <FoldingCard title="How to nominate" hint="Up to 5 in each category" isOpen={false}>
 *   <CardBody>…</CardBody>
 * </FoldingCard>
 * ```
 */
export const FoldingCard = ({ title, hint, isOpen, children, ...own }: FoldingCardProps) => (
  <details {...elementProps(own, css.folding)} open={isOpen}>
    <summary className={css.summary}>
      <span className={css.text}>
        <h2>{title}</h2>
        {hint !== undefined && <span className={css.hint}>{hint}</span>}
      </span>
      <span className={css.chevron}>
        <ChevronDownIcon />
      </span>
    </summary>
    {children}
  </details>
);
