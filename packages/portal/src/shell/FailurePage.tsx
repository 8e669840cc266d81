import { Button, Card, CardBody } from '@conkit/ui';
import { Trans } from '@lingui/react/macro';
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { useEffect } from 'react';
import { reportFailure } from './analytics.ts';
import { useProblemText } from './problemText.ts';
import * as styles from './pages.css.ts';

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
            <a href="/">
              <Trans>Return to the memberships page</Trans>
            </a>
          </p>
        </CardBody>
      </Card>
    </div>
  );
}
