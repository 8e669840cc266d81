import type { LogEntry } from '@conkit/api-client';

/** Returns an act's changes by field. */
export function fieldChanges(before: object, after: object): LogEntry['changes'] {
  const [was, is] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  return [...new Set([...was.keys(), ...is.keys()])].map((field) => ({
    field,
    before: toText(field, was.get(field)),
    after: toText(field, is.get(field)),
  }));
}

/** Formats a value on one line: an address by its parts, the days of a pass by number. */
function toText(field: string, value: unknown): string | null {
  if (value === null || value === undefined) return null;
  // A record that was merged into this one is shown by its id.
  if (field === 'record') return String((value as { id?: unknown }).id);
  if (Array.isArray(value)) {
    const days = value.flatMap((isOn, day) => (isOn === true ? [day + 1] : []));
    return value.every((one) => typeof one === 'boolean') ? days.join(', ') : value.join(', ');
  }
  if (typeof value === 'object') return Object.values(value).map(String).join(', ');
  return String(value);
}
