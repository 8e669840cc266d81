import type { HugoCategory } from '@conkit/api-client';
import type { Nomination } from '@conkit/rules';
import {
  Button,
  Card,
  CardBody,
  NominationGrid,
  NominationList,
  Notice,
  SaveState,
  VisuallyHidden,
  type NominationRemark,
} from '@conkit/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { memo, useCallback, useMemo, useRef, useSyncExternalStore } from 'react';
import { localized } from '../../../i18n/localized.ts';
import { useNominationGridMessages } from '../../../i18n/messages/nominationGrid.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { NominationConflict } from './NominationConflict.tsx';
import type { NominationDraft, VersionChoice } from './nominationDraft.ts';
import { saveStatus, type CategoryState, type Gate } from './nominationState.ts';
import * as styles from './Nominations.css.ts';

interface NominationCategoryProps {
  draft: NominationDraft;
  category: HugoCategory;
  max: number;
  gate: Gate;
  /** Whether this device keeps what is not saved. */
  isKept: boolean;
  isReadOnly: boolean;
  remarks: readonly NominationRemark[] | undefined;
  /** Saves categories, after the signature. */
  onSave: (categories: readonly string[]) => void;
}

/** One category: what is eligible, its nominations, and how they are saved. Drawn anew only when it changes. */
export const NominationCategory = memo(function NominationCategory(props: NominationCategoryProps) {
  const { draft, category, max, gate, isReadOnly, onSave } = props;
  const { key } = category;
  const language = useLanguage();
  const messages = useNominationGridMessages();
  const read = () => draft.category(key);
  const state = useSyncExternalStore(draft.subscribe, read, read);
  const title = localized(category.title, language);
  const fields = useMemo(
    () =>
      category.fields.map((field) => ({ key: field.key, label: localized(field.label, language) })),
    [category, language],
  );
  const edit = useCallback((rows: readonly Nomination[]) => draft.edit(key, rows), [draft, key]);
  const save = useCallback(() => onSave([key]), [onSave, key]);
  const anchor = useRef<HTMLDivElement>(null);
  /** For a button that goes with what it answers. */
  const takeFocus = () => anchor.current?.focus({ preventScroll: true });
  const retry = () => {
    takeFocus();
    save();
  };
  const choose = (choice: VersionChoice) => {
    takeFocus();
    draft.resolve(key, choice);
    if (choice !== 'theirs') save();
  };
  const status = saveStatus(state, gate);
  return (
    <div ref={anchor} id={`category-${key}`} className={styles.anchor} tabIndex={-1}>
      <Card
        title={title}
        aside={
          <SaveState
            subject={title}
            status={isReadOnly ? 'saved' : status}
            savedAt={state.savedAt ?? undefined}
            isKept={props.isKept}
            onRetry={status === 'offline' || status === 'notSaved' ? retry : undefined}
          />
        }
      >
        <CardBody>
          {category.description && (
            <p className={styles.description}>{localized(category.description, language)}</p>
          )}
          {isReadOnly && <Unsaved state={state} title={title} fields={fields} />}
          {!isReadOnly && state.isConflict && (
            <NominationConflict
              fields={fields}
              mine={state.rows}
              theirs={state.saved}
              max={max}
              onChoose={choose}
            />
          )}
          <NominationGrid
            aria-label={title}
            fields={fields}
            value={isReadOnly ? state.saved : state.rows}
            saved={state.saved}
            max={max}
            remarks={props.remarks}
            isReadOnly={isReadOnly}
            isDisabled={state.isSaving}
            onChange={edit}
            messages={messages}
            actions={<SaveButton state={state} title={title} onSave={save} />}
          />
        </CardBody>
      </Card>
    </div>
  );
});

interface SaveButtonProps {
  state: CategoryState;
  title: string;
  onSave: () => void;
}

/**
 * Saves one category; possible when it has changed, nothing is under way and no choice is open. When it is
 * saved the focus stays on it.
 */
const SaveButton = ({ state, title, onSave }: SaveButtonProps) => {
  const { isChanged, isSaving, isConflict } = state;
  return (
    <Button isInert={!isSaving && (!isChanged || isConflict)} isPending={isSaving} onPress={onSave}>
      <Trans>Save</Trans> <VisuallyHidden>{title}</VisuallyHidden>
    </Button>
  );
};

interface UnsavedProps {
  state: CategoryState;
  title: string;
  fields: readonly { key: string; label: string }[];
}

/** Once nothing can be saved any more: what this device keeps and the server does not have. */
function Unsaved({ state, title, fields }: UnsavedProps) {
  const { t } = useLingui();
  if (!state.isChanged) return null;
  return (
    <Notice tone="danger">
      <p>
        <Trans>
          These nominations were written on this device but not saved. They do not count:
        </Trans>
      </p>
      <NominationList
        aria-label={t`${title}, not saved`}
        fields={fields}
        value={state.rows}
        nothing={t`Nothing nominated.`}
      />
    </Notice>
  );
}
