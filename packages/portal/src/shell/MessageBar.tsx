import { MessageBar as Bar } from '@conkit/ui';
import { useEffect } from 'react';
import { useMessages } from './messages.tsx';

/** Says what has just happened. It hides by itself after the configured time; what went wrong stays until it is closed. */
export function MessageBar({ autoHideSeconds }: { autoHideSeconds: number | null }) {
  const { current, close } = useMessages();
  useEffect(() => {
    if (!current || current.tone === 'danger' || !autoHideSeconds) return;
    const timer = setTimeout(close, autoHideSeconds * 1000);
    return () => clearTimeout(timer);
  }, [current, autoHideSeconds, close]);
  return <Bar role="status" message={current} onClose={close} />;
}
