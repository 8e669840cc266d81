import { useEffect } from 'react';

/**
 * Keeps the screen on while it is active. Browsers without the Screen Wake Lock API, or that refuse it to save power,
 * dim the screen as usual.
 */
export function useWakeLock(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return;
    let lock: WakeLockSentinel | undefined;
    let isLeft = false;
    const release = () => void lock?.release().catch(() => undefined);
    const request = async () => {
      // Browsers drop the lock of a hidden page, and refuse one to it.
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      lock = await navigator.wakeLock.request('screen').catch(() => undefined);
      if (isLeft) release();
    };
    const onVisibilityChange = () => void request();
    onVisibilityChange();
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => {
      isLeft = true;
      document.removeEventListener('visibilitychange', onVisibilityChange);
      release();
    };
  }, [isActive]);
}
