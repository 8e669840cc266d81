import type { ReactNode } from 'react';
import { Retryable } from '../../components/Retryable/Retryable.tsx';
import { Page } from '../../primitives/Page/Page.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { useMessages } from '../../words/provider.tsx';
import {
  actForPersonMessages,
  type ActForPersonMessages,
} from '../../locales/en/ActForPerson.gen.ts';
import { elementProps, type ElementProps } from '../../primitives/element/elementProps.ts';
import type { SomeMessages } from '../../words/overrides.ts';

export interface LoadRecordProps extends ElementProps {
  /** Why the record could not be loaded, in words; undefined while it is loading. */
  errorMessage?: ReactNode;
  /** Called to load it again. */
  onRetry: () => void;
  /** Replaces single texts. */
  messages?: SomeMessages<ActForPersonMessages>;
}

/**
 * Replaces a crew form while the person's record is loading, or when it could not be loaded.
 *
 * @example
 * ```tsx
 * <LoadRecord errorMessage={error && 'There is no connection.'} onRetry={load} />
 * ```
 */
export const LoadRecord = ({ errorMessage, onRetry, messages, ...own }: LoadRecordProps) => {
  const words = useMessages('ActForPerson', actForPersonMessages, messages);
  return (
    <Page {...elementProps(own)} title={words.loading} width="narrow">
      <Retryable errorMessage={errorMessage} onRetry={onRetry}>
        <Skeleton label={words.loading} shapes={['card', 'card']} />
      </Retryable>
    </Page>
  );
};
