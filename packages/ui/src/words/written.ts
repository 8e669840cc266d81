/**
 * Writes something, or finds it written: the key says what is written, how and in which locale.
 */
export type WriteOnce = (key: string, write: () => string) => string;

/** Writes it each time. */
export const writeAnew: WriteOnce = (_, write) => write();

/** Writes it where it is not there yet, and keeps it. */
export const writeOnce =
  (written: Map<string, string>): WriteOnce =>
  (key, write) => {
    const found = written.get(key);
    if (found !== undefined) return found;
    const text = write();
    written.set(key, text);
    return text;
  };
