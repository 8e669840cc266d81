import { useCallback, useEffect, useRef } from 'react';

/** Long enough for a screen reader to notice that the region was emptied, so that it says the same twice. */
const PAUSE_MS = 60;

/**
 * A live region's words, written past React: announcing draws nothing again, and the words are made
 * after the change has been painted.
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
    // Emptying it, too, waits for the frame that shows the change.
    timer.current = setTimeout(() => {
      say('');
      timer.current = setTimeout(() => say(text()), PAUSE_MS);
    }, PAUSE_MS);
  }, []);

  return { region, announce };
};
