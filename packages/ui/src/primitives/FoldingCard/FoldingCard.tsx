import type { ReactNode } from 'react';
import { ChevronDownIcon } from '../icons/icons.tsx';
import * as css from './FoldingCard.css.ts';

export interface FoldingCardProps {
  /** The heading, which is seen while it is folded too. */
  title: ReactNode;
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
 * <FoldingCard title="How to nominate" isOpen={isFirstVisit}>
 *   <CardBody>…</CardBody>
 * </FoldingCard>
 * ```
 */
export const FoldingCard = ({ title, isOpen, children }: FoldingCardProps) => (
  <details className={css.folding} open={isOpen}>
    <summary className={css.summary}>
      <h2>{title}</h2>
      <span className={css.chevron}>
        <ChevronDownIcon />
      </span>
    </summary>
    {children}
  </details>
);
