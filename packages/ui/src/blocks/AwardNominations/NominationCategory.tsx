import { joinNominations, type Nomination, type NominationHint } from '@conkit/rules';
import { memo, useCallback, useMemo, useState } from 'react';
import { BothVersions } from '../../components/BothVersions/BothVersions.tsx';
import { CategoryFold } from '../../components/CategoryFold/CategoryFold.tsx';
import { focusCategory } from '../../components/CategoryIndex/categoryId.ts';
import { NominationGrid } from '../../components/NominationGrid/NominationGrid.tsx';
import { NominationList } from '../../components/NominationGrid/NominationList.tsx';
import { SaveState, useSaveNews } from '../../components/SaveState/SaveState.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { CardBody } from '../../primitives/Card/Card.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import type { AwardNominationsMessages } from '../../locales/en/AwardNominations.gen.ts';
import * as css from './AwardNominations.css.ts';
import {
  getStatus,
  getStatusLabel,
  listTitles,
  type NominatedCategory,
  type NominationActions,
  type NominationsChoice,
} from './nominations.ts';

interface NominationCategoryProps {
  category: NominatedCategory;
  isOpen: boolean;
  /** The title of the next category; undefined after the last. */
  next: string | undefined;
  /** The maximum number of nominations. */
  max: number;
  /** Whether this device stores unsaved changes. */
  isStoredLocally: boolean;
  isReadOnly: boolean;
  words: AwardNominationsMessages;
  /** Returns the words for a hint. Stable until one of its inputs changes. */
  formatHint: (hint: NominationHint) => string;
  actions: NominationActions;
}

/**
 * One category. Folded, it shows the nominated titles. Open, it shows what is eligible, the fields and their save
 * status. Once opened, it keeps its fields mounted, so that folding loses nothing. Before that, it renders the
 * nominations as text for find-in-page. Re-renders only when the category changes.
 */
export const NominationCategory = memo(function NominationCategory(props: NominationCategoryProps) {
  const { category, isOpen, next, max, isStoredLocally, isReadOnly, words, formatHint, actions } =
    props;
  const { key, title, fields, rows, savedRows, status, savedAt, hints } = category;
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  const news = useSaveNews({ subject: title, status, savedAt, isStoredLocally });
  const remarks = useMemo(
    () => hints?.map((hint) => ({ row: hint.row, text: formatHint(hint) })),
    [hints, formatHint],
  );
  const edit = useCallback(
    (changed: readonly Nomination[]) => actions.change(key, changed),
    [actions, key],
  );
  const retry = () => {
    focusCategory(key);
    actions.save();
  };
  const choose = (choice: NominationsChoice) => {
    focusCategory(key);
    actions.resolve(key, choice);
  };
  const shown = isReadOnly ? savedRows : rows;
  return (
    <CategoryFold
      categoryKey={key}
      title={title}
      status={getStatus(category)}
      statusLabel={getStatusLabel(category, words)}
      summary={!isOpen && formatSummary(category, listTitles(shown, fields), isReadOnly, words)}
      isOpen={isOpen}
      onOpenChange={(isNowOpen) => actions.fold(key, isNowOpen)}
      announcement={isReadOnly ? undefined : news}
    >
      <CardBody>
        {wasOpen ? (
          <>
            <div className={css.aside}>
              {category.description && <p className={css.description}>{category.description}</p>}
              <SaveState
                className={css.state}
                subject={title}
                status={isReadOnly ? 'saved' : status}
                savedAt={savedAt}
                isStoredLocally={isStoredLocally}
                onRetry={retry}
              />
            </div>
            <CategoryNotices
              category={category}
              max={max}
              isReadOnly={isReadOnly}
              words={words}
              onChoose={choose}
            />
            <div className={css.work}>
              <NominationGrid
                aria-label={title}
                fields={fields}
                value={shown}
                savedValue={savedRows}
                max={max}
                {...(remarks && { remarks })}
                {...(category.suggestions && { suggestions: category.suggestions })}
                isReadOnly={isReadOnly}
                onChange={edit}
                actions={
                  next !== undefined && (
                    <Button tone="primary" onPress={() => actions.proceed(key)}>
                      {words.next({ category: next })}
                    </Button>
                  )
                }
              />
            </div>
          </>
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
function formatSummary(
  { hasConflict, isChanged }: NominatedCategory,
  titles: readonly string[],
  isReadOnly: boolean,
  words: AwardNominationsMessages,
) {
  if (hasConflict && !isReadOnly) return <b className={css.unsaved}>{words.conflict}</b>;
  const text = titles.length > 0 ? titles.join(' · ') : words.nothingYet;
  if (isReadOnly) return titles.length > 0 ? text : words.nothing;
  if (!isChanged) return text;
  return (
    <>
      <b className={css.unsaved}>{words.unsavedLine}</b> {text}
    </>
  );
}

interface CategoryNoticesProps {
  category: NominatedCategory;
  max: number;
  isReadOnly: boolean;
  words: AwardNominationsMessages;
  onChoose: (choice: NominationsChoice) => void;
}

/** Shows nominations that were never saved, why they were refused, or both versions of a conflict. */
function CategoryNotices({ category, max, isReadOnly, words, onChoose }: CategoryNoticesProps) {
  const { title, fields, rows, savedRows, isChanged, hasConflict, refusal } = category;
  if (isReadOnly) {
    return (
      isChanged && (
        <Notice tone="danger">
          <p>{words.neverSaved}</p>
          <NominationList
            aria-label={words.neverSavedIn({ category: title })}
            fields={fields}
            value={rows}
          />
        </Notice>
      )
    );
  }
  if (refusal) {
    const field = refusal.kind === 'field' && fields.find(({ key }) => key === refusal.field);
    return (
      <Notice tone="danger" role="alert">
        {field && refusal.kind === 'field'
          ? words.refusedField({ field: field.label, row: refusal.row + 1 })
          : words.refused({ isTooMany: refusal.kind === 'tooMany', max })}
      </Notice>
    );
  }
  return (
    hasConflict && (
      <BothVersions
        mine={rows}
        theirs={savedRows}
        renderVersion={(version, name) => (
          <NominationList aria-label={name} fields={fields} value={version} />
        )}
        onChoose={onChoose}
      >
        {joinNominations(rows, savedRows, max) && (
          <Button onPress={() => onChoose('both')}>{words.keepBoth}</Button>
        )}
      </BothVersions>
    )
  );
}
