import { nameForm } from '@conkit/rules';
import { Card, CardBody } from '@conkit/ui';
import { Trans } from '@lingui/react/macro';
import { Link, useRouteContext } from '@tanstack/react-router';
import { awardsName } from '../i18n/awardNames.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import * as styles from './pages.css.ts';

/** Shown for unknown paths. */
export function NotFoundPage() {
  const { config } = useRouteContext({ from: '__root__' });
  const language = useLanguage();
  const awards = awardsName(config.hugo, language);
  const name = awards && config.parts.voting ? nameForm(awards, 'about') : undefined;
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
            {name && (
              <Link to="/$awards" params={{ awards: config.hugo.path }}>
                <Trans>Vote for the {name}</Trans>
              </Link>
            )}
          </p>
        </CardBody>
      </Card>
    </div>
  );
}
