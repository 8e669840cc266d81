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
  failure?: ReactNode;
  onRetry: () => void;
  messages?: SomeMessages<ActForPersonMessages>;
}

/**
 * Replaces a crew form while the person's record is loading, or when it could not be loaded.
 *
 * @example
 * ```tsx
 * <LoadRecord failure={error && 'There is no connection.'} onRetry={load} />
 * ```
 */
export const LoadRecord = ({ failure, onRetry, messages, ...own }: LoadRecordProps) => {
  const words = useMessages('ActForPerson', actForPersonMessages, messages);
  return (
    <Page {...elementProps(own)} title={words.loading} width="narrow">
      <Retryable failure={failure} onRetry={onRetry}>
        <Skeleton label={words.loading} shapes={['card', 'card']} />
      </Retryable>
    </Page>
  );
};
