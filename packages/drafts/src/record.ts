/** Values by key. A key may be called `constructor`: only the record's own keys have values. */
export type ByKey<Value> = Readonly<Record<string, Value>>;

/** Whether a record has a value under a key. */
export const has = (record: object, key: string): boolean => Object.hasOwn(record, key);

/** The value under a key; undefined where there is none. */
export const get = <Value>(record: ByKey<Value>, key: string): Value | undefined =>
  has(record, key) ? record[key] : undefined;

/** A record of some keys. */
export const pick = <Value>(
  keys: readonly string[],
  valueOf: (key: string) => Value,
): ByKey<Value> => Object.fromEntries(keys.map((key) => [key, valueOf(key)]));
