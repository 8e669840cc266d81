import { useEffect, useId, useMemo, useRef, type ReactNode } from 'react';
import { ChevronDownIcon, ListIcon } from '../../primitives/icons/icons.tsx';
import { useMessages } from '../../words/useMessages.ts';
import * as css from './CategoryIndex.css.ts';
import { categoryIndexMessages, type CategoryIndexMessages } from './CategoryIndex.messages.ts';
import { IndexEntry, type IndexedCategory } from './IndexEntry.tsx';
import { useOpenList } from './useOpenList.ts';
import { usePlace } from './usePlace.ts';
import { elementProps, type ElementProps } from '../../primitives/element/elementProps.ts';

export interface CategoryIndexProps extends ElementProps {
  categories: readonly IndexedCategory[];
  /** The number of categories that are done. */
  done: number;
  /** `done` in words. */
  progress: string;
  /** The save status of the whole page: a `SaveBrief`. */
  state?: ReactNode;
  /** A note about the whole page, such as when it closes. */
  note?: string | undefined;
  /** A link to the summary of all categories on the same page. */
  way?: { readonly href: string; readonly icon: ReactNode; readonly label: string } | undefined;
  /** Buttons for all categories. */
  children?: ReactNode;
  messages?: Partial<CategoryIndexMessages>;
}

/**
 * Navigates a long page. Shows the current category, the page's save status, the progress, and a list of the categories
 * with their marks. On narrow screens it is a sticky bar whose list opens on demand.
 *
 * @example
 * ```tsx
 * <CategoryIndex
 *   categories={[{ key: 'Novel', title: 'Best Novel', mark: undefined }]}
 *   done={0}
 *   progress="0 of 1 ranked"
 *   state={<SaveBrief status="saved" savedAt="2019-07-01T14:02:00Z" />}
 * />
 * ```
 */
export function CategoryIndex(props: CategoryIndexProps) {
  const { categories, done, progress, state, note, way, children } = props;
  const words = useMessages('CategoryIndex', categoryIndexMessages, props.messages);
  const listId = useId();
  const { isOpen, setOpen, frame, button } = useOpenList(props);
  const place = usePlaceAmong(categories);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (place.key === undefined) return;
    const entry = list.current?.querySelector('[aria-current]');
    // On very wide screens the whole column scrolls.
    if (entry) keepInView(entry, isOpen ? list.current : frame.current);
  }, [place.key, isOpen, frame]);
  const close = () => setOpen(false);
  return (
    <nav {...elementProps(props, css.index)} ref={frame} aria-label={words.categories}>
      <div className={css.place}>
        {place.title !== undefined && <span className={css.placeTitle}>{place.title}</span>}
        {/* Recreate the element with the title: a moved number would count as a layout shift. */}
        <span key={place.key} className={css.placeNumber}>
          {place.position > 0
            ? words.place({ position: place.position, total: categories.length })
            : words.categories}
        </span>
      </div>
      <div className={css.state}>
        {state}
        <span className={css.progress}>{progress}</span>
        {note !== undefined && <span className={css.note}>{note}</span>}
      </div>
      <progress className={css.meter} value={done} max={categories.length} aria-hidden="true" />
      <div className={css.tools}>
        {children}
        <button
          ref={button}
          type="button"
          className={css.toggle}
          aria-label={words.allCategories}
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setOpen(!isOpen)}
        >
          <span className={css.toggleIcon}>
            <ListIcon />
          </span>
          <span className={css.toggleText}>{words.all}</span>
          <ChevronDownIcon />
        </button>
        {way && (
          <a className={css.way} href={way.href} onClick={close}>
            <span className={css.wayIcon}>{way.icon}</span>
            {way.label}
          </a>
        )}
      </div>
      <ul ref={list} id={listId} className={isOpen ? css.list : css.closedList}>
        {categories.map((category) => (
          <IndexEntry
            key={category.key}
            category={category}
            isCurrent={category.key === place.key}
            onFollow={close}
          />
        ))}
      </ul>
    </nav>
  );
}

/** Returns the current category's key, title and position; position 0 if it isn't known. */
function usePlaceAmong(categories: readonly IndexedCategory[]) {
  const joined = categories.map(({ key }) => key).join(' ');
  const keys = useMemo(() => joined.split(' '), [joined]);
  const key = usePlace(keys);
  const at = categories.findIndex((category) => category.key === key);
  return { key, position: at + 1, title: categories[at]?.title };
}

/** Scrolls the frame, and only the frame, until the entry is visible. */
function keepInView(entry: Element, frame: Element | null) {
  if (!frame || frame.scrollHeight <= frame.clientHeight) return;
  const { top, bottom } = frame.getBoundingClientRect();
  const own = entry.getBoundingClientRect();
  if (own.top < top) frame.scrollTop -= top - own.top;
  else if (own.bottom > bottom) frame.scrollTop += own.bottom - bottom;
}
