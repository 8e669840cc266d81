export type Mapping = { readonly [key: string]: unknown };

export const isMapping = (value: unknown): value is Mapping =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Merges mappings key by key. Replaces other values, including lists. `null` removes a key. */
export function merge(base: Mapping, own: Mapping): Mapping {
  const merged: Record<string, unknown> = { ...base };
  for (const [key, value] of Object.entries(own)) {
    const before = merged[key];
    if (value === null) delete merged[key];
    else merged[key] = isMapping(before) && isMapping(value) ? merge(before, value) : value;
  }
  return merged;
}

/** Returns how many steps of a path exist in a document. */
export function depthOf(document: unknown, path: readonly string[]): number {
  let value = document;
  for (const [depth, step] of path.entries()) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return depth;
    value = Reflect.get(value, step);
  }
  return path.length;
}
