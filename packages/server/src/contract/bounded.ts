// Decisions: docs/decisions/request-limits.md
/** The keywords that limit sizes. Each applies to one type of value and ignores others. */
const SIZES: ReadonlySet<string> = new Set(['maxItems', 'maxProperties', 'maxLength']);

type Fields = Readonly<Record<string, unknown>>;

/**
 * Rewrites JSON Schemas so that validating a value costs no more than the schemas' limits: a value that is too large is
 * refused without looking inside, and only errors of the intended alternative are reported (see `fits.ts`). Accepts and
 * refuses the same values as before.
 *
 * @param id the document's id, which makes its references absolute
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
