import type { Config, User } from '@conkit/api-client';
import { hasRole, hasUpgrades, ROLES } from '@conkit/rules';
import { Button } from '@conkit/ui';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { Avatar } from './Avatar.tsx';
import { LazyDialog } from './LazyDialog.tsx';
import { useCurrentMembers } from './useCurrentMembers.ts';
import { useSignOut } from './useSignOut.ts';
import * as styles from './Drawer.css.ts';

const loadSignOut = () => import('./SignOutDialog.tsx');

interface DrawerMenuProps {
  config: Config;
  user: User;
  /** Called when an entry is chosen. */
  onChoose?: () => void;
  /** Buttons for the menu itself. */
  children?: ReactNode;
}

/** The account's members and links to the main pages. */
export function DrawerMenu({ config, user, onChoose, children }: DrawerMenuProps) {
  const members = useCurrentMembers(user, config);
  const { parts } = config;
  const { isPending, signOut } = useSignOut();
  const [isAsking, setAsking] = useState(false);
  const stopAsking = () => setAsking(false);
  // State of the page, so that the choice survives a failed attempt.
  const [voidsKeys, setVoidsKeys] = useState(false);
  const entry = (
    to: '/' | '/new' | '/upgrade/{-$id}' | '/pay' | '/desk/{-$id}/{-$task}',
    label: ReactNode,
  ) => (
    <li>
      <Link
        to={to}
        // Otherwise the link would inherit the current page's parameters.
        params={{ id: undefined, task: undefined }}
        className={styles.entry}
        activeOptions={{ exact: to === '/' }}
        activeProps={{ className: styles.activeEntry, 'aria-current': 'page' }}
        onClick={onChoose}
      >
        {label}
      </Link>
    </li>
  );
  return (
    <>
      {members.length > 0 && (
        <div className={styles.members}>
          <div className={styles.avatars} aria-hidden="true">
            {members.map((member) => (
              <Avatar
                key={member.id}
                member={member}
                service={members.length === 1 ? config.avatars : null}
              />
            ))}
          </div>
          {members.length === 1 && <p className={styles.memberName}>{members[0]?.legal_name}</p>}
        </div>
      )}
      <ul className={styles.entries}>
        {entry('/', <Trans>My memberships</Trans>)}
        {entry('/new', <Trans>New Membership</Trans>)}
        {hasUpgrades(parts) && entry('/upgrade/{-$id}', <Trans>Upgrade Membership</Trans>)}
        {parts.payments && entry('/pay', <Trans>Payments</Trans>)}
        {hasRole(user.roles, ROLES) && entry('/desk/{-$id}/{-$task}', <Trans>Members’ desk</Trans>)}
      </ul>
      <div className={styles.tools}>
        {children}
        <Button tone="quiet" isPending={isPending} onPress={() => setAsking(true)}>
          <Trans>Sign out everywhere</Trans>
        </Button>
        {isAsking && (
          <LazyDialog load={loadSignOut} onFailed={stopAsking}>
            {({ default: SignOutDialog }) => (
              <SignOutDialog
                email={user.email}
                voidsKeys={voidsKeys}
                onChange={setVoidsKeys}
                onClose={stopAsking}
                onSignOut={() => {
                  stopAsking();
                  signOut({ all: true, ...(voidsKeys && { keys: true }) });
                }}
              />
            )}
          </LazyDialog>
        )}
      </div>
    </>
  );
}
