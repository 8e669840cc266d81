import * as fc from 'fast-check';
import { getSchema, resolveSchema, type Schema } from './schema.ts';

/** Values that exist on the server, such as ids, by schema name. Generated values would always be unknown to it. */
type Vocabulary = Readonly<Record<string, readonly unknown[]>>;

interface ArbitraryOptions {
  /** Whether the schemas in the vocabulary get only values from it, so that a run touches only its own data. */
  readonly onlyVocabulary?: boolean;
}

const MAX_LENGTH = 40;
const MAX_ITEMS = 4;

/** Values that match no schema. */
export const nonsense: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: 'binary' }),
  fc.constantFrom(null, -1, 0, 2 ** 31, 2 ** 53, 1e308, '', '\0', "' or 1=1 --", '../..', []),
);

/** Creates generators of values that match a schema of the document. A small share of their parts is invalid. */
export function createArbitrary(
  document: unknown,
  vocabulary: Vocabulary,
  { onlyVocabulary = false }: ArbitraryOptions = {},
): (schema: Schema) => fc.Arbitrary<unknown> {
  const getKnown = ({ $ref = '' }: Schema) => {
    const name = $ref.split('/').at(-1) ?? '';
    return Object.hasOwn(vocabulary, name) ? vocabulary[name] : undefined;
  };

  const createValue = (schema: Schema): fc.Arbitrary<unknown> =>
    onlyVocabulary && getKnown(schema)
      ? createMatching(schema)
      : fc.oneof(
          { weight: 40, arbitrary: createMatching(schema) },
          { weight: 1, arbitrary: nonsense },
        );

  function createMatching(schema: Schema): fc.Arbitrary<unknown> {
    const { $ref, enum: values, anyOf, allOf, type } = schema;
    const known = getKnown(schema);
    if ($ref !== undefined && known) {
      const existing = fc.constantFrom(...known);
      if (onlyVocabulary) return existing;
      return fc.oneof(
        { weight: 9, arbitrary: existing },
        { weight: 1, arbitrary: createMatching(getSchema(document, $ref)) },
      );
    }
    if ($ref !== undefined) return createMatching(getSchema(document, $ref));
    if ('const' in schema) return fc.constant(schema.const);
    if (values) return fc.constantFrom(...values);
    if (anyOf) return fc.oneof(...anyOf.map(createMatching));
    if (allOf) return getCreateAll(schema, allOf);
    if (Array.isArray(type))
      return fc.oneof(...type.map((one) => createMatching({ ...schema, type: one as string })));
    return createOfType(schema);
  }

  function getCreateAll(schema: Schema, allOf: readonly Schema[]): fc.Arbitrary<unknown> {
    const [only, ...more] = allOf;
    // Keep the reference: the vocabulary finds the schema by its name in the reference.
    if (only && more.length === 0 && !schema.properties) return createMatching(only);
    return createMatching(resolveSchema(document, schema));
  }

  function createOfType(schema: Schema): fc.Arbitrary<unknown> {
    const { type, minimum, maximum, minItems = 0, maxItems = MAX_ITEMS, items = {} } = schema;
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
        return fc.array(createValue(items), {
          minLength: minItems,
          maxLength: Math.max(minItems, Math.min(maxItems, MAX_ITEMS)),
        });
      case 'object':
        return createObject(schema);
      case 'string':
        return createText(schema);
      default:
        return schema.properties ? createObject(schema) : fc.jsonValue({ maxDepth: 2 });
    }
  }

  function createObject(schema: Schema): fc.Arbitrary<object> {
    const { properties = {}, required = [], additionalProperties, propertyNames } = schema;
    const fields = Object.fromEntries(
      Object.entries(properties).map(([key, value]) => [key, createValue(value)]),
    );
    const own = fc.record(fields, {
      requiredKeys: required.filter((key) => Object.hasOwn(fields, key)),
    });
    if (typeof additionalProperties !== 'object') return own;
    const key = (propertyNames ? createMatching(propertyNames) : fc.string()).map(String);
    const minKeys = schema.minProperties ?? 0;
    return fc.dictionary(key, createValue(additionalProperties), {
      minKeys,
      maxKeys: minKeys + MAX_ITEMS,
    });
  }

  return createValue;
}

function createText(schema: Schema): fc.Arbitrary<string> {
  const { format, pattern, minLength = 0, maxLength = MAX_LENGTH } = schema;
  if (format === 'date-time') {
    const moments = fc.date({ noInvalidDate: true, max: new Date('9999-12-31') });
    return fc.oneof(
      moments.map((moment) => moment.toISOString()),
      fc.constantFrom('0000-01-01T00:00:00Z', '2016-12-31T23:59:60Z', '2019-06-01T00:00:00+01:00'),
    );
  }
  const longest = Math.max(minLength, Math.min(maxLength, MAX_LENGTH));
  const text =
    pattern === undefined
      ? fc.string({ unit: 'grapheme', minLength, maxLength: longest })
      : fc.stringMatching(new RegExp(pattern), { maxLength: longest });
  return text.filter((value) => value.length >= minLength);
}
