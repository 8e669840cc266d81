import { useLingui } from '@lingui/react/macro';
import { useBlocker } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Asks for confirmation before leaving the page while unsaved changes aren't stored on this device. */
export function useAskBeforeLosing(isAtRisk: boolean) {
  const { t } = useLingui();
  useBlocker({
    disabled: !isAtRisk,
    enableBeforeUnload: false,
    shouldBlockFn: ({ current, next }) =>
      current.pathname !== next.pathname &&
      !window.confirm(t`What is not saved is lost when you leave. Leave all the same?`),
  });
  useEffect(() => {
    if (!isAtRisk) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isAtRisk]);
}
