import { CloseIcon, IconButton } from '@conkit/ui';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useMessages } from './messages.tsx';
import * as styles from './MessageBar.css.ts';

/**
 * The bar at the bottom that says what has just happened. It hides by itself after the configured time;
 * what went wrong stays until it is closed. Screen readers hear it without losing their place.
 */
export function MessageBar({ autoHideSeconds }: { autoHideSeconds: number | null }) {
  const { t } = useLingui();
  const { current, close } = useMessages();
  useEffect(() => {
    if (!current || current.tone === 'danger' || !autoHideSeconds) return;
    const timer = setTimeout(close, autoHideSeconds * 1000);
    return () => clearTimeout(timer);
  }, [current, autoHideSeconds, close]);
  return (
    <div role="status" className={styles.region}>
      {current && (
        <div key={current.id} className={styles.bar[current.tone]}>
          <span>{current.text}</span>
          <IconButton aria-label={t`Close the message`} onPress={close}>
            <CloseIcon />
          </IconButton>
        </div>
      )}
    </div>
  );
}
