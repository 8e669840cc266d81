import { memo, type ReactNode } from 'react';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { categoryId } from './categoryId.ts';
import * as css from './CategoryIndex.css.ts';

/** What stands behind a category: an icon, and what it means. */
export interface CategoryMark {
  readonly icon: ReactNode;
  readonly label: string;
  /**
   * Something is to be done there.
   *
   * @default false
   */
  readonly isWarning?: boolean;
}

/** A category of the index; it has the id `category-` and its key on the page. */
export interface IndexedCategory {
  readonly key: string;
  readonly title: string;
  readonly mark: CategoryMark | undefined;
}

interface IndexEntryProps {
  category: IndexedCategory;
  /** The reader is there. */
  isCurrent: boolean;
  onFollow: () => void;
}

/** Leads to one category, and tells how far it is. */
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
