import { parsed, type Schema } from './schema.ts';

/** Where an item is stored: for one tab, surviving reloads, or in the browser until it is removed. */
export type Place = 'tab' | 'browser';

/** Fallback while the page lives, for browsers that block storage or have no room. */
const memory = { tab: new Map<string, string>(), browser: new Map<string, string>() };

const storageOf = (place: Place): Storage => (place === 'tab' ? sessionStorage : localStorage);

/** Returns the text of an item; null when there is none. */
export function readText(place: Place, name: string): string | null {
  const remembered = memory[place].get(name) ?? null;
  try {
    return remembered ?? storageOf(place).getItem(name);
  } catch {
    return remembered;
  }
}

/**
 * Stores a text.
 *
 * @param isRemembered whether to keep it in memory when the browser cannot store it
 * @returns whether it survives the page
 */
export function writeText(place: Place, name: string, text: string, isRemembered = true): boolean {
  try {
    storageOf(place).setItem(name, text);
    memory[place].delete(name);
    return true;
  } catch {
    if (isRemembered) memory[place].set(name, text);
    return false;
  }
}

/** Removes an item. */
export function removeItem(place: Place, name: string): void {
  memory[place].delete(name);
  try {
    storageOf(place).removeItem(name);
  } catch {
    // The browser blocks storage, so it holds no item.
  }
}

/** Returns the sorted names of the items that start with the prefix. */
export function namesOf(place: Place, prefix: string): readonly string[] {
  const names = [...memory[place].keys()];
  try {
    const storage = storageOf(place);
    for (let at = 0; at < storage.length; at += 1) names.push(storage.key(at) ?? '');
  } catch {
    // The browser blocks storage, so it holds no items.
  }
  return [...new Set(names)].filter((name) => name.startsWith(prefix)).toSorted();
}

/** Parses a JSON text; undefined when it does not match the schema. */
export function parseText<Value>(schema: Schema<Value>, text: string | null): Value | undefined {
  if (text === null) return undefined;
  try {
    return parsed(schema, JSON.parse(text));
  } catch {
    // Not JSON, so another program wrote it.
    return undefined;
  }
}

/**
 * Reads a value that all tabs share; undefined when there is none or it does not match the schema.
 *
 * @example
 * const key = readItem('browser', 'intent', string());
 */
export const readItem = <Value>(
  place: Place,
  name: string,
  schema: Schema<Value>,
): Value | undefined => parseText(schema, readText(place, name));

/** Stores a value that all tabs share. @returns whether it survives the page */
export const writeItem = (place: Place, name: string, value: unknown): boolean =>
  writeText(place, name, JSON.stringify(value));
