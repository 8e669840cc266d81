import { vi } from 'vitest';

/** A browser whose storage is blocked, as by its settings: whoever asks for it is refused. Returns how to put it back. */
export function blockStorage(): () => void {
  const storage = vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied', 'SecurityError');
  });
  return () => storage.mockRestore();
}
