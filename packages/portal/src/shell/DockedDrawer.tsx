import type { Config, User } from '@conkit/api-client';
import { useLingui } from '@lingui/react/macro';
import { DrawerMenu } from './DrawerMenu.tsx';
import * as styles from './Shell.css.ts';

/** The navigation on wide screens, where it is always there. */
export function DockedDrawer({ config, user }: { config: Config; user: User }) {
  const { t } = useLingui();
  return (
    <nav className={styles.docked} aria-label={t`Main menu`}>
      <DrawerMenu config={config} user={user} />
    </nav>
  );
}
