import { hashContent, parseContent, type FolderContent } from './folder.ts';
import { isMapping, type Mapping } from './schema/values.ts';

/** A field that differs between two folders. */
export interface Difference {
  /** The steps to the field, joined by dots. Steps into a list are the `key` or `id` of the entry. */
  readonly field: string;
  /** Text on one line; null if the field is missing. */
  readonly before: string | null;
  readonly after: string | null;
}

/** Returns the fields that differ between the stored contents of two folders. */
export function listDifferences(before: string, after: string): readonly Difference[] {
  const found: Difference[] = [];
  compare([], toFields(parseContent(before)), toFields(parseContent(after)), found);
  return found;
}

/** Returns a difference as a line: `dates.convention.zone: Europe/Dublin → Europe/Helsinki`. */
export const formatDifference = ({ field, before, after }: Difference): string =>
  `${field}: ${before ?? '–'} → ${after ?? '–'}`;

/** Returns a folder as one mapping, in which files are described by size and hash. */
function toFields({ document, catalogues, files }: FolderContent): Mapping {
  const texts: Record<string, string> = {};
  for (const { language, content } of catalogues) {
    const name = `locales/${language}.po`;
    texts[name] = `${texts[name] ?? ''}${content}`;
  }
  const all = Object.entries({ ...texts, ...files });
  return {
    ...document,
    ...Object.fromEntries(all.map(([name, content]) => [name, describeFile(content)])),
  };
}

const describeFile = (content: string): string =>
  `${content.length} characters, ${hashContent(content).slice(0, 8)}`;

/** Compares two values, of which `undefined` is a missing one. */
function compare(
  path: readonly string[],
  before: unknown,
  after: unknown,
  found: Difference[],
): void {
  if (JSON.stringify(before) === JSON.stringify(after)) return;
  const [was, is] = [toEntries(before), toEntries(after)];
  const hasParts = (was ?? before === undefined) && (is ?? after === undefined);
  if (!hasParts || (was?.size ?? 0) + (is?.size ?? 0) === 0) {
    found.push({ field: path.join('.'), before: formatValue(before), after: formatValue(after) });
    return;
  }
  for (const key of new Set([...(was?.keys() ?? []), ...(is?.keys() ?? [])])) {
    compare([...path, key], was?.get(key), is?.get(key), found);
  }
  const [oldOrder, order] = [listCommon(was, is), listCommon(is, was)];
  if (oldOrder.join('\n') === order.join('\n')) return;
  const field = [...path, '(order)'].join('.');
  found.push({ field, before: formatValue(oldOrder), after: formatValue(order) });
}

/** Returns the parts of a mapping, or of a list whose entries have unique keys; undefined for other values. */
function toEntries(value: unknown): ReadonlyMap<string, unknown> | undefined {
  if (isMapping(value)) return new Map(Object.entries(value));
  if (!Array.isArray(value) || value.length === 0) return undefined;
  const names = value.map((entry: unknown) =>
    isMapping(entry) ? (entry['key'] ?? entry['id']) : undefined,
  );
  const isNamed = names.every((name) => typeof name === 'string' || typeof name === 'number');
  if (!isNamed || new Set(names).size < names.length) return undefined;
  return new Map(value.map((entry: unknown, at) => [String(names[at]), entry]));
}

/** Returns the keys of the first that the second has, too. */
const listCommon = (
  one: ReadonlyMap<string, unknown> = new Map(),
  other: ReadonlyMap<string, unknown> = new Map(),
): readonly string[] => [...one.keys()].filter((key) => other.has(key));

/** The most characters of a value. */
const MAX_VALUE = 200;

function formatValue(value: unknown): string | null {
  if (value === undefined) return null;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > MAX_VALUE ? `${line.slice(0, MAX_VALUE)}…` : line;
}
