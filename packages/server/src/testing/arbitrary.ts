import * as fc from 'fast-check';

/** The subset of JSON Schema that openapi.yaml uses for requests. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly propertyNames?: Schema;
  readonly minProperties?: number;
  readonly maxProperties?: number;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
}

/** Returns the schema at a JSON pointer, such as `#/components/schemas/Id`. */
export const schemaAt = (document: unknown, pointer: string): Schema =>
  pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce((found, key) => Reflect.get(Object(found), key) as unknown, document) as Schema;

/** Returns a schema without references, with all parts of `allOf` merged. */
export function resolved(document: unknown, schema: Schema): Schema {
  const { $ref, allOf, ...own } = schema;
  if ($ref !== undefined) return resolved(document, schemaAt(document, $ref));
  if (!allOf) return schema;
  const parts = [...allOf.map((part) => resolved(document, part)), own];
  const properties = parts.flatMap((part) => (part.properties ? [part.properties] : []));
  return {
    ...Object.assign({}, ...parts),
    ...(properties.length > 0 && { properties: Object.assign({}, ...properties) }),
    required: parts.flatMap(({ required = [] }) => required),
  } as Schema;
}

/** Values that exist on the server, by schema name. Random values would never match anything. */
export type Vocabulary = Readonly<Record<string, readonly unknown[]>>;

const LONGEST = 40;
const MOST = 4;

/** Values that fit no schema. */
export const nonsense: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: 'binary' }),
  fc.constantFrom(null, -1, 0, 2 ** 31, 2 ** 53, 1e308, '', '\0', "' or 1=1 --", '../..', []),
);

/** Returns a generator of values that fit a schema of the document; a small share of their parts is nonsense. */
export function arbitraryOf(document: unknown, vocabulary: Vocabulary) {
  const valueOf = (schema: Schema): fc.Arbitrary<unknown> =>
    fc.oneof({ weight: 60, arbitrary: fitting(schema) }, { weight: 1, arbitrary: nonsense });

  function fitting(schema: Schema): fc.Arbitrary<unknown> {
    const { $ref, enum: values, anyOf, allOf, type } = schema;
    if ($ref !== undefined) return known($ref, fitting(schemaAt(document, $ref)));
    if ('const' in schema) return fc.constant(schema.const);
    if (values) return fc.constantFrom(...values);
    if (anyOf) return fc.oneof(...anyOf.map(fitting));
    if (allOf) {
      const whole = resolved(document, schema);
      return whole.properties ? objectOf(whole) : merged(allOf.map(fitting));
    }
    if (Array.isArray(type))
      return fc.oneof(...type.map((one) => fitting({ ...schema, type: one })));
    return ofType(schema);
  }

  const known = (ref: string, other: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> => {
    const words = vocabulary[ref.split('/').at(-1) ?? ''];
    return words ? fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...words) }, other) : other;
  };

  function ofType(schema: Schema): fc.Arbitrary<unknown> {
    const { type, minimum, maximum, minItems = 0, maxItems = MOST, items = {} } = schema;
    switch (type) {
      case 'integer':
        return fc.integer({ min: minimum ?? -(2 ** 31), max: maximum ?? 2 ** 31 - 1 });
      case 'number':
        return fc.double({ min: minimum, max: maximum, noNaN: true, noDefaultInfinity: true });
      case 'boolean':
        return fc.boolean();
      case 'null':
        return fc.constant(null);
      case 'array':
        return fc.array(valueOf(items), {
          minLength: minItems,
          maxLength: Math.max(minItems, Math.min(maxItems, MOST)),
        });
      case 'object':
        return objectOf(schema);
      case 'string':
        return textOf(schema);
      default:
        return fc.jsonValue({ maxDepth: 2 });
    }
  }

  function objectOf(schema: Schema): fc.Arbitrary<object> {
    const { properties = {}, required = [], additionalProperties, propertyNames } = schema;
    const fields = Object.fromEntries(
      Object.entries(properties).map(([key, value]) => [key, valueOf(value)]),
    );
    const own = fc.record(fields, { requiredKeys: [...required] });
    if (typeof additionalProperties !== 'object') return own;
    const key = (propertyNames ? fitting(propertyNames) : fc.string()).map(String);
    const minKeys = schema.minProperties ?? 0;
    return fc.dictionary(key, valueOf(additionalProperties), { minKeys, maxKeys: minKeys + MOST });
  }

  return valueOf;
}

const merged = (parts: readonly fc.Arbitrary<unknown>[]): fc.Arbitrary<unknown> =>
  parts.length === 1 && parts[0]
    ? parts[0]
    : fc.tuple(...parts).map((values) => Object.assign({}, ...values) as object);

function textOf({
  format,
  pattern,
  minLength = 0,
  maxLength = LONGEST,
}: Schema): fc.Arbitrary<string> {
  if (format === 'date-time') {
    const moments = fc.date({ noInvalidDate: true, max: new Date('9999-12-31') });
    return fc.oneof(
      moments.map((moment) => moment.toISOString()),
      fc.constantFrom('0000-01-01T00:00:00Z', '2016-12-31T23:59:60Z', '2019-06-01T00:00:00+01:00'),
    );
  }
  const longest = Math.max(minLength, Math.min(maxLength, LONGEST));
  const text =
    pattern === undefined
      ? fc.string({ unit: 'grapheme', minLength, maxLength: longest })
      : fc.stringMatching(new RegExp(pattern), { maxLength: longest });
  return text.filter((value) => value.length >= minLength);
}
