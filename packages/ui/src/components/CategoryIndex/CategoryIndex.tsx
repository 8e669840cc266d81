import { useId, type ReactNode } from 'react';
import { ChevronDownIcon } from '../../primitives/icons/icons.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '../../words/useMessages.ts';
import { categoryId } from './categoryId.ts';
import * as css from './CategoryIndex.css.ts';
import { categoryIndexMessages, type CategoryIndexMessages } from './CategoryIndex.messages.ts';
import { useOpenList } from './useOpenList.ts';

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

/** A category of the index; its card on the page has the id `category-` and its key. */
export interface IndexedCategory {
  readonly key: string;
  readonly title: string;
  readonly mark: CategoryMark | undefined;
}

export interface CategoryIndexProps {
  categories: readonly IndexedCategory[];
  /** How many of the categories are done. */
  done: number;
  /** That in words. */
  progress: string;
  /** What else there is to say of the whole. */
  note?: string | undefined;
  /** Leads to what sums the categories up, on the same page. */
  way?: { readonly href: string; readonly icon: ReactNode; readonly label: string } | undefined;
  /** What can be done to all categories. */
  children?: ReactNode;
  messages?: Partial<CategoryIndexMessages>;
}

/**
 * The way through a long page: its categories with their marks, how many of them are done, and what can be
 * done to them all. Where there is no room beside the categories, it is a bar that stays at the top, and
 * the list opens on demand.
 *
 * @example
 * ```tsx
 * <CategoryIndex
 *   categories={[{ key: 'Novel', title: 'Best Novel', mark: undefined }]}
 *   done={0}
 *   progress="0 of 1 ranked"
 * />
 * ```
 */
export function CategoryIndex(props: CategoryIndexProps) {
  const { categories, done, progress, note, way, children } = props;
  const words = useMessages('CategoryIndex', categoryIndexMessages, props.messages);
  const listId = useId();
  const { isOpen, setOpen, frame, button } = useOpenList();
  const close = () => setOpen(false);
  return (
    <nav ref={frame} className={css.index} aria-label={words.categories}>
      <div className={css.state}>
        <p className={css.progress}>{progress}</p>
        {note !== undefined && <p className={css.note}>{note}</p>}
        <progress className={css.meter} value={done} max={categories.length} aria-hidden="true" />
      </div>
      {way && (
        <a className={css.way} href={way.href} onClick={close}>
          {way.icon}
          {way.label}
        </a>
      )}
      {children && <div className={css.tools}>{children}</div>}
      <button
        ref={button}
        type="button"
        className={css.toggle}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
      >
        {words.categories}
        <ChevronDownIcon />
      </button>
      <ul id={listId} className={isOpen ? css.list : css.closedList}>
        {categories.map(({ key, title, mark }) => (
          <li key={key}>
            <a className={css.entry} href={`#${categoryId(key)}`} onClick={close}>
              <span>{title}</span>{' '}
              {mark && (
                <span className={mark.isWarning ? css.warning : css.mark}>
                  {mark.icon}
                  <VisuallyHidden>{mark.label}</VisuallyHidden>
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
