import { useMessages } from '../../words/useMessages.ts';
import { saveStateMessages } from './SaveState.messages.ts';
import type { SaveStateProps } from './SaveState.tsx';

/**
 * Returns the text that `SaveState` announces, such as "Best Novel: Saved", for use while it isn't rendered. Undefined
 * when nothing ever needed saving.
 */
export function useSaveNews(props: Omit<SaveStateProps, 'onRetry'>): string | undefined {
  const { subject, status, savedAt, isKept = true } = props;
  const words = useMessages('SaveState', saveStateMessages, props.messages);
  if (status === 'saved' && savedAt === undefined) return undefined;
  const isFailed = status === 'notSaved' || status === 'offline';
  return `${subject}: ${isFailed ? words[status](isKept) : words[status]}`;
}
