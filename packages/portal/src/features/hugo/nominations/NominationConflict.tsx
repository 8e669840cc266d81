import { joinNominations, type Nomination } from '@conkit/rules';
import { Button, NominationList, Notice, type NominationField } from '@conkit/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import * as styles from '../shared/BothVersions.css.ts';
import type { VersionChoice } from './nominationKeeper.ts';

interface NominationConflictProps {
  fields: readonly NominationField[];
  mine: readonly Nomination[];
  theirs: readonly Nomination[];
  max: number;
  onChoose: (choice: VersionChoice) => void;
}

/** Both versions of a category that was changed in two places, and the choice between them. */
export function NominationConflict(props: NominationConflictProps) {
  const { fields, mine, theirs, onChoose } = props;
  const { t } = useLingui();
  const canKeepBoth = joinNominations(mine, theirs, props.max) !== undefined;
  const nothing = t`Nothing nominated.`;
  return (
    <Notice tone="warning" role="alert">
      <p>
        <Trans>
          This category was also changed in another window or on another device. Neither version is
          lost: choose the one to keep.
        </Trans>
      </p>
      <div className={styles.versions}>
        <div className={styles.version}>
          <h3>
            <Trans>On this screen</Trans>
          </h3>
          <NominationList
            aria-label={t`On this screen`}
            fields={fields}
            value={mine}
            nothing={nothing}
          />
          <Button onPress={() => onChoose('mine')}>
            <Trans>Keep mine</Trans>
          </Button>
        </div>
        <div className={styles.version}>
          <h3>
            <Trans>Saved elsewhere</Trans>
          </h3>
          <NominationList
            aria-label={t`Saved elsewhere`}
            fields={fields}
            value={theirs}
            nothing={nothing}
          />
          <Button onPress={() => onChoose('theirs')}>
            <Trans>Take the saved one</Trans>
          </Button>
        </div>
      </div>
      {canKeepBoth && (
        <Button onPress={() => onChoose('both')}>
          <Trans>Keep both</Trans>
        </Button>
      )}
    </Notice>
  );
}
