import type { HugoCategory } from '@conkit/api-client';
import { Button, CheckIcon, ChevronDownIcon, PencilIcon, VisuallyHidden } from '@conkit/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { memo, useId } from 'react';
import { localized } from '../../../i18n/localized.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import * as styles from '../shared/CategoryIndex.css.ts';
import type { NominationOverview } from './nominationState.ts';
import { useOpenList } from '../shared/useOpenList.ts';
import * as own from './Nominations.css.ts';

interface NominationIndexProps {
  categories: readonly HugoCategory[];
  overview: NominationOverview;
  isReadOnly: boolean;
  onSaveAll: () => void;
}

/**
 * The way through a long page: its categories, which have nominations and which are not saved, and the
 * button that saves them all. Where there is no room beside the categories, it is a bar that stays at the
 * top, and the list opens on demand.
 */
export const NominationIndex = memo(function NominationIndex(props: NominationIndexProps) {
  const { categories, overview, isReadOnly, onSaveAll } = props;
  const { filled, unsaved } = overview;
  const { t } = useLingui();
  const language = useLanguage();
  const listId = useId();
  const { isOpen, setOpen, frame, button } = useOpenList();
  const [count, total] = [filled.length, categories.length];
  return (
    <nav ref={frame} className={styles.index} aria-label={t`Categories`}>
      <div className={styles.state}>
        <p className={styles.progress}>
          <Trans>
            {count} of {total} filled in
          </Trans>
        </p>
        <progress className={styles.meter} value={count} max={total} aria-hidden="true" />
      </div>
      {!isReadOnly && (
        <div className={own.saveAll}>
          <SaveAllButton overview={overview} onSaveAll={onSaveAll} />
        </div>
      )}
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
        {categories.map(({ key, title }) => (
          <li key={key}>
            <a className={styles.entry} href={`#category-${key}`} onClick={() => setOpen(false)}>
              <span>{localized(title, language)}</span>
              {!isReadOnly && unsaved.includes(key) ? (
                <span className={styles.mark}>
                  <PencilIcon />
                  <VisuallyHidden>{t`not saved yet`}</VisuallyHidden>
                </span>
              ) : (
                filled.includes(key) && (
                  <span className={styles.mark}>
                    <CheckIcon />
                    <VisuallyHidden>{t`filled in`}</VisuallyHidden>
                  </span>
                )
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
});

interface SaveAllButtonProps {
  overview: NominationOverview;
  onSaveAll: () => void;
}

/** Saves every changed category; possible when there is one that can be sent. Saving leaves the focus on it. */
export function SaveAllButton({ overview, onSaveAll }: SaveAllButtonProps) {
  const isSaving = overview.saving.length > 0;
  return (
    <Button
      tone="primary"
      isInert={!isSaving && overview.sendable.length === 0}
      isPending={isSaving && overview.sendable.length === 0}
      onPress={onSaveAll}
    >
      <Trans>Save all</Trans>
    </Button>
  );
}
