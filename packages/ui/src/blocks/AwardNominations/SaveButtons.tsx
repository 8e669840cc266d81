import { Button } from '../../primitives/Button/Button.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { AwardNominationsMessages } from './AwardNominations.messages.tsx';
import { canSave } from './categoryState.ts';
import type { NominatedCategory, NominationActions } from './types.ts';

interface SaveButtonProps {
  category: NominatedCategory;
  words: AwardNominationsMessages;
  actions: Pick<NominationActions, 'save'>;
}

/** Saves one category, when it can be saved. Keeps the focus after saving. */
export function SaveButton({ category, words, actions }: SaveButtonProps) {
  const { key, title, isSaving } = category;
  return (
    <Button
      isInert={!isSaving && !canSave(category)}
      isPending={isSaving}
      onPress={() => actions.save([key])}
    >
      {words.save} <VisuallyHidden>{title}</VisuallyHidden>
    </Button>
  );
}

interface SaveAllButtonProps {
  categories: readonly NominatedCategory[];
  words: AwardNominationsMessages;
  actions: Pick<NominationActions, 'save'>;
}

/** Saves every changed category; enabled when at least one can be saved. Keeps the focus after saving. */
export function SaveAllButton({ categories, words, actions }: SaveAllButtonProps) {
  const isSaving = categories.some((category) => category.isSaving);
  const isPossible = categories.some(canSave);
  return (
    <Button
      tone="primary"
      isInert={!isSaving && !isPossible}
      isPending={isSaving && !isPossible}
      onPress={() => actions.save(categories.map(({ key }) => key))}
    >
      {words.saveAll}
    </Button>
  );
}
