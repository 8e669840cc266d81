import { joinNominations, type Nomination, type NominationHint } from '@conkit/rules';
import { useCallback, useMemo } from 'react';
import { BothVersions } from '../../components/BothVersions/BothVersions.tsx';
import { categoryId } from '../../components/CategoryIndex/categoryId.ts';
import { NominationGrid } from '../../components/NominationGrid/NominationGrid.tsx';
import { NominationList } from '../../components/NominationGrid/NominationList.tsx';
import { SaveState } from '../../components/SaveState/SaveState.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import * as css from './AwardNominations.css.ts';
import type { AwardNominationsMessages } from './AwardNominations.messages.tsx';
import { SaveButton } from './SaveButtons.tsx';
import type { NominationActions, NominatedCategory, NominationsChoice } from './types.ts';

export interface CategoryWorkProps {
  category: NominatedCategory;
  /** The title of the next category; undefined after the last. */
  next: string | undefined;
  max: number;
  /** Whether this device stores unsaved changes. */
  isKept: boolean;
  isReadOnly: boolean;
  words: AwardNominationsMessages;
  /** Returns the words for a hint. Stable until one of its inputs changes. */
  hintText: (hint: NominationHint) => string;
  actions: NominationActions;
}

/** The content of an open category: what is eligible, a conflict, the fields, and the link to the next one. */
export function CategoryWork(props: CategoryWorkProps) {
  const { category, next, max, isKept, isReadOnly, words, hintText, actions } = props;
  const { key, title, fields, rows, saved, status, hints } = category;
  const remarks = useMemo(
    () => hints?.map((hint) => ({ row: hint.row, text: hintText(hint) })),
    [hints, hintText],
  );
  const edit = useCallback(
    (changed: readonly Nomination[]) => actions.change(key, changed),
    [actions, key],
  );
  /** Keeps the focus in the category: the pressed button disappears with its message. */
  const takeFocus = () => document.getElementById(categoryId(key))?.focus({ preventScroll: true });
  const retry = () => {
    takeFocus();
    actions.save([key]);
  };
  const choose = (choice: NominationsChoice) => {
    takeFocus();
    actions.resolve(key, choice);
  };
  return (
    <>
      <div className={css.aside}>
        {category.description && <p className={css.description}>{category.description}</p>}
        <SaveState
          className={css.state}
          subject={title}
          status={isReadOnly ? 'saved' : status}
          savedAt={category.savedAt}
          isKept={isKept}
          onRetry={status === 'offline' || status === 'notSaved' ? retry : undefined}
        />
      </div>
      {isReadOnly && category.isChanged && (
        <Notice tone="danger">
          <p>{words.neverSaved}</p>
          <NominationList aria-label={words.neverSavedIn(title)} fields={fields} value={rows} />
        </Notice>
      )}
      {!isReadOnly && category.isConflict && (
        <BothVersions
          mine={rows}
          theirs={saved}
          renderVersion={(version, name) => (
            <NominationList aria-label={name} fields={fields} value={version} />
          )}
          onChoose={choose}
        >
          {joinNominations(rows, saved, max) && (
            <Button onPress={() => choose('both')}>{words.keepBoth}</Button>
          )}
        </BothVersions>
      )}
      <div className={css.work}>
        <NominationGrid
          aria-label={title}
          fields={fields}
          value={isReadOnly ? saved : rows}
          saved={saved}
          max={max}
          {...(remarks && { remarks })}
          isReadOnly={isReadOnly}
          isDisabled={category.isSaving}
          onChange={edit}
          actions={
            <>
              <SaveButton category={category} words={words} actions={actions} />
              {next !== undefined && (
                <Button tone="primary" onPress={() => actions.goOn(key)}>
                  {words.next(next)}
                </Button>
              )}
            </>
          }
        />
      </div>
    </>
  );
}
