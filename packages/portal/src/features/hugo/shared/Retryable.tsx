import { Button, Notice } from '@conkit/ui';
import { Trans } from '@lingui/react/macro';
import { useRef, type ReactNode } from 'react';
import * as page from './Categories.css.ts';

interface RetryableProps {
  /** What could not be loaded, and why or what helps; nothing where it could, or is on its way. */
  failure: ReactNode;
  onRetry: () => void;
  /** What is in the place otherwise. */
  children: ReactNode;
}

/** The place of a ballot or of nominations. It has the focus when the button to try again has gone. */
export function Retryable({ failure, onRetry, children }: RetryableProps) {
  const place = useRef<HTMLDivElement>(null);
  const retry = () => {
    place.current?.focus({ preventScroll: true });
    onRetry();
  };
  return (
    <div ref={place} tabIndex={-1} className={page.place}>
      {failure ? (
        <div className={page.narrow}>
          <Notice
            tone="danger"
            role="alert"
            action={
              <Button onPress={retry}>
                <Trans>Try again</Trans>
              </Button>
            }
          >
            {failure}
          </Notice>
        </div>
      ) : (
        children
      )}
    </div>
  );
}
