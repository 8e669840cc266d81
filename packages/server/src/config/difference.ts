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

/** Returns what differs between two values of a field, in full. */
export function listValueDifferences(
  field: string,
  before: unknown,
  after: unknown,
): readonly Difference[] {
  const found: Difference[] = [];
  compare([field], before, after, found, Infinity);
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
  // A file with the name of a field must not hide the field.
  const name = (file: string) => (Object.hasOwn(document, file) ? `file ${file}` : file);
  return {
    ...document,
    ...Object.fromEntries(all.map(([file, content]) => [name(file), describeFile(content)])),
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
  most = MAX_VALUE,
): void {
  if (JSON.stringify(before) === JSON.stringify(after)) return;
  const add = (field: readonly string[], was: unknown, is: unknown) => {
    const [formerText, text] = cutSame(toText(was), toText(is), most);
    found.push({ field: toLine(field.join('.')), before: formerText, after: text });
  };
  const [was, is] = [toEntries(before), toEntries(after)];
  const hasParts = (was ?? before === undefined) && (is ?? after === undefined);
  if (!hasParts || (was?.size ?? 0) + (is?.size ?? 0) === 0) {
    add(path, before, after);
    return;
  }
  for (const key of new Set([...(was?.keys() ?? []), ...(is?.keys() ?? [])])) {
    compare([...path, key], was?.get(key), is?.get(key), found, most);
  }
  const [oldOrder, order] = [listCommon(was, is), listCommon(is, was)];
  if (oldOrder.join('\n') !== order.join('\n')) add([...path, '(order)'], oldOrder, order);
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
/** How many equal characters stay before the first difference of long values. */
const CONTEXT = 20;

function toText(value: unknown): string | null {
  if (value === undefined) return null;
  return toLine(typeof value === 'string' ? value : JSON.stringify(value));
}

/** Returns text on one line. Shows the codes of invisible characters, which could make values look equal. */
const toLine = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, (sign) => `\\u{${(sign.codePointAt(0) ?? 0).toString(16)}}`);

/** Shortens long values, and begins with what differs. */
function cutSame(
  before: string | null,
  after: string | null,
  most: number,
): readonly [string | null, string | null] {
  const longest = Math.max(before?.length ?? 0, after?.length ?? 0);
  if (longest <= most) return [before, after];
  const start = Math.max(0, countSame(before ?? '', after ?? '') - CONTEXT);
  const cut = (text: string | null) => {
    if (text === null) return null;
    const end = text.length > start + most ? '…' : '';
    return `${start > 0 ? '…' : ''}${text.slice(start, start + most)}${end}`;
  };
  return [cut(before), cut(after)];
}

/** Returns with how many equal characters two texts begin. */
function countSame(one: string, other: string): number {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  return same;
}
