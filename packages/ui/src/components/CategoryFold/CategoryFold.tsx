import { useEffect, useId, useRef, type ReactNode } from 'react';
import { elementProps, type ElementProps } from '../../primitives/element/elementProps.ts';
import { useStableCallback } from '../../primitives/hooks/useStableCallback.ts';
import { CheckIcon, ChevronDownIcon, GapIcon, WarningIcon } from '../../primitives/icons/icons.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '../../words/provider.tsx';
import {
  categoryFoldMessages,
  type CategoryFoldMessages,
} from '../../locales/en/CategoryFold.gen.ts';
import type { SomeMessages } from '../../words/overrides.ts';
import { getCategoryId } from '../CategoryIndex/categoryId.ts';
import {
  HeadingLevelProvider,
  type HeadingLevel,
  useHeading,
} from '../../primitives/element/headingLevel.ts';
import * as css from './CategoryFold.css.ts';

/** A category's status. `trouble`: the save was refused or failed, or the category was changed in two places. */
export type CategoryStatus = 'done' | 'gap' | 'trouble' | 'untouched';

// Decisions: docs/decisions/ballot-interface.md

export interface CategoryFoldProps extends ElementProps {
  /**
   * The id that `CategoryIndex` links to.
   *
   * @default `category-${category}`, the id that `CategoryIndex` links to
   */
  id?: string | undefined;
  /** The category's key. */
  categoryKey: string;
  /** The category's heading. */
  title: string;
  /**
   * The heading's level in the page's outline.
   *
   * @default one below the heading around it, or 2
   */
  headingLevel?: HeadingLevel;
  /** The progress, shown as a mark. */
  status: CategoryStatus;
  /**
   * The status in words that fit the page, such as "ranked".
   *
   * @default the status in `messages`
   */
  statusLabel?: string | undefined;
  /** A line or two about the content, shown while folded. */
  summary?: ReactNode;
  /** Whether it is unfolded. */
  isOpen: boolean;
  /** Called when the reader or the browser's find-in-page opens or closes it. */
  onOpenChange: (isOpen: boolean) => void;
  /** The latest change, such as "Best Novel: Saved". Announced politely while folded. */
  announcement?: string | undefined;
  /** The content. Wrap it in `CardBody` for padding. */
  children?: ReactNode;
  /** Replaces single texts. */
  messages?: SomeMessages<CategoryFoldMessages>;
}

/**
 * A category of a long page that folds to its heading, a status mark and a summary line. It is a native `<details>`: it
 * works before hydration, and find-in-page opens it.
 *
 * @example
 * ```tsx
 * <CategoryFold
 *   categoryKey="Novel"
 *   title="Best Novel"
 *   status="done"
 *   summary="1 Spinning Silver · 2 The Calculating Stars"
 *   isOpen={isOpen}
 *   onOpenChange={setOpen}
 * >
 *   <CardBody>…</CardBody>
 * </CategoryFold>
 * ```
 */
export function CategoryFold(props: CategoryFoldProps) {
  const { categoryKey, title, headingLevel, status, summary, isOpen, announcement, children } =
    props;
  const words = useMessages('CategoryFold', categoryFoldMessages, props.messages);
  const headingId = useId();
  const fold = useRef<HTMLDetailsElement>(null);
  const notify = useStableCallback(() => {
    if (fold.current && fold.current.open !== isOpen) props.onOpenChange(fold.current.open);
  });
  // The reader may have opened it before hydration.
  useEffect(() => notify(), [notify]);
  const { Heading, below } = useHeading(2, headingLevel);
  return (
    <section
      {...elementProps(props, css.fold)}
      id={props.id ?? getCategoryId(categoryKey)}
      aria-labelledby={headingId}
      tabIndex={-1}
    >
      {!isOpen && announcement !== undefined && (
        <VisuallyHidden>
          <output>{announcement}</output>
        </VisuallyHidden>
      )}
      <details ref={fold} className={css.disclosure} open={isOpen} onToggle={notify}>
        <summary className={css.summary}>
          <StatusMark status={status} label={props.statusLabel ?? words.status[status]} />
          <Heading id={headingId} className={css.heading}>
            {title}
          </Heading>
          {summary && <span className={css.lines[status]}>{summary}</span>}
          <span className={css.chevron}>
            <ChevronDownIcon />
          </span>
        </summary>
        <HeadingLevelProvider value={below}>{children}</HeadingLevelProvider>
      </details>
    </section>
  );
}

interface StatusMarkProps {
  status: CategoryStatus;
  /** The status in words, for screen readers. */
  label: string;
}

const icons = { done: CheckIcon, gap: GapIcon, trouble: WarningIcon, untouched: undefined };

/** Shows a category's status by shape, colour and hidden text. */
function StatusMark({ status, label }: StatusMarkProps) {
  const Icon = icons[status];
  return (
    <span className={css.marks[status]}>
      {Icon && <Icon />}
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
