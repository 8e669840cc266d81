import { MessageBar as Bar } from '@conkit/ui';
import { useEffect } from 'react';
import { useMessages } from './messages.tsx';

/** Shows the current message and hides it after the configured time. Errors stay until they are closed. */
export function MessageBar({ autoHideSeconds }: { autoHideSeconds: number | null }) {
  const { current, close } = useMessages();
  useEffect(() => {
    if (!current || current.tone === 'danger' || !autoHideSeconds) return;
    const timer = setTimeout(close, autoHideSeconds * 1000);
    return () => clearTimeout(timer);
  }, [current, autoHideSeconds, close]);
  return <Bar role="status" message={current} onClose={close} />;
}
