import { nameForm } from '@conkit/rules';
import { Button, Card, CardBody } from '@conkit/ui';
import { Trans } from '@lingui/react/macro';
import { Link, useRouteContext, useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useLanguage } from '../i18n/language.ts';
import { getAwardsName } from '../i18n/localized.ts';
import { reportFailure } from './analytics.ts';
import * as styles from './pages.css.ts';
import { useProblemText } from './problemText.ts';
import { useOpenAwardPage } from './useOpenAwardPage.ts';

/** Replaces a page that failed to load. Shows the problem, a retry and a link to the home page. */
export function FailurePage({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const problemText = useProblemText();
  useEffect(() => void reportFailure('page', error), [error]);
  const retry = () =>
    router
      .invalidate()
      .then(reset)
      .catch(() => undefined);
  // Retry when the network is back.
  useEffect(() => {
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  });
  return (
    <div className={styles.narrow}>
      <h1 className={styles.heading}>
        <Trans>This page could not be loaded</Trans>
      </h1>
      <Card>
        <CardBody>
          <p role="alert">{problemText(error)}</p>
          <p className={styles.actions}>
            <Button tone="primary" onPress={() => void retry()}>
              <Trans>Try again</Trans>
            </Button>
            <a href="/" className={styles.ownLink}>
              <Trans>Return to the memberships page</Trans>
            </a>
          </p>
        </CardBody>
      </Card>
    </div>
  );
}

/** Shown for unknown paths. */
export function NotFoundPage() {
  const { config } = useRouteContext({ from: '__root__' });
  const language = useLanguage();
  const awards = getAwardsName(config.hugo, language);
  const open = useOpenAwardPage(config);
  const name = awards && nameForm(awards, open?.right === 'vote' ? 'about' : 'to');
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
            <Link to="/" className={styles.ownLink}>
              <Trans>Return to the memberships page</Trans>
            </Link>
            <Link to="/new" className={styles.ownLink}>
              <Trans>Buy a membership</Trans>
            </Link>
            {open && (
              <Link {...open.link} className={styles.ownLink}>
                {open.right === 'vote' ? (
                  <Trans>Vote for the {name}</Trans>
                ) : (
                  <Trans>Nominate for the {name}</Trans>
                )}
              </Link>
            )}
          </p>
        </CardBody>
      </Card>
    </div>
  );
}
