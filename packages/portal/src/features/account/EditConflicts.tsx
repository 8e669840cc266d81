import type { PaperPubs, PersonField, PersonFields } from '@conkit/rules';
import { memberFieldLabel, Notice, RadioList, type MemberFormMessages } from '@conkit/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import * as styles from './EditDialog.css.ts';
import type { FieldConflict, PersonEdit } from './personEdit.ts';

interface EditConflictsProps {
  edit: PersonEdit;
  messages: MemberFormMessages;
  onChoose: (field: PersonField, choice: 'mine' | 'theirs') => void;
}

const paperPubsText = ({ name, address, country }: PaperPubs) =>
  [name, address, country].filter(Boolean).join(', ');

/** The fields that somebody else changed at the same time, both versions of each, and the choice. */
export function EditConflicts({ edit, messages, onChoose }: EditConflictsProps) {
  const { t } = useLingui();
  if (edit.conflicts.length === 0) return null;
  const textOf = (value: PersonFields[PersonField]) => {
    const text = typeof value === 'object' && value !== null ? paperPubsText(value) : value;
    return text?.trim() || t`(empty)`;
  };
  const choiceOf = ({ field, mine, choice }: FieldConflict) => (
    <RadioList
      key={field}
      label={memberFieldLabel(field, messages)}
      value={choice}
      onChange={(side) => onChoose(field, side === 'mine' ? 'mine' : 'theirs')}
      options={[
        { value: 'mine', label: t`Keep yours`, hint: textOf(mine) },
        { value: 'theirs', label: t`Take the other`, hint: textOf(edit.record[field]) },
      ]}
    />
  );
  return (
    <div data-conflicts className={styles.conflicts}>
      <Notice
        tone="warning"
        role="alert"
        title={<Trans>These details were changed elsewhere meanwhile</Trans>}
      >
        <Trans>Nothing is lost: choose for each field which version to keep, then save.</Trans>
      </Notice>
      {edit.conflicts.map(choiceOf)}
    </div>
  );
}
