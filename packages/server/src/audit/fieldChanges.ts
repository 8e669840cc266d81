import type { LogEntry } from '@conkit/api-client';

/** What an act did, field by field. */
export function fieldChanges(before: object, after: object): LogEntry['changes'] {
  const [was, is] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  return [...new Set([...was.keys(), ...is.keys()])].map((field) => ({
    field,
    before: toText(field, was.get(field)),
    after: toText(field, is.get(field)),
  }));
}

/** A value in one line: an address with its parts, the days of a pass by their numbers. */
function toText(field: string, value: unknown): string | null {
  if (value === null || value === undefined) return null;
  // Another record that was joined to this one is told by its number.
  if (field === 'record') return String((value as { id?: unknown }).id);
  if (Array.isArray(value)) {
    const days = value.flatMap((isOn, day) => (isOn === true ? [day + 1] : []));
    return value.every((one) => typeof one === 'boolean') ? days.join(', ') : value.join(', ');
  }
  if (typeof value === 'object') return Object.values(value).map(String).join(', ');
  return String(value);
}
