/** The keywords that say how much there may be; each is about one type of value and ignores others. */
const SIZES: ReadonlySet<string> = new Set(['maxItems', 'maxProperties', 'maxLength']);

type Fields = Readonly<Record<string, unknown>>;

/**
 * A document of JSON Schemas by which checking a value costs no more than its schemas allow it to hold:
 * what is too large is refused for its size alone and not looked into, and of alternatives only the one
 * that was meant is reported on (see `fits.ts`). It takes and refuses the same values as before.
 *
 * @param id the document's own id, to which its references become absolute
 */
export function bounded(part: unknown, id: string): unknown {
  if (Array.isArray(part)) return part.map((each) => bounded(each, id));
  if (typeof part !== 'object' || part === null) return part;
  const inside = Object.entries(part).map(([key, value]) => [key, bounded(value, id)] as const);
  const schema = toFits(withAbsoluteReference(Object.fromEntries(inside), id));
  const [sizes, rest] = parted(schema, (key, value) => SIZES.has(key) && isNumber(value));
  return Object.keys(sizes).length === 0 ? schema : { ...sizes, if: { not: sizes }, else: rest };
}

function withAbsoluteReference(schema: Fields, id: string): Fields {
  const { $ref } = schema;
  return typeof $ref === 'string' && $ref.startsWith('#') ? { ...schema, $ref: id + $ref } : schema;
}

function toFits({ anyOf, ...schema }: Fields): Fields {
  return Array.isArray(anyOf)
    ? { ...schema, fits: anyOf }
    : { ...schema, ...(anyOf !== undefined && { anyOf }) };
}

const isNumber = (value: unknown): boolean => typeof value === 'number';

function parted(
  fields: Fields,
  isFirst: (key: string, value: unknown) => boolean,
): readonly [first: Fields, second: Fields] {
  const entries = Object.entries(fields);
  return [
    Object.fromEntries(entries.filter(([key, value]) => isFirst(key, value))),
    Object.fromEntries(entries.filter(([key, value]) => !isFirst(key, value))),
  ];
}
