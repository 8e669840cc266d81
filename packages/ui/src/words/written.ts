/** Returns a cached text or creates it. The key contains the value, its format and the locale. */
export type WriteOnce = (key: string, write: () => string) => string;

/** Always creates the text. */
export const writeAnew: WriteOnce = (_, write) => write();

/** Returns a function that creates missing texts and caches them in the map. */
export const writeOnce =
  (written: Map<string, string>): WriteOnce =>
  (key, write) => {
    const found = written.get(key);
    if (found !== undefined) return found;
    const text = write();
    written.set(key, text);
    return text;
  };
