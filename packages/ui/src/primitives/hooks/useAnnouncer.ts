import { useCallback, useEffect, useRef } from 'react';

/** The pause after emptying the region, so that screen readers announce a repeated text. */
const PAUSE_MS = 60;

/**
 * Manages a live region outside React: announcing causes no re-render, and the text is created after the change has
 * been painted.
 */
export const useAnnouncer = () => {
  const region = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  const announce = useCallback((text: () => string) => {
    const say = (words: string) => {
      if (region.current) region.current.textContent = words;
    };
    clearTimeout(timer.current);
    // Wait for the frame that shows the change before emptying it.
    timer.current = setTimeout(() => {
      say('');
      timer.current = setTimeout(() => say(text()), PAUSE_MS);
    }, PAUSE_MS);
  }, []);

  return { region, announce };
};
