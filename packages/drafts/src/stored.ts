import { afterPaint } from './afterPaint.ts';
import { namesOf, parseText, readText, removeItem, writeText, type Place } from './items.ts';
import type { Schema } from './schema.ts';

/** The copy on this device of what is not saved. */
export interface Stored<Value> {
  /**
   * What earlier visits and other tabs have left, in one; null when that is nothing. The next write takes
   * its place; who only reads leaves it where it is.
   */
  readonly read: () => Value | null;
  /** Keeps the value right after the frame that shows it, at once where there is none; null forgets it. */
  readonly write: (value: Value | null) => void;
  /** Writes the newest value now, also where another tab has taken it in since. */
  readonly flush: () => void;
  /**
   * Tells that the page is shown, and so can wait for a frame. What waits is written when it is hidden or left. Returns how
   * to tell that it has gone: what waits is written then, too.
   */
  readonly show: () => () => void;
  /** Whether all that was written survives the page. */
  readonly isKept: () => boolean;
  /** Tells when that changes. Returns how to stop. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Where and under which name a copy is kept, and what it must be. */
export interface StoredOptions<Value> {
  /**
   * How long it is kept.
   *
   * @default 'browser'
   */
  readonly place?: Place;
  /** Whose it is: a site, a person, a form. */
  readonly name: string;
  /** What is kept must be this; anything else is as if nothing was kept. */
  readonly schema: Schema<Value>;
  /** What an earlier release kept under one name for all tabs. */
  readonly former?: { readonly name: string; readonly schema: Schema<Value> };
  /**
   * Where the browser keeps nothing, it lives at least as long as the page. Not for what people are asked
   * about before they leave and lose it.
   *
   * @default false
   */
  readonly isRemembered?: boolean;
  /**
   * One value of two that different tabs have left.
   *
   * @default the newer one
   */
  readonly join?: (newer: Value, older: Value) => Value;
}

const VERSION = 1;

/** As it is stored: `at` is when it was written. */
interface Item {
  readonly version: typeof VERSION;
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
  // What a later release has written is left for it.
  stored.version === VERSION &&
  'at' in stored &&
  typeof stored.at === 'number' &&
  'value' in stored;

/** 64 random bits. Not `randomUUID`, which a browser has only on https. */
const newTab = () => Array.from(crypto.getRandomValues(new Uint32Array(2)), String).join('-');

/**
 * Opens the copy that this page keeps. Each page writes an item of its own, so that no tab ever writes over
 * what another one has not saved; a page that begins takes in what it finds, and removes it once its own
 * item holds it, unless its writer has written again meanwhile. Never throws: see `isKept`.
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
  /** What was found at the beginning and is not taken in yet: texts by name. */
  const found = new Map<string, string>();
  let waiting: { readonly value: Value | null } | undefined;
  let isPending = false;
  let isShown = false;
  /** The page has gone: nothing can be written in it any more, only answers come late. */
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
    const items = namesOf(place, `${name}#`).flatMap((item) => {
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
  /** @returns whether it survives the page */
  const store = (value: Value | null) => {
    // Who has taken the item in has all that was written here. A second copy would come back as another's work.
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
    // Removing an item doesn't show whether the browser can store one.
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
  /** No frame may come any more. */
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
