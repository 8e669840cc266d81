/** A YAML mapping. */
export type Mapping = { readonly [key: string]: unknown };

export const isMapping = (value: unknown): value is Mapping =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Mappings are merged key by key; anything else, lists too, is replaced, and `null` removes. */
export function merge(base: Mapping, own: Mapping): Mapping {
  const merged: Record<string, unknown> = { ...base };
  for (const [key, value] of Object.entries(own)) {
    const before = merged[key];
    if (value === null) delete merged[key];
    else merged[key] = isMapping(before) && isMapping(value) ? merge(before, value) : value;
  }
  return merged;
}

/** How many steps of a path a document has. */
export function depthOf(document: unknown, path: readonly string[]): number {
  let value = document;
  for (const [depth, step] of path.entries()) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return depth;
    value = Reflect.get(value, step);
  }
  return path.length;
}
