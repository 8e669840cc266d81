import type { Config, User } from '@conkit/api-client';
import { Button } from '@conkit/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Ref } from 'react';
import { DrawerMenu } from './DrawerMenu.tsx';
import * as styles from './Shell.css.ts';

interface DockedDrawerProps {
  config: Config;
  user: User;
  onUndock: () => void;
  undocker: Ref<HTMLButtonElement>;
}

/** The menu on wide screens, visible until it is hidden. */
export function DockedDrawer({ config, user, onUndock, undocker }: DockedDrawerProps) {
  const { t } = useLingui();
  return (
    <nav className={styles.docked} aria-label={t`Main menu`}>
      <DrawerMenu config={config} user={user}>
        <Button ref={undocker} tone="quiet" onPress={onUndock}>
          <Trans>Hide the menu</Trans>
        </Button>
      </DrawerMenu>
    </nav>
  );
}
