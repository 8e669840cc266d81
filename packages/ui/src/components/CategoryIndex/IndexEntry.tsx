import { memo, type ReactNode } from 'react';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { categoryId } from './categoryId.ts';
import * as css from './CategoryIndex.css.ts';

/** The icon after a category's title, and its text alternative. */
export interface CategoryMark {
  readonly icon: ReactNode;
  readonly label: string;
  /**
   * Whether the category needs attention.
   *
   * @default false
   */
  readonly isWarning?: boolean;
}

/** An entry of the index. The category's element on the page has the id `category-` followed by the key. */
export interface IndexedCategory {
  readonly key: string;
  readonly title: string;
  readonly mark: CategoryMark | undefined;
}

interface IndexEntryProps {
  category: IndexedCategory;
  /** Whether this is the current category. */
  isCurrent: boolean;
  onFollow: () => void;
}

/** A link to one category with its status. */
export const IndexEntry = memo(
  ({ category: { key, title, mark }, isCurrent, onFollow }: IndexEntryProps) => (
    <li>
      <a
        className={css.entry}
        href={`#${categoryId(key)}`}
        aria-current={isCurrent ? 'location' : undefined}
        onClick={onFollow}
      >
        <span>{title}</span>{' '}
        {mark && (
          <span className={mark.isWarning ? css.warning : css.mark}>
            {mark.icon}
            <VisuallyHidden>{mark.label}</VisuallyHidden>
          </span>
        )}
      </a>
    </li>
  ),
);
