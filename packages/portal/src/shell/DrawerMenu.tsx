import type { Config, Person, User } from '@conkit/api-client';
import { currentMember, hasRole, hasUpgrades, initials, ROLES } from '@conkit/rules';
import { Button } from '@conkit/ui';
import { Trans } from '@lingui/react/macro';
import { Link, useParams } from '@tanstack/react-router';
import { useEffect, useState, type ReactNode } from 'react';
import * as styles from './Drawer.css.ts';
import { LazyDialog } from './LazyDialog.tsx';
import { useSignOut } from './useSignOut.ts';

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
    to: '/' | '/passkeys' | '/new' | '/upgrade/{-$id}' | '/pay' | '/desk/{-$id}/{-$task}',
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
        {parts.passkeys && entry('/passkeys', <Trans>Passkeys</Trans>)}
        {hasRole(user.roles, ROLES) && entry('/desk/{-$id}/{-$task}', <Trans>Members’ desk</Trans>)}
      </ul>
      <div className={styles.tools}>
        {children}
        <Button tone="quiet" isPending={isPending} onPress={() => setAsking(true)}>
          <Trans>Sign out everywhere</Trans>
        </Button>
        {isAsking && (
          <LazyDialog load={loadSignOut} onError={stopAsking}>
            {({ default: SignOutDialog }) => (
              <SignOutDialog
                email={user.email}
                hasPasskeys={(user.passkeys?.people ?? []).length > 0}
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

/** Twice the displayed size, for high-density screens. */
const PIXELS = 88;

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

interface AvatarProps {
  member: Person;
  /** The convention's avatar service, or null to show initials. */
  service: Config['avatars'];
}

/** A member's picture from the avatar service. Shows initials until it loads, and without a service. */
function Avatar({ member, service }: AvatarProps) {
  const [url, setUrl] = useState<string>();
  const email = member.email?.trim().toLowerCase();
  const template = service?.urlTemplate;
  useEffect(() => {
    if (!template || !email) return;
    let isCurrent = true;
    const show = (hash: string) => {
      if (!isCurrent) return;
      setUrl(template.replace('{hash}', hash).replace('{size}', String(PIXELS)));
    };
    // `crypto.subtle` requires a secure context. Without one, keep the initials.
    sha256(email).then(show, () => undefined);
    return () => {
      isCurrent = false;
      setUrl(undefined);
    };
  }, [template, email]);
  return (
    <span className={styles.avatar}>
      {url ? (
        <img
          className={styles.avatarImage}
          src={url}
          alt=""
          referrerPolicy="no-referrer"
          onError={() => setUrl(undefined)}
        />
      ) : (
        initials(member.legal_name)
      )}
    </span>
  );
}

/** Returns the member that the page is about, or all people of the account if it isn't about one. */
function useCurrentMembers({ people }: User, config: Config): readonly Person[] {
  const { id } = useParams({ strict: false });
  const child = config.membershipGroups.child;
  const member = currentMember(people, id === undefined ? undefined : Number(id), child);
  return member ? [member] : people;
}
