import * as fc from 'fast-check';
import { resolved, schemaAt, type Schema } from './schema.ts';

/**
 * Valid values by schema name, such as existing ids, because generated ones would always be unknown to the server. These
 * schemas get no other values, so that a run touches only its own data.
 */
export type Vocabulary = Readonly<Record<string, readonly unknown[]>>;

const LONGEST = 40;
const MOST = 4;

/** Values that match no schema. */
const nonsense: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: 'binary' }),
  fc.constantFrom(null, -1, 0, 2 ** 31, 2 ** 53, 1e308, '', '\0', "' or 1=1 --", '../..', []),
);

/** Generates values that match a schema of a document. Some of them contain invalid parts. */
export function arbitraryOf(document: unknown, vocabulary: Vocabulary) {
  const valueOf = (schema: Schema): fc.Arbitrary<unknown> =>
    isKnown(schema)
      ? fitting(schema)
      : fc.oneof({ weight: 40, arbitrary: fitting(schema) }, { weight: 1, arbitrary: nonsense });

  const nameOf = ({ $ref = '' }: Schema) => $ref.split('/').at(-1) ?? '';
  const isKnown = (schema: Schema): boolean => Object.hasOwn(vocabulary, nameOf(schema));

  function fitting(schema: Schema): fc.Arbitrary<unknown> {
    const { $ref, enum: values, anyOf, allOf, type } = schema;
    if (isKnown(schema)) return fc.constantFrom(...(vocabulary[nameOf(schema)] ?? [null]));
    if ($ref !== undefined) return fitting(schemaAt(document, $ref));
    if ('const' in schema) return fc.constant(schema.const);
    if (values) return fc.constantFrom(...values);
    if (anyOf) return fc.oneof(...anyOf.map(fitting));
    if (allOf) {
      const [only, ...more] = allOf;
      if (only && more.length === 0 && !schema.properties) return fitting(only);
      return objectOf(resolved(document, schema));
    }
    if (Array.isArray(type))
      return fc.oneof(...type.map((one) => fitting({ ...schema, type: one as string })));
    return ofType(schema);
  }

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
    const own = fc.record(fields, {
      requiredKeys: required.filter((key) => Object.hasOwn(fields, key)),
    });
    if (typeof additionalProperties !== 'object') return own;
    const key = (propertyNames ? fitting(propertyNames) : fc.string()).map(String);
    const minKeys = schema.minProperties ?? 0;
    return fc.dictionary(key, valueOf(additionalProperties), { minKeys, maxKeys: minKeys + MOST });
  }

  return valueOf;
}

function textOf(schema: Schema): fc.Arbitrary<string> {
  const { format, pattern, minLength = 0, maxLength = LONGEST } = schema;
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
