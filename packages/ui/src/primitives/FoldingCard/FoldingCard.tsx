import { useState, type ReactNode } from 'react';
import { ChevronDownIcon } from '../icons/icons.tsx';
import { elementProps, type ElementProps } from '../element/elementProps.ts';
import { HeadingLevelProvider, useHeading } from '../element/headingLevel.ts';
import * as css from './FoldingCard.css.ts';

export interface FoldingCardProps extends ElementProps {
  /** The heading, also visible while folded. */
  title: ReactNode;
  /** A second, muted line while folded: a summary of the content. */
  hint?: ReactNode;
  /**
   * Whether it is open. The reader can still change it, unless there is an `onOpenChange`: then the owner decides. Later
   * changes override the reader's state.
   *
   * @default the card's own state
   */
  isOpen?: boolean;
  /**
   * Whether a card without `isOpen` is open at first.
   *
   * @default false
   */
  defaultOpen?: boolean;
  /** Called when the reader opens or closes it. */
  onOpenChange?: (isOpen: boolean) => void;
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
export const FoldingCard = ({
  title,
  hint,
  isOpen,
  defaultOpen = false,
  onOpenChange,
  children,
  ...own
}: FoldingCardProps) => {
  const { Heading, below } = useHeading(2);
  const [given, setGiven] = useState(isOpen);
  const [kept, setKept] = useState(isOpen ?? defaultOpen);
  if (given !== isOpen) {
    setGiven(isOpen);
    if (isOpen !== undefined) setKept(isOpen);
  }
  const isControlled = isOpen !== undefined && onOpenChange !== undefined;
  return (
    <details
      {...elementProps(own, css.folding)}
      open={kept}
      onToggle={({ currentTarget: { open } }) => {
        // The event also follows changes from React.
        if (open === kept) return;
        setKept(open);
        onOpenChange?.(open);
      }}
    >
      <summary
        className={css.summary}
        onClick={(event) => {
          if (!isControlled) return;
          event.preventDefault();
          onOpenChange(!isOpen);
        }}
      >
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
