import { Button, Notice } from '@conkit/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import * as page from './shared/Categories.css.ts';

interface BallotFailedProps {
  /** Why, and what helps. */
  children: ReactNode;
  onRetry: () => void;
}

/** In the place of a ballot that could not be loaded. */
export function BallotFailed({ children, onRetry }: BallotFailedProps) {
  return (
    <div className={page.narrow}>
      <Notice
        tone="danger"
        role="alert"
        action={
          <Button onPress={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        <Trans>The ballot could not be loaded.</Trans> {children}
      </Notice>
    </div>
  );
}
