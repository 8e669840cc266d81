import { afterPaint } from './page.ts';
import {
  listNames,
  parseText,
  type Place,
  readText,
  removeItem,
  type Schema,
  writeText,
} from './storage.ts';

/** The copy of unsaved work on this device. */
export interface Stored<Value> {
  /**
   * Returns what earlier visits and other tabs left, merged into one value; null when there is none. The next
   * write replaces those items. Reading alone leaves them in place.
   */
  readonly read: () => Value | null;
  /** Stores the value after the next frame, or at once while the page is hidden. Null removes it. */
  readonly write: (value: Value | null) => void;
  /** Stores the newest value now, even if another tab has adopted the item since. */
  readonly flush: () => void;
  /**
   * Call it when the page is shown: writes can then wait for a frame. A waiting value is stored when the page
   * is hidden or left. Returns a function to call when the page is gone, which also stores a waiting value.
   */
  readonly show: () => () => void;
  /** Returns whether everything that was written survives closing the page. */
  readonly isKept: () => boolean;
  /** Calls the listener when `isKept` changes. Returns the unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Options for `openStored`. */
export interface StoredOptions<Value> {
  /**
   * Where the copy is kept.
   *
   * @default 'browser'
   */
  readonly place?: Place;
  /** Identifies the site, the person and the form. */
  readonly name: string;
  /** Items that do not match are ignored. */
  readonly schema: Schema<Value>;
  /** The item of an earlier release, which all tabs shared. */
  readonly former?: { readonly name: string; readonly schema: Schema<Value> };
  /**
   * Whether to keep the value in memory when the browser cannot store it. Leave it off where the page warns
   * people about unsaved work before they leave.
   *
   * @default false
   */
  readonly isRemembered?: boolean;
  /**
   * Merges the values that two tabs left.
   *
   * @default the newer one
   */
  readonly join?: (newer: Value, older: Value) => Value;
}

const VERSION = 1;

interface Item {
  readonly version: typeof VERSION;
  /** When it was written, in milliseconds. */
  readonly at: number;
  readonly value: unknown;
}

const itemSchema: Schema<Item> = {
  '~standard': {
    version: 1,
    vendor: 'conkit',
    validate: (stored) =>
      isItem(stored) ? { value: stored } : { issues: [{ message: 'No item' }] },
  },
};

const isItem = (stored: unknown): stored is Item =>
  typeof stored === 'object' &&
  stored !== null &&
  'version' in stored &&
  // Leave the items of a later release alone.
  stored.version === VERSION &&
  'at' in stored &&
  typeof stored.at === 'number' &&
  'value' in stored;

/** Returns 64 random bits. Browsers offer `randomUUID` only on https. */
const newTab = () => Array.from(crypto.getRandomValues(new Uint32Array(2)), String).join('-');

/**
 * Opens this page's copy. Each page writes its own item, so that tabs never overwrite each other's unsaved
 * work. A new page adopts the items that it finds, and removes them once its own item contains them, unless
 * their tab has written again. Never throws: see `isKept`.
 *
 * @example
 * const stored = openStored({ name: 'notes:5', schema: string() });
 * const text = stored.read() ?? '';
 * stored.write(`${text}!`);
 */
export function openStored<Value>(options: StoredOptions<Value>): Stored<Value> {
  const { place = 'browser', name, schema, former, isRemembered = false } = options;
  const join = options.join ?? ((newer: Value) => newer);
  const own = `${name}#${newTab()}`;
  const listeners = new Set<() => void>();
  /** The texts, by name, of the items that were read and that our own item does not contain yet. */
  const found = new Map<string, string>();
  let waiting: { readonly value: Value | null } | undefined;
  let isPending = false;
  let isShown = false;
  /** The page is gone. Only late answers can still write. */
  let hasGone = false;
  let isWritten = false;
  let isKept = true;
  let cancel = () => undefined as void;

  const note = (item: string, at: number, value: Value | undefined, text: string | null) => {
    if (value === undefined || text === null) return [];
    found.set(item, text);
    return [{ at, value }];
  };
  const read = () => {
    found.clear();
    const items = listNames(place, `${name}#`).flatMap((item) => {
      const text = readText(place, item);
      const envelope = parseText(itemSchema, text);
      const value = envelope && parseText(schema, JSON.stringify(envelope.value));
      return note(item, envelope?.at ?? 0, value, text);
    });
    if (former) {
      const text = readText(place, former.name);
      items.push(...note(former.name, 0, parseText(former.schema, text), text));
    }
    const values = items.toSorted((left, right) => right.at - left.at).map(({ value }) => value);
    return values.reduce<Value | null>(
      (newer, older) => (newer === null ? older : join(newer, older)),
      null,
    );
  };
  /** @returns whether the value survives closing the page */
  const store = (value: Value | null) => {
    // Another tab has adopted our item. A second copy would later look like different work.
    if (hasGone && isWritten && readText(place, own) === null) return true;
    if (value === null) removeItem(place, own);
    else {
      const item: Item = { version: VERSION, at: Date.now(), value };
      if (!writeText(place, own, JSON.stringify(item), isRemembered)) return false;
    }
    isWritten = value !== null;
    for (const [item, text] of found) {
      if (readText(place, item) === text) removeItem(place, item);
    }
    found.clear();
    // Removing an item does not show whether the browser can store one.
    return value !== null || isKept;
  };
  const flush = () => {
    cancel();
    isPending = false;
    if (!waiting) return;
    const wasKept = isKept;
    isKept = store(waiting.value);
    if (isKept !== wasKept) for (const listener of listeners) listener();
  };
  /** A hidden page may never get another frame. */
  const flushPending = () => {
    if (isPending) flush();
  };
  return {
    read,
    flush,
    write: (value) => {
      waiting = { value };
      isPending = true;
      cancel();
      if (isShown && document.visibilityState === 'visible') cancel = afterPaint(flush);
      else flush();
    },
    show: () => {
      isShown = true;
      hasGone = false;
      document.addEventListener('visibilitychange', flushPending);
      window.addEventListener('pagehide', flushPending);
      return () => {
        document.removeEventListener('visibilitychange', flushPending);
        window.removeEventListener('pagehide', flushPending);
        isShown = false;
        flushPending();
        hasGone = true;
      };
    },
    isKept: () => isKept,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
