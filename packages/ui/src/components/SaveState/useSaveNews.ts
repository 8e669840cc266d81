import { useMessages } from '../../words/useMessages.ts';
import { saveStateMessages } from './SaveState.messages.ts';
import type { SaveStateProps } from './SaveState.tsx';

/**
 * What a `SaveState` says, as a text, for where it is not on the screen: "Best Novel: Saved". Undefined for
 * what never had to be saved.
 */
export function useSaveNews(props: Omit<SaveStateProps, 'onRetry'>): string | undefined {
  const { subject, status, savedAt, isKept = true } = props;
  const words = useMessages('SaveState', saveStateMessages, props.messages);
  if (status === 'saved' && savedAt === undefined) return undefined;
  const isFailed = status === 'notSaved' || status === 'offline';
  return `${subject}: ${isFailed ? words[status](isKept) : words[status]}`;
}
