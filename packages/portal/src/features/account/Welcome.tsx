import type { Config } from '@conkit/api-client';
import { isLocalPath } from '@conkit/rules';
import { Notice } from '@conkit/ui';
import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import * as styles from '../../shell/pages.css.ts';
import { LoginLinkCard } from './LoginLinkCard.tsx';

interface WelcomeProps {
  config: Config;
  /** The page that was asked for, which needs somebody signed in. */
  next: string | undefined;
  /** The address that could not be signed in. */
  email: string | undefined;
  /** How many changes this device keeps of somebody who was signed out elsewhere. */
  unsaved: number | undefined;
}

/** The first page of a visitor who is not signed in. */
export function Welcome({ config, next, email, unsaved }: WelcomeProps) {
  return (
    <div className={styles.narrow}>
      <h1 className={styles.heading}>
        <Trans>Member portal</Trans>
      </h1>
      <p className={styles.lead}>
        <Trans>
          Memberships, the Hugo Awards and everything on your account. You can also{' '}
          <Link to="/new" className={styles.groundLink}>
            buy a membership
          </Link>{' '}
          without signing in.
        </Trans>
      </p>
      <div className={styles.stack}>
        {unsaved ? (
          <Notice tone="warning" role="alert">
            <Trans>
              You have been signed out in another tab or window.{' '}
              <Plural value={unsaved} one="# unsaved change is" other="# unsaved changes are" />{' '}
              kept on this device. Sign in again: the link in the mail leads back to where you were.
            </Trans>
          </Notice>
        ) : (
          next && (
            <Notice tone="info">
              <Trans>
                Sign in to see the page you asked for. The link in the mail leads to it.
              </Trans>
            </Notice>
          )
        )}
        <LoginLinkCard
          config={config}
          path={next && isLocalPath(next) ? next : '/'}
          defaultEmail={email}
        />
      </div>
    </div>
  );
}
