import { Button, Notice } from '@conkit/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import * as page from './Categories.css.ts';

interface LoadFailedProps {
  /** What could not be loaded, and why or what helps. */
  children: ReactNode;
  onRetry: () => void;
}

/** In the place of a ballot or of nominations that could not be loaded. */
export function LoadFailed({ children, onRetry }: LoadFailedProps) {
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
        {children}
      </Notice>
    </div>
  );
}
