import { joinNominations, type Nomination, type NominationHint } from '@conkit/rules';
import { memo, useMemo, useRef } from 'react';
import { BothVersions } from '../../components/BothVersions/BothVersions.tsx';
import { categoryId } from '../../components/CategoryIndex/categoryId.ts';
import { NominationGrid } from '../../components/NominationGrid/NominationGrid.tsx';
import { NominationList } from '../../components/NominationGrid/NominationList.tsx';
import { SaveState } from '../../components/SaveState/SaveState.tsx';
import { useStableCallback } from '../../primitives/hooks/useStableCallback.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Card, CardBody } from '../../primitives/Card/Card.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './AwardNominations.css.ts';
import type { AwardNominationsMessages } from './AwardNominations.messages.tsx';
import type { NominatedCategory, NominationsChoice } from './types.ts';

interface NominationCategoryProps {
  category: NominatedCategory;
  /** Whether its fields are there yet; until then there is room for them. */
  isDrawn: boolean;
  max: number;
  /** Whether this device keeps what is not saved. */
  isKept: boolean;
  isReadOnly: boolean;
  words: AwardNominationsMessages;
  /** Words a hint; the same function as long as nothing of it changes. */
  hintText: (hint: NominationHint) => string;
  onChange: (category: string, rows: readonly Nomination[]) => void;
  onSave: (categories: readonly string[]) => void;
  onResolve: (category: string, choice: NominationsChoice) => void;
}

/** One category: what is eligible, its nominations, and how they are saved. Drawn anew only when it changes. */
export const NominationCategory = memo(function NominationCategory(props: NominationCategoryProps) {
  const { category, isDrawn, max, isKept, isReadOnly, words, hintText } = props;
  const { key, title, fields, rows, saved, status, hints } = category;
  const remarks = useMemo(
    () => hints?.map((hint) => ({ row: hint.row, text: hintText(hint) })),
    [hints, hintText],
  );
  const edit = useStableCallback((next: readonly Nomination[]) => props.onChange(key, next));
  const save = () => props.onSave([key]);
  const place = useRef<HTMLDivElement>(null);
  /** For a button that goes with what it answers. */
  const takeFocus = () => place.current?.focus({ preventScroll: true });
  const retry = () => {
    takeFocus();
    save();
  };
  const choose = (choice: NominationsChoice) => {
    takeFocus();
    props.onResolve(key, choice);
  };
  return (
    <div ref={place} id={categoryId(key)} className={css.category} tabIndex={-1}>
      <Card
        title={title}
        aside={
          <SaveState
            subject={title}
            status={isReadOnly ? 'saved' : status}
            savedAt={category.savedAt}
            isKept={isKept}
            onRetry={status === 'offline' || status === 'notSaved' ? retry : undefined}
          />
        }
      >
        <CardBody>
          {category.description && <p className={css.description}>{category.description}</p>}
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
          {isDrawn || isReadOnly ? (
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
                actions={<SaveButton category={category} words={words} onSave={save} />}
              />
            </div>
          ) : (
            <div className={css.room} aria-busy="true" />
          )}
        </CardBody>
      </Card>
    </div>
  );
});

interface SaveButtonProps {
  category: NominatedCategory;
  words: AwardNominationsMessages;
  onSave: () => void;
}

/**
 * Saves one category; possible when it has changed, nothing is under way and no choice is open. When it is
 * saved the focus stays on it.
 */
const SaveButton = ({ category, words, onSave }: SaveButtonProps) => {
  const { title, isChanged, isSaving, isConflict } = category;
  return (
    <Button isInert={!isSaving && (!isChanged || isConflict)} isPending={isSaving} onPress={onSave}>
      {words.save} <VisuallyHidden>{title}</VisuallyHidden>
    </Button>
  );
};
