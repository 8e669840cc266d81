import { Card, CardBody } from '@conkit/ui';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import * as styles from './pages.css.ts';
import { useRouteTitle } from './title.ts';

/** A page that is not built yet: it says what will be here. */
export function ComingPage({ children }: { children: ReactNode }) {
  const title = useRouteTitle();
  return (
    <div className={styles.narrow}>
      <h1 className={styles.heading}>{title}</h1>
      <Card>
        <CardBody>
          <p>{children}</p>
          <p className={styles.actions}>
            <Link to="/">
              <Trans>Return to the memberships page</Trans>
            </Link>
          </p>
        </CardBody>
      </Card>
    </div>
  );
}
