import { useCallback, useEffect, useRef } from 'react';

/**
 * Delays an action until the current press ends. An error that appears when a field loses focus would otherwise move
 * the button that is being pressed.
 *
 * @returns A function that runs an action immediately, or after the press if there is one.
 */
export function useAfterPress(): (action: () => void) => void {
  const isPressed = useRef(false);
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    const begin = () => {
      isPressed.current = true;
    };
    const end = () => {
      isPressed.current = false;
      // `click` follows this event in the same task.
      setTimeout(() => {
        for (const action of waiting.current.splice(0)) action();
      });
    };
    document.addEventListener('pointerdown', begin, true);
    document.addEventListener('pointerup', end, true);
    document.addEventListener('pointercancel', end, true);
    return () => {
      document.removeEventListener('pointerdown', begin, true);
      document.removeEventListener('pointerup', end, true);
      document.removeEventListener('pointercancel', end, true);
    };
  }, []);
  return useCallback((action) => {
    if (isPressed.current) waiting.current.push(action);
    else action();
  }, []);
}
