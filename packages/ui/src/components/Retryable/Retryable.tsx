import { useEffect, type ReactNode } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { useMessages } from '../../words/provider.tsx';
import { retryableMessages, type RetryableMessages } from '../../locales/en/Retryable.gen.ts';
import {
  elementProps,
  type ElementProps,
  useElementRef,
} from '../../primitives/element/elementProps.ts';
import type { SomeMessages } from '../../words/overrides.ts';
import * as css from './Retryable.css.ts';

export interface RetryableProps extends ElementProps {
  /** The error message. Empty while loading and after success. */
  errorMessage: ReactNode;
  /** Called to try again. */
  onRetry: () => void;
  /** The content when there is no failure. */
  children: ReactNode;
  /** Replaces single texts. */
  messages?: SomeMessages<RetryableMessages>;
}

/**
 * A container for loaded content. After a failure it shows the error with a retry button, and retries when the network
 * comes back. It receives the focus when the retry button disappears.
 *
 * @example
 * ```tsx
 * <Retryable errorMessage={error && 'The ballot could not be loaded.'} onRetry={load}>
 *   {ballot}
 * </Retryable>
 * ```
 */
export const Retryable = ({
  errorMessage,
  onRetry,
  children,
  messages,
  ...own
}: RetryableProps) => {
  const words = useMessages('Retryable', retryableMessages, messages);
  const place = useElementRef<HTMLDivElement>(own);
  const hasFailed = Boolean(errorMessage);
  useEffect(() => {
    if (!hasFailed) return;
    const retry = () => onRetry();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [hasFailed, onRetry]);
  const retry = () => {
    place.current?.focus({ preventScroll: true });
    onRetry();
  };
  return (
    <div {...elementProps(own, css.place)} ref={place} tabIndex={-1}>
      {errorMessage ? (
        <div className={css.failure}>
          <Notice
            tone="danger"
            role="alert"
            action={<Button onPress={retry}>{words.retry}</Button>}
          >
            {errorMessage}
          </Notice>
        </div>
      ) : (
        children
      )}
    </div>
  );
};
