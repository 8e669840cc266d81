import type { ReactNode } from 'react';
import { CategoryIndex } from '../../components/CategoryIndex/CategoryIndex.tsx';
import type { CategoryMark } from '../../components/CategoryIndex/IndexEntry.tsx';
import { SaveBrief } from '../../components/SaveState/SaveBrief.tsx';
import { overallSave } from '../../components/SaveState/saveStatus.ts';
import { CheckIcon, PencilIcon, WarningIcon } from '../../primitives/icons/icons.tsx';
import type { AwardNominationsMessages } from './AwardNominations.messages.tsx';
import { isFilled, statusLabel, statusOf } from './categoryState.ts';
import type { NominatedCategory } from './types.ts';

interface NominationsIndexProps {
  categories: readonly NominatedCategory[];
  isReadOnly: boolean;
  /** Whether this device stores unsaved changes. */
  isKept: boolean;
  /** Where to sign in; undefined while signed in. */
  signInHref: string | undefined;
  words: AwardNominationsMessages;
  /** The button that saves everything, shown again after a failure. */
  children: ReactNode;
}

const icons = { done: CheckIcon, gap: PencilIcon, trouble: WarningIcon };

/** The index of the nominations: place, save status and progress of each category. */
export function NominationsIndex(props: NominationsIndexProps) {
  const { categories, isReadOnly, isKept, words } = props;
  const filled = categories.filter(isFilled).length;
  const markOf = (category: NominatedCategory): CategoryMark | undefined => {
    const status = isReadOnly && isFilled(category) ? 'done' : statusOf(category);
    if (status === 'untouched') return undefined;
    const Icon = icons[status];
    const label = isReadOnly ? words.filledIn : statusLabel(category, words);
    return { icon: <Icon />, label, isWarning: status === 'trouble' };
  };
  return (
    <CategoryIndex
      categories={categories.map((category) => ({
        key: category.key,
        title: category.title,
        mark: markOf(category),
      }))}
      done={filled}
      progress={words.progress(filled, categories.length)}
      state={
        !isReadOnly && (
          <SaveBrief {...overallSave(categories)} isKept={isKept} signInHref={props.signInHref} />
        )
      }
    >
      {props.children}
    </CategoryIndex>
  );
}
