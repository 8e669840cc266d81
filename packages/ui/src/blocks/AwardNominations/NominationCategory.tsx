import { memo, useState } from 'react';
import { CategoryFold } from '../../components/CategoryFold/CategoryFold.tsx';
import { NominationList } from '../../components/NominationGrid/NominationList.tsx';
import { useSaveNews } from '../../components/SaveState/useSaveNews.ts';
import { CardBody } from '../../primitives/Card/Card.tsx';
import * as css from './AwardNominations.css.ts';
import type { AwardNominationsMessages } from './AwardNominations.messages.tsx';
import { CategoryWork, type CategoryWorkProps } from './CategoryWork.tsx';
import { statusLabel, statusOf, titlesOf } from './categoryState.ts';
import type { NominatedCategory } from './types.ts';

interface NominationCategoryProps extends CategoryWorkProps {
  isOpen: boolean;
}

/**
 * One category: folded to its titles, or open with what is eligible, its fields and their save status. The fields stay
 * mounted once it was open, so that folding loses nothing; before that the nominations are rendered as text for
 * find-in-page. Re-renders only when the category changes.
 */
export const NominationCategory = memo(function NominationCategory(props: NominationCategoryProps) {
  const { category, isOpen, isReadOnly, isKept, words, actions } = props;
  const { key, title, fields, rows, saved, status, savedAt } = category;
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  const news = useSaveNews({ subject: title, status, savedAt, isKept });
  const shown = isReadOnly ? saved : rows;
  return (
    <CategoryFold
      category={key}
      title={title}
      status={statusOf(category)}
      statusLabel={statusLabel(category, words)}
      line={!isOpen && lineOf(category, titlesOf(shown, fields), isReadOnly, words)}
      isOpen={isOpen}
      onOpenChange={(next) => actions.fold(key, next)}
      news={isReadOnly ? undefined : news}
    >
      <CardBody>
        {wasOpen ? (
          <CategoryWork {...props} />
        ) : (
          <div className={css.room} aria-busy="true">
            {shown.length > 0 && (
              <NominationList aria-label={title} fields={fields} value={shown} />
            )}
          </div>
        )}
      </CardBody>
    </CategoryFold>
  );
});

/** Returns the summary of a folded category. */
function lineOf(
  { isConflict, isChanged }: NominatedCategory,
  titles: readonly string[],
  isReadOnly: boolean,
  words: AwardNominationsMessages,
) {
  if (isConflict && !isReadOnly) return <b className={css.unsaved}>{words.conflict}</b>;
  const text = titles.length > 0 ? titles.join(' · ') : words.nothingYet;
  if (isReadOnly) return titles.length > 0 ? text : words.nothing;
  if (!isChanged) return text;
  return (
    <>
      <b className={css.unsaved}>{words.unsavedLine}</b> {text}
    </>
  );
}
