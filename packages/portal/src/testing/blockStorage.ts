import { vi } from 'vitest';

/**
 * Blocks `localStorage` as browser settings can: reading it throws. Returns a function that restores it.
 */
export function blockStorage(): () => void {
  const storage = vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied', 'SecurityError');
  });
  return () => storage.mockRestore();
}
