/** Where an item is stored: for one tab, surviving reloads, or in the browser until it is removed. */
export type Place = 'tab' | 'browser';

/** A copy in memory until the page is closed, for browsers that block storage or have no room. */
const memory = { tab: new Map<string, string>(), browser: new Map<string, string>() };

const getStorage = (place: Place): Storage => (place === 'tab' ? sessionStorage : localStorage);

/** Returns the text of an item; null when there is none. */
export function readText(place: Place, name: string): string | null {
  const remembered = memory[place].get(name) ?? null;
  try {
    return remembered ?? getStorage(place).getItem(name);
  } catch {
    return remembered;
  }
}

/**
 * Stores a text.
 *
 * @param isRemembered whether to keep it in memory when the browser cannot store it
 * @returns whether it survives closing the page
 */
export function writeText(place: Place, name: string, text: string, isRemembered = true): boolean {
  try {
    getStorage(place).setItem(name, text);
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
    getStorage(place).removeItem(name);
  } catch {
    // The browser blocks storage, so it holds no item.
  }
}

/** Returns the sorted names of the items that start with the prefix. */
export function listNames(place: Place, prefix: string): readonly string[] {
  const names = [...memory[place].keys()];
  try {
    const storage = getStorage(place);
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
    return parseValue(schema, JSON.parse(text));
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

/** Stores a value that all tabs share. @returns whether it survives closing the page */
export const writeItem = (place: Place, name: string, value: unknown): boolean =>
  writeText(place, name, JSON.stringify(value));

/**
 * A Standard Schema (standardschema.dev), as valibot, zod, ArkType and others implement it. It must validate
 * synchronously.
 */
export interface Schema<Value> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (stored: unknown) => Result<Value> | Promise<Result<Value>>;
    readonly types?: { readonly input: unknown; readonly output: Value } | undefined;
  };
}

type Result<Value> =
  | { readonly value: Value; readonly issues?: undefined }
  | { readonly issues: readonly { readonly message: string }[] };

/**
 * Parses a value. Returns undefined when it does not match, without a schema, and for an asynchronous schema.
 *
 * @example
 * const key = parseValue(string(), JSON.parse(text));
 */
export function parseValue<Value>(
  schema: Schema<Value> | undefined,
  stored: unknown,
): Value | undefined {
  const result = schema?.['~standard'].validate(stored);
  // Storage is read synchronously.
  if (!result || result instanceof Promise) return undefined;
  return result.issues ? undefined : result.value;
}
