import { Fragment, memo, useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { elementProps, type ElementProps } from '../../primitives/element/elementProps.ts';
import { ChevronDownIcon, ListIcon } from '../../primitives/icons/icons.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '../../words/provider.tsx';
import {
  categoryIndexMessages,
  type CategoryIndexMessages,
} from '../../locales/en/CategoryIndex.gen.ts';
import type { SomeMessages } from '../../words/overrides.ts';
import { getCategoryId } from './categoryId.ts';
import * as css from './CategoryIndex.css.ts';
import { useOpenList } from './useOpenList.ts';

export interface CategoryIndexProps extends ElementProps {
  /** The categories in display order. */
  categories: readonly IndexedCategory[];
  /** The number of categories that are done. */
  doneCount: number;
  /** `doneCount` in words. */
  progressLabel: string;
  /** The save status of the whole page: a `SaveBrief`. */
  saveStatus?: ReactNode;
  /** A note about the whole page, such as when it closes. */
  note?: string | undefined;
  /** A link to the summary of all categories on the same page. */
  summaryLink?:
    | { readonly href: string; readonly icon: ReactNode; readonly label: string }
    | undefined;
  /** Buttons for all categories. */
  children?: ReactNode;
  /** Replaces single texts. */
  messages?: SomeMessages<CategoryIndexMessages>;
}

/**
 * Navigates a long page. Shows the current category, the page's save status, the progress, and a list of the categories
 * with their marks. On narrow screens it is a sticky bar whose list opens on demand.
 *
 * @example
 * ```tsx
 * <CategoryIndex
 *   categories={[{ key: 'Novel', title: 'Best Novel', mark: undefined }]}
 *   doneCount={0}
 *   progressLabel="0 of 1 ranked"
 *   saveStatus={<SaveBrief status="saved" savedAt="2019-07-01T14:02:00Z" />}
 * />
 * ```
 */
export function CategoryIndex(props: CategoryIndexProps) {
  const { categories, doneCount, progressLabel, saveStatus, note, summaryLink, children } = props;
  const words = useMessages('CategoryIndex', categoryIndexMessages, props.messages);
  const listId = useId();
  const { isOpen, setOpen, frame, button } = useOpenList(props);
  const place = useCurrentCategory(categories);
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
        {saveStatus}
        <span className={css.progress}>{progressLabel}</span>
        {note !== undefined && <span className={css.note}>{note}</span>}
      </div>
      <progress
        className={css.meter}
        value={doneCount}
        max={categories.length}
        aria-hidden="true"
      />
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
        {summaryLink && (
          <a className={css.reviewLink} href={summaryLink.href} onClick={close}>
            <span className={css.reviewIcon}>{summaryLink.icon}</span>
            {summaryLink.label}
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
function useCurrentCategory(categories: readonly IndexedCategory[]) {
  const joined = categories.map(({ key }) => key).join(' ');
  const keys = useMemo(() => joined.split(' '), [joined]);
  const key = useCurrentKey(keys);
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
const IndexEntry = memo(
  ({ category: { key, title, mark }, isCurrent, onFollow }: IndexEntryProps) => (
    <li>
      <a
        className={css.entry}
        href={`#${getCategoryId(key)}`}
        aria-current={isCurrent ? 'location' : undefined}
        onClick={() => onFollow()}
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

export interface CategoryLinksProps extends ElementProps {
  /** The categories to link to. */
  categories: readonly { readonly key: string; readonly title: string }[];
}

/**
 * Links to categories on the page, joined as a list in a sentence.
 *
 * @example
 * ```tsx
 * <p>Not saved: <CategoryLinks categories={[{ key: 'Novel', title: 'Best Novel' }]} />.</p>
 * ```
 */
export const CategoryLinks = ({ categories, ...own }: CategoryLinksProps) => (
  <span {...elementProps(own)}>
    {categories.map(({ key, title }, at) => (
      <Fragment key={key}>
        {at > 0 && ', '}
        <a href={`#${getCategoryId(key)}`}>{title}</a>
      </Fragment>
    ))}
  </span>
);

/** The line at 35% of the viewport's height. The category that crosses it is the current one. */
const READING_LINE = '-35% 0px -65% 0px';

/**
 * Returns the current category: the last one that was pressed, focused or scrolled to.
 *
 * @param keys The categories on the page. Must be the same array while they don't change.
 * @returns `undefined` until a category is known.
 */
function useCurrentKey(keys: readonly string[]): string | undefined {
  const [place, setPlace] = useState<string>();
  useEffect(() => {
    const categories = new Map(
      keys.flatMap((key) => {
        const element = document.getElementById(getCategoryId(key));
        return element ? [[element as Element, key] as const] : [];
      }),
    );
    const touch = ({ target }: Event) => {
      const fold = target instanceof Element ? target.closest('[id^="category-"]') : null;
      const key = fold && categories.get(fold);
      if (key !== null && key !== undefined) setPlace(key);
    };
    document.addEventListener('focusin', touch);
    document.addEventListener('pointerdown', touch);
    const observer =
      typeof IntersectionObserver === 'undefined'
        ? undefined
        : new IntersectionObserver(
            (entries) => {
              const crossing = entries.find(({ isIntersecting }) => isIntersecting)?.target;
              const open = [...categories.keys()].find((fold) => fold.querySelector('[open]'));
              // Before any interaction, use the open category.
              const here = (known?: string) => known ?? (open && categories.get(open));
              setPlace((known) => here(crossing ? categories.get(crossing) : known));
            },
            { rootMargin: READING_LINE },
          );
    for (const element of categories.keys()) observer?.observe(element);
    return () => {
      document.removeEventListener('focusin', touch);
      document.removeEventListener('pointerdown', touch);
      observer?.disconnect();
    };
  }, [keys]);
  return place !== undefined && keys.includes(place) ? place : undefined;
}
