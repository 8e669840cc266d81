/** Error messages by field. */
export type FieldErrors<Field extends string = string> = {
  readonly [Name in Field]?: string | undefined;
};

/** Returns what belongs to a field. A convention may call a field `constructor`, which every object inherits. */
export const getOwn = <Value>(record: Readonly<Record<string, Value>> | undefined, key: string) =>
  record && Object.hasOwn(record, key) ? record[key] : undefined;
