import { ChevronDownIcon, VisuallyHidden } from '@conkit/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, type ReactNode } from 'react';
import * as styles from './CategoryIndex.css.ts';
import { useOpenList } from './useOpenList.ts';

/** What stands behind a category: an icon, and what it means. */
interface Mark {
  icon: ReactNode;
  label: string;
}

interface CategoryIndexProps {
  categories: readonly { key: string; title: string; mark: Mark | undefined }[];
  /** How many of the categories are done. */
  done: number;
  /** That in words, and what else there is to say of the whole. */
  state: ReactNode;
  /** What can be done to the whole; what leads elsewhere on the page closes the list. */
  renderTools: (close: () => void) => ReactNode;
}

/**
 * The way through a long page: its categories with their marks, how many of them are done, and what can be
 * done to them all. Where there is no room beside the categories, it is a bar that stays at the top, and
 * the list opens on demand.
 */
export function CategoryIndex({ categories, done, state, renderTools }: CategoryIndexProps) {
  const { t } = useLingui();
  const listId = useId();
  const { isOpen, setOpen, frame, button } = useOpenList();
  const close = () => setOpen(false);
  return (
    <nav ref={frame} className={styles.index} aria-label={t`Categories`}>
      <div className={styles.state}>
        {state}
        <progress
          className={styles.meter}
          value={done}
          max={categories.length}
          aria-hidden="true"
        />
      </div>
      {renderTools(close)}
      <button
        ref={button}
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
      >
        <Trans>Categories</Trans>
        <ChevronDownIcon />
      </button>
      <ul id={listId} className={isOpen ? styles.list : styles.closedList}>
        {categories.map(({ key, title, mark }) => (
          <li key={key}>
            <a className={styles.entry} href={`#category-${key}`} onClick={close}>
              <span>{title}</span>{' '}
              {mark && (
                <span className={styles.mark}>
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
