import { Card, CardBody } from '@conkit/ui';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import * as styles from './pages.css.ts';

/** Shown for a path that leads nowhere. */
export function NotFoundPage() {
  return (
    <div className={styles.narrow}>
      <h1 className={styles.heading}>
        <Trans>There is no such page</Trans>
      </h1>
      <Card>
        <CardBody>
          <p>
            <Trans>
              The address may be mistyped, or the page has moved. Login links are long: check that
              the whole link was copied.
            </Trans>
          </p>
          <p className={styles.actions}>
            <Link to="/">
              <Trans>Return to the memberships page</Trans>
            </Link>
            <Link to="/new">
              <Trans>Buy a membership</Trans>
            </Link>
            <Link to="/hugo">
              <Trans>Vote for the Hugo Awards</Trans>
            </Link>
          </p>
        </CardBody>
      </Card>
    </div>
  );
}
