import type { HugoCategory } from '@conkit/api-client';
import { Button, CategoryIndex, CheckIcon, PencilIcon } from '@conkit/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { localized } from '../../../i18n/localized.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import type { NominationOverview } from './nominationState.ts';

interface NominationIndexProps {
  categories: readonly HugoCategory[];
  overview: NominationOverview;
  isReadOnly: boolean;
  onSaveAll: () => void;
}

/** The index of a page of nominations: which categories have some, which are not saved, and a button for those. */
export const NominationIndex = memo(function NominationIndex(props: NominationIndexProps) {
  const { categories, overview, isReadOnly, onSaveAll } = props;
  const { filled, unsaved } = overview;
  const { t } = useLingui();
  const language = useLanguage();
  const markOf = (key: string) => {
    if (!isReadOnly && unsaved.includes(key)) {
      return { icon: <PencilIcon />, label: t`not saved yet` };
    }
    return filled.includes(key) ? { icon: <CheckIcon />, label: t`filled in` } : undefined;
  };
  const [count, total] = [filled.length, categories.length];
  return (
    <CategoryIndex
      categories={categories.map(({ key, title }) => ({
        key,
        title: localized(title, language),
        mark: markOf(key),
      }))}
      done={count}
      progress={t`${count} of ${total} filled in`}
    >
      {!isReadOnly && <SaveAllButton overview={overview} onSaveAll={onSaveAll} />}
    </CategoryIndex>
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
