import { SaveState } from '@conkit/ui';
import { useSaveStateMessages } from '../../../i18n/messages/saveState.ts';
import { useNow } from '../../../shell/useNow.ts';

interface CategorySaveProps {
  title: string;
  status: 'saved' | 'saving' | 'unsaved' | 'notSaved' | 'offline';
  /** When the category was last saved, as an ISO instant; undefined before the first time. */
  savedAt: string | undefined;
  /** Whether this device keeps what is not saved. */
  isKept: boolean;
  /** Saves at once; undefined where nothing can be saved any more. */
  onRetry: (() => void) | undefined;
}

const RENEW_MS = 10_000;

/** How a category is saved; nothing is said of one that was never ranked. */
export function CategorySave({ title, status, savedAt, isKept, onRetry }: CategorySaveProps) {
  const now = useNow(RENEW_MS);
  const messages = useSaveStateMessages(isKept);
  if (status === 'saved') {
    if (savedAt === undefined) return null;
    const saved = { kind: status, at: new Date(savedAt) } as const;
    return <SaveState subject={title} status={saved} now={now} messages={messages} />;
  }
  return (
    <SaveState
      subject={title}
      status={{ kind: status }}
      now={now}
      onRetry={onRetry}
      messages={messages}
    />
  );
}
