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
  /** How many of the categories are done. */
  done: number;
  /** That in words. */
  progress: string;
  /** How the whole is saved: a `SaveBrief`. */
  state?: ReactNode;
  /** What else there is to say of the whole. */
  note?: string | undefined;
  /** Leads to what sums the categories up, on the same page. */
  way?: { readonly href: string; readonly icon: ReactNode; readonly label: string } | undefined;
  /** What can be done to all categories. */
  children?: ReactNode;
  messages?: Partial<CategoryIndexMessages>;
}

/**
 * The way through a long page: the category one is in, how all of it is saved, how many categories are done,
 * and the list of them with their marks. Where there is no room beside the categories, it is a bar that stays
 * at the top, and the list opens on demand.
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
    // Beside the categories the whole column scrolls.
    if (entry) keepInView(entry, isOpen ? list.current : frame.current);
  }, [place.key, isOpen, frame]);
  const close = () => setOpen(false);
  return (
    <nav {...elementProps(props, css.index)} ref={frame} aria-label={words.categories}>
      <div className={css.place}>
        {place.title !== undefined && <span className={css.placeTitle}>{place.title}</span>}
        {/* Behind another title it is another number: none has moved. */}
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

/** Where the reader is, in words; position 0 where that is not known. */
function usePlaceAmong(categories: readonly IndexedCategory[]) {
  const joined = categories.map(({ key }) => key).join(' ');
  const keys = useMemo(() => joined.split(' '), [joined]);
  const key = usePlace(keys);
  const at = categories.findIndex((category) => category.key === key);
  return { key, position: at + 1, title: categories[at]?.title };
}

/** Scrolls a frame so far that what is in it is seen; the page stays. */
function keepInView(entry: Element, frame: Element | null) {
  if (!frame || frame.scrollHeight <= frame.clientHeight) return;
  const { top, bottom } = frame.getBoundingClientRect();
  const own = entry.getBoundingClientRect();
  if (own.top < top) frame.scrollTop -= top - own.top;
  else if (own.bottom > bottom) frame.scrollTop += own.bottom - bottom;
}
