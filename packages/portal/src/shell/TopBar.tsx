import type { Config, User } from '@conkit/api-client';
import { Button, IconButton, MenuIcon, VisuallyHidden } from '@conkit/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Link, useRouteContext, useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { logoutMutation } from '../api/session.ts';
import { finishWork } from './beforeSignOut.ts';
import { useMessages } from './messages.tsx';
import { useProblemText } from './problemText.ts';
import { useRouteTitle } from './title.ts';
import * as styles from './Shell.css.ts';

const DrawerDialog = lazy(() => import('./DrawerDialog.tsx'));

interface TopBarProps {
  config: Config;
  user: User;
}

/** The bar of a signed-in account: menu, title, and the button that signs out. */
export function TopBar({ config, user }: TopBarProps) {
  const { t } = useLingui();
  const title = useRouteTitle();
  const [isOpen, setOpen] = useState(false);
  return (
    <header className={styles.bar}>
      <span className={styles.menuButton}>
        <IconButton aria-label={t`Open the menu`} onPress={() => setOpen(true)}>
          <MenuIcon />
        </IconButton>
      </span>
      {isOpen && (
        <Suspense>
          <DrawerDialog config={config} user={user} onClose={() => setOpen(false)} />
        </Suspense>
      )}
      <Link to="/" className={styles.logoBesideTitle}>
        {config.name}
      </Link>
      <span className={styles.barTitle}>{title}</span>
      <div className={styles.account}>
        <span className={styles.email}>{user.email}</span>
        <SignOutButton email={user.email} />
      </div>
    </header>
  );
}

/**
 * Saves what is under way, signs out and goes to the first page; what cannot be saved is said first. Its
 * name says whose account it is, also where there is no room.
 */
function SignOutButton({ email }: { email: string }) {
  const { t } = useLingui();
  const { api, queryClient } = useRouteContext({ from: '__root__' });
  const router = useRouter();
  const messages = useMessages();
  const problemText = useProblemText();
  const logout = useMutation({
    ...logoutMutation(api, queryClient),
    onError: (error) => messages.show(problemText(error), 'danger'),
  });
  const [isWarned, setWarned] = useState(false);
  const signOut = async () => {
    if (!(await finishWork()) && !isWarned) {
      setWarned(true);
      messages.show(
        t`Your last changes are not saved. They are kept on this device. Press Sign out again to leave all the same.`,
        'danger',
      );
      return;
    }
    await logout.mutateAsync();
    await router.navigate({ to: '/', search: {} });
    await router.invalidate();
  };
  return (
    <Button isPending={logout.isPending} onPress={() => signOut().catch(() => undefined)}>
      <Trans>Sign out</Trans> <VisuallyHidden>{email}</VisuallyHidden>
    </Button>
  );
}
