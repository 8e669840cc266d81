import { joinNominations, type Nomination } from '@conkit/rules';
import { BothVersions, Button, NominationList, type NominationField } from '@conkit/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { VersionChoice } from './nominationDraft.ts';

interface NominationConflictProps {
  fields: readonly NominationField[];
  mine: readonly Nomination[];
  theirs: readonly Nomination[];
  max: number;
  onChoose: (choice: VersionChoice) => void;
}

/** Both versions of a category's nominations, which can also be kept both where there is room for them. */
export function NominationConflict(props: NominationConflictProps) {
  const { fields, mine, theirs, max, onChoose } = props;
  const { t } = useLingui();
  return (
    <BothVersions
      mine={mine}
      theirs={theirs}
      renderVersion={(nominations, name) => (
        <NominationList
          aria-label={name}
          fields={fields}
          value={nominations}
          nothing={t`Nothing nominated.`}
        />
      )}
      onChoose={onChoose}
    >
      {joinNominations(mine, theirs, max) && (
        <Button onPress={() => onChoose('both')}>
          <Trans>Keep both</Trans>
        </Button>
      )}
    </BothVersions>
  );
}
