const PREFIX = 'conkit:';

/** Where a browser forbids its storage, things are kept as long as the page lives. */
const memory = new Map<string, unknown>();

/** What the browser keeps under a name; undefined when it keeps nothing. */
export function readStored(name: string): unknown {
  try {
    const text = localStorage.getItem(PREFIX + name);
    return text === null ? memory.get(name) : JSON.parse(text);
  } catch {
    return memory.get(name);
  }
}

/** Keeps a value in the browser, also across reloads. */
export function writeStored(name: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    memory.set(name, value);
  }
}

/** Forgets a value. */
export function removeStored(name: string): void {
  memory.delete(name);
  try {
    localStorage.removeItem(PREFIX + name);
  } catch {
    // Nothing was kept there.
  }
}
