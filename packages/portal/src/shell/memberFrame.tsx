import type { Config, User } from '@conkit/api-client';
import { Button, IconButton, MenuIcon, VisuallyHidden } from '@conkit/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState, type Ref } from 'react';
import { DrawerMenu } from './DrawerMenu.tsx';
import { LazyDialog } from './LazyDialog.tsx';
import { Logo } from './Logo.tsx';
import * as styles from './Shell.css.ts';
import { useRouteTitle } from './title.ts';
import { useSignOut } from './useSignOut.ts';

const loadDrawer = () => import('./DrawerDialog.tsx');

interface TopBarProps {
  config: Config;
  user: User;
  /** Whether wide screens show the menu next to the page. */
  isDocked: boolean;
  onDock: () => void;
  opener: Ref<HTMLButtonElement>;
}

/** The top bar of an account: menu, title and sign-out button. */
export function TopBar({ config, user, isDocked, onDock, opener }: TopBarProps) {
  const { t } = useLingui();
  const title = useRouteTitle();
  const [isOpen, setOpen] = useState(false);
  return (
    <header className={styles.bar}>
      <span className={isDocked ? styles.menuButton : styles.menuButtonAlways}>
        <IconButton ref={opener} aria-label={t`Open the menu`} onPress={() => setOpen(true)}>
          <MenuIcon />
        </IconButton>
      </span>
      {isOpen && (
        <LazyDialog load={loadDrawer} onError={() => setOpen(false)}>
          {({ default: DrawerDialog }) => (
            <DrawerDialog
              config={config}
              user={user}
              onClose={() => setOpen(false)}
              onDock={
                isDocked
                  ? undefined
                  : () => {
                      setOpen(false);
                      onDock();
                    }
              }
            />
          )}
        </LazyDialog>
      )}
      <div className={styles.names}>
        <Link to="/" className={styles.logoWithTitle}>
          <Logo config={config} />
        </Link>
        <span className={styles.barTitle}>{title}</span>
      </div>
      <div className={styles.account}>
        <span className={styles.email}>{user.email}</span>
        <SignOutButton email={user.email} />
      </div>
    </header>
  );
}

/** The accessible name contains the account's email, which is hidden when there is no room. */
function SignOutButton({ email }: { email: string }) {
  const { isPending, signOut } = useSignOut();
  return (
    <Button isPending={isPending} onPress={() => signOut()}>
      <Trans>Sign out</Trans> <VisuallyHidden>{email}</VisuallyHidden>
    </Button>
  );
}

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
