import type { Config } from '@conkit/api-client';
import { isLocalPath } from '@conkit/rules';
import { Notice } from '@conkit/ui';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import * as styles from '../../shell/pages.css.ts';
import { LoginLinkCard } from './LoginLinkCard.tsx';

interface WelcomeProps {
  config: Config;
  /** The page that was asked for, which needs somebody signed in. */
  next: string | undefined;
  /** The address that could not be signed in. */
  email: string | undefined;
}

/** The first page of a visitor who is not signed in. */
export function Welcome({ config, next, email }: WelcomeProps) {
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
        {next && (
          <Notice tone="info">
            <Trans>Sign in to see the page you asked for. The link in the mail leads to it.</Trans>
          </Notice>
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
