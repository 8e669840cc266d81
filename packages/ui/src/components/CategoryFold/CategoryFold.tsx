// Decisions: docs/decisions/ballot-interface.md
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useStableCallback } from '../../primitives/hooks/useStableCallback.ts';
import { ChevronDownIcon } from '../../primitives/icons/icons.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '../../words/useMessages.ts';
import { categoryId } from '../CategoryIndex/categoryId.ts';
import { categoryFoldMessages, type CategoryFoldMessages } from './CategoryFold.messages.ts';
import * as css from './CategoryFold.css.ts';
import type { CategoryStatus } from './categoryStatus.ts';
import { StatusMark } from './StatusMark.tsx';
import { elementProps, type ElementProps } from '../../primitives/element/elementProps.ts';

export interface CategoryFoldProps extends ElementProps {
  /** @default `category-${category}`, the id that `CategoryIndex` links to */
  id?: string | undefined;
  /** The category's key. */
  category: string;
  title: string;
  /**
   * The heading's level in the page's outline.
   *
   * @default 2
   */
  headingLevel?: 2 | 3 | 4;
  status: CategoryStatus;
  /**
   * The status in words that fit the page, such as "ranked".
   *
   * @default the status in `messages`
   */
  statusLabel?: string | undefined;
  /** A line or two about the content, shown while folded. */
  line?: ReactNode;
  isOpen: boolean;
  /** Called when the reader or the browser's find-in-page opens or closes it. */
  onOpenChange: (isOpen: boolean) => void;
  /** The latest change, such as "Best Novel: Saved". Announced politely while folded. */
  news?: string | undefined;
  /** The content. Wrap it in `CardBody` for padding. */
  children?: ReactNode;
  messages?: Partial<CategoryFoldMessages>;
}

/**
 * A category of a long page that folds to its heading, a status mark and a summary line. It is a native `<details>`: it
 * works before hydration, and find-in-page opens it.
 *
 * @example
 * ```tsx
 * <CategoryFold
 *   category="Novel"
 *   title="Best Novel"
 *   status="done"
 *   line="1 Spinning Silver · 2 The Calculating Stars"
 *   isOpen={isOpen}
 *   onOpenChange={setOpen}
 * >
 *   <CardBody>…</CardBody>
 * </CategoryFold>
 * ```
 */
export function CategoryFold(props: CategoryFoldProps) {
  const { category, title, headingLevel = 2, status, line, isOpen, news, children } = props;
  const words = useMessages('CategoryFold', categoryFoldMessages, props.messages);
  const headingId = useId();
  const fold = useRef<HTMLDetailsElement>(null);
  const tell = useStableCallback(() => {
    if (fold.current && fold.current.open !== isOpen) props.onOpenChange(fold.current.open);
  });
  // The reader may have opened it before hydration.
  useEffect(() => tell(), [tell]);
  const Heading = `h${headingLevel}` as const;
  return (
    <section
      {...elementProps(props, css.fold)}
      id={props.id ?? categoryId(category)}
      aria-labelledby={headingId}
      tabIndex={-1}
    >
      {!isOpen && news !== undefined && (
        <VisuallyHidden>
          <output>{news}</output>
        </VisuallyHidden>
      )}
      <details ref={fold} className={css.disclosure} open={isOpen} onToggle={tell}>
        <summary className={css.summary}>
          <StatusMark status={status} label={props.statusLabel ?? words.status[status]} />
          <Heading id={headingId} className={css.heading}>
            {title}
          </Heading>
          {line && <span className={css.lines[status]}>{line}</span>}
          <span className={css.chevron}>
            <ChevronDownIcon />
          </span>
        </summary>
        {children}
      </details>
    </section>
  );
}
