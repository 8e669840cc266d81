import { parsed, type Schema } from './schema.ts';

/** How long something is kept: as long as the tab, also over a reload, or until it is removed. */
export type Place = 'tab' | 'browser';

/** Where a browser forbids its storage, or has no room, things are kept as long as the page lives. */
const memory = { tab: new Map<string, string>(), browser: new Map<string, string>() };

const storageOf = (place: Place): Storage => (place === 'tab' ? sessionStorage : localStorage);

/** The text under a name; null when there is none. */
export function readText(place: Place, name: string): string | null {
  const remembered = memory[place].get(name) ?? null;
  try {
    return remembered ?? storageOf(place).getItem(name);
  } catch {
    return remembered;
  }
}

/**
 * Keeps a text.
 *
 * @param isRemembered whether it is kept at least as long as the page, where the browser keeps nothing
 * @returns whether it outlives the page
 */
export function writeText(
  place: Place,
  name: string,
  text: string,
  isRemembered = true,
): boolean {
  try {
    storageOf(place).setItem(name, text);
    memory[place].delete(name);
    return true;
  } catch {
    if (isRemembered) memory[place].set(name, text);
    return false;
  }
}

/** Forgets what is kept under a name. */
export function removeItem(place: Place, name: string): void {
  memory[place].delete(name);
  try {
    storageOf(place).removeItem(name);
  } catch {
    // Nothing was kept there.
  }
}

/** The names that begin with a text. */
export function namesOf(place: Place, prefix: string): readonly string[] {
  const names = [...memory[place].keys()];
  try {
    const storage = storageOf(place);
    for (let at = 0; at < storage.length; at += 1) names.push(storage.key(at) ?? '');
  } catch {
    // Nothing is kept there.
  }
  return [...new Set(names)].filter((name) => name.startsWith(prefix)).toSorted();
}

/** What a text says, if that is what the schema says. */
export function parseText<Value>(schema: Schema<Value>, text: string | null): Value | undefined {
  if (text === null) return undefined;
  try {
    return parsed(schema, JSON.parse(text));
  } catch {
    // Something else's: as if nothing was kept.
    return undefined;
  }
}

/**
 * What is kept under a name that all tabs share; undefined when that is nothing, or makes no sense.
 *
 * @example
 * const key = readItem('browser', 'intent', string());
 */
export const readItem = <Value>(
  place: Place,
  name: string,
  schema: Schema<Value>,
): Value | undefined => parseText(schema, readText(place, name));

/** Keeps a value under a name that all tabs share. @returns whether it outlives the page */
export const writeItem = (place: Place, name: string, value: unknown): boolean =>
  writeText(place, name, JSON.stringify(value));
