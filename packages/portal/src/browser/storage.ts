/** How long something is kept: as long as the tab, also over a reload, or until it is removed. */
export type Keeping = 'tab' | 'browser';

const PREFIX = 'conkit:';

const storageOf = (keeping: Keeping): Storage =>
  keeping === 'tab' ? sessionStorage : localStorage;

/** Where a browser forbids its storage, things are kept as long as the page lives. */
const memory = { tab: new Map<string, unknown>(), browser: new Map<string, unknown>() };

/** What is kept under a name; undefined when nothing is. */
export function readStored(keeping: Keeping, name: string): unknown {
  try {
    const text = storageOf(keeping).getItem(PREFIX + name);
    return text === null ? memory[keeping].get(name) : JSON.parse(text);
  } catch {
    return memory[keeping].get(name);
  }
}

/** Keeps a value, also across reloads. @returns whether it outlives the page */
export function writeStored(keeping: Keeping, name: string, value: unknown): boolean {
  try {
    storageOf(keeping).setItem(PREFIX + name, JSON.stringify(value));
    return true;
  } catch {
    memory[keeping].set(name, value);
    return false;
  }
}

/** Forgets a value. */
export function removeStored(keeping: Keeping, name: string): void {
  memory[keeping].delete(name);
  try {
    storageOf(keeping).removeItem(PREFIX + name);
  } catch {
    // Nothing was kept there.
  }
}
