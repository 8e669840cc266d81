import { Button, Notice } from '@conkit/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import * as styles from './BothVersions.css.ts';

interface BothVersionsProps<Version> {
  mine: Version;
  theirs: Version;
  /** Draws one version; its name is for the list of it. */
  renderVersion: (version: Version, name: string) => ReactNode;
  onChoose: (choice: 'mine' | 'theirs') => void;
  /** Further choices. */
  children?: ReactNode;
}

/** Both versions of a category that was changed in two places, and the choice between them. */
export function BothVersions<Version>(props: BothVersionsProps<Version>) {
  const { mine, theirs, renderVersion, onChoose, children } = props;
  const { t } = useLingui();
  const here = t`On this screen`;
  const elsewhere = t`Saved elsewhere`;
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
          <h3>{here}</h3>
          {renderVersion(mine, here)}
          <Button onPress={() => onChoose('mine')}>
            <Trans>Keep mine</Trans>
          </Button>
        </div>
        <div className={styles.version}>
          <h3>{elsewhere}</h3>
          {renderVersion(theirs, elsewhere)}
          <Button onPress={() => onChoose('theirs')}>
            <Trans>Take the saved one</Trans>
          </Button>
        </div>
      </div>
      {children}
    </Notice>
  );
}
