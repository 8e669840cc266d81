import type { ReactNode } from 'react';
import { ChevronDownIcon } from '../icons/icons.tsx';
import { elementProps, type ElementProps } from '../element/elementProps.ts';
import { HeadingLevelProvider, useHeading } from '../element/headingLevel.ts';
import * as css from './FoldingCard.css.ts';

export interface FoldingCardProps extends ElementProps {
  /** The heading, also visible while folded. */
  title: ReactNode;
  /** A second, muted line while folded: a summary of the content. */
  hint?: ReactNode;
  /** The initial state. Changes override the reader's state. */
  isOpen: boolean;
  /** The content. Wrap it in `CardBody` for padding. */
  children?: ReactNode;
}

/**
 * A card that folds to its heading. It is a native `<details>`: it works before hydration, and find-in-page opens it.
 *
 * @example
 * ```tsx
 * <FoldingCard title="How to nominate" hint="Up to 5 in each category" isOpen={false}>
 *   <CardBody>…</CardBody>
 * </FoldingCard>
 * ```
 */
export const FoldingCard = ({ title, hint, isOpen, children, ...own }: FoldingCardProps) => {
  const { Heading, below } = useHeading(2);
  return (
    <details {...elementProps(own, css.folding)} open={isOpen}>
      <summary className={css.summary}>
        <span className={css.text}>
          <Heading>{title}</Heading>
          {hint !== undefined && <span className={css.hint}>{hint}</span>}
        </span>
        <span className={css.chevron}>
          <ChevronDownIcon />
        </span>
      </summary>
      <HeadingLevelProvider value={below}>{children}</HeadingLevelProvider>
    </details>
  );
};
