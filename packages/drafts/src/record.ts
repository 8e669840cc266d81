/** Values by key. Read it with `has` and `get`, because a key may be called `constructor`. */
export type ByKey<Value> = Readonly<Record<string, Value>>;

export const has = (record: object, key: string): boolean => Object.hasOwn(record, key);

export const get = <Value>(record: ByKey<Value>, key: string): Value | undefined =>
  has(record, key) ? record[key] : undefined;

export const pick = <Value>(
  keys: readonly string[],
  valueOf: (key: string) => Value,
): ByKey<Value> => Object.fromEntries(keys.map((key) => [key, valueOf(key)]));
