import { resolveSchema, type Schema } from './arbitrary.ts';

/** A body that might be expensive to process. */
export interface Extreme {
  /** What is extreme, and where. */
  readonly name: string;
  /** The body as JSON. */
  readonly text: string;
}

type Step = string | number;

/** A place within a body, with its schema. */
interface Place {
  readonly path: readonly Step[];
  readonly schema: Schema;
}

/** Placeholder for JSON that `JSON.stringify` can't produce. */
const HERE = 'the extreme is here';

/**
 * Returns bodies at and beyond the limits of a schema: too large lists, objects, texts and nesting at each place,
 * and complete bodies of the maximum size, both valid and invalid.
 *
 * @param document openapi.yaml
 * @param bytes the approximate size of each body
 */
export function extremeBodies(document: unknown, schema: Schema, bytes: number): Extreme[] {
  const walk = walker(document);
  const base = walk.sample(schema);
  const beyond = walk.places(schema).flatMap((place) => {
    const item = JSON.stringify(walk.sample(walk.getItem(place.schema)));
    return fillings(bytes, item).map(([name, json]) => ({
      name: `${name} at /${place.path.join('/')}`,
      text: JSON.stringify(withHere(base, place.path)).replace(JSON.stringify(HERE), () => json),
    }));
  });
  const within = leaves.map(([name, leaf]) => ({
    name: `everything, ${name}`,
    text: JSON.stringify(walk.largest(schema, leaf, bytes)),
  }));
  return [...within, ...beyond];
}

const times = (count: number, text: (n: number) => string): string =>
  Array.from({ length: Math.max(1, Math.floor(count)) }, (_, n) => text(n)).join();
const list = (bytes: number, entry: string) =>
  `[${times(bytes / (entry.length + 1), () => entry)}]`;
const fillWith = (bytes: number, text: string) => text.repeat(Math.ceil(bytes / text.length));

/** Returns JSON texts of the given size, of every kind. */
function fillings(bytes: number, item: string): readonly (readonly [name: string, json: string])[] {
  const texts = ['a', ' ', 'a@', 'a.', '<', '\u{1f600}', '\t'].map(
    (text) => [`a text of ${JSON.stringify(text)}`, JSON.stringify(fillWith(bytes, text))] as const,
  );
  return [
    ...texts,
    ['a text that ends in NUL', String.raw`"${fillWith(bytes, 'a')}\u0000"`],
    ['a text of halves', `"${fillWith(bytes, String.raw`\ud800`)}"`],
    ['a text of escapes', `"${fillWith(bytes, String.raw`\"`)}"`],
    ...['0', 'null', '{}', '[]', '""', '{"id":0}', item].map(
      (entry) => [`a list of ${entry.slice(0, 40)}`, list(bytes, entry)] as const,
    ),
    ['many keys', `{${times(bytes / 9, (n) => `"k${n}":0`)}}`],
    ['many wrong keys', `{${times(bytes / 10, (n) => `" ${n}":{}`)}}`],
    ['one key again and again', `{${times(bytes / 6, () => '"k":0')}}`],
    ['a long key', `{"${fillWith(bytes, 'k')}":0}`],
    ['lists within lists', `${fillWith(bytes / 2, '[')}${fillWith(bytes / 2, ']')}`],
    ['objects within objects', `${fillWith(bytes * 0.8, '{"":')}0${fillWith(bytes / 5, '}')}`],
    ['a number of many digits', fillWith(bytes, '1')],
  ];
}

/** The values at all leaves of a complete body. */
const leaves: readonly (readonly [
  name: string,
  leaf: (schema: Schema, scale: number) => unknown,
])[] = [
  ['right', (schema, scale) => filled(schema, scale, 'a')],
  ['blank', (schema, scale) => filled(schema, scale, ' ')],
  ['of the wrong type', () => ({})],
  ['ending in NUL', (schema, scale) => `${filled(schema, scale, 'a')}\0`],
];

function filled(schema: Schema, scale: number, sign: string): unknown {
  const { type, maxLength = 10 } = schema;
  return [type].flat().includes('string')
    ? sign.repeat(Math.ceil(maxLength * scale))
    : simple(schema);
}

function simple({ type, minimum = 1, enum: values, const: only, format }: Schema): unknown {
  if (only !== undefined) return only;
  if (values) return values[0];
  switch ([type].flat()[0]) {
    case 'integer':
    case 'number':
      return Math.max(minimum, 1);
    case 'boolean':
      return true;
    case 'string':
      return format === 'date-time' ? '2019-07-01T12:00:00Z' : 'a@b.ie';
    default:
      return null;
  }
}

/** Returns the body with the placeholder at a path. */
function withHere(value: unknown, [step, ...rest]: readonly Step[]): unknown {
  if (step === undefined) return HERE;
  const inner = withHere(Reflect.get(Object(value), step), rest);
  return Array.isArray(value) || typeof step === 'number'
    ? [inner]
    : { ...(value as object), [step]: inner };
}

function walker(document: unknown) {
  const alternatives = (schema: Schema): readonly Schema[] => {
    const whole = resolveSchema(document, schema);
    return whole.anyOf ? whole.anyOf.flatMap(alternatives) : [whole];
  };
  const first = (schema: Schema): Schema => alternatives(schema)[0] ?? {};
  const getItem = (schema: Schema): Schema => {
    const { items, additionalProperties } = first(schema);
    return items ?? (typeof additionalProperties === 'object' ? additionalProperties : {});
  };

  /** Returns the smallest value that fits a schema. */
  function sample(schema: Schema): unknown {
    const {
      type,
      items,
      properties = {},
      required = [],
      minItems,
      minProperties,
      ...own
    } = first(schema);
    if (items) return minItems ? [sample(items)] : [];
    if (![type].flat().includes('object')) return simple({ type, ...own });
    const fields = required.map((key) => [key, sample(properties[key] ?? {})]);
    const more = minProperties && typeof own.additionalProperties === 'object';
    if (more) fields.push(['a', sample(own.additionalProperties as Schema)]);
    return Object.fromEntries(fields) as object;
  }

  /** Returns every place in a value, including the value itself. */
  function places(schema: Schema, path: readonly Step[] = []): Place[] {
    const found = new Map<string, Place>([[path.join('/'), { path, schema }]]);
    const add = (step: Step, inner: Schema | boolean | undefined) => {
      if (typeof inner !== 'object') return;
      for (const place of places(inner, [...path, step])) found.set(place.path.join('/'), place);
    };
    for (const { properties = {}, items, additionalProperties } of alternatives(schema)) {
      for (const [key, value] of Object.entries(properties)) add(key, value);
      add(0, items);
      add('a', additionalProperties);
    }
    return [...found.values()];
  }

  /** Returns the largest value of a schema within the size. `leaf` creates the values at the ends. */
  function largest(
    schema: Schema,
    leaf: (schema: Schema, scale: number) => unknown,
    bytes: number,
  ) {
    const grown = (part: Schema, scale: number): unknown => {
      const {
        items,
        maxItems = 1,
        properties,
        additionalProperties,
        maxProperties = 1,
        ...own
      } = alternatives(part).toSorted((a, b) => getSize(b) - getSize(a))[0] ?? {};
      const count = (most: number) => ({ length: Math.ceil(most * scale) });
      if (items) return Array.from(count(maxItems), () => grown(items, scale));
      if (typeof additionalProperties === 'object') {
        const entries = Array.from(count(maxProperties), (_, n) => [
          `k${n}`,
          grown(additionalProperties, scale),
        ]);
        return Object.fromEntries(entries) as object;
      }
      if (!properties) return leaf(own, scale);
      const entries = Object.entries(properties).map(([key, value]) => [key, grown(value, scale)]);
      return Object.fromEntries(entries) as object;
    };
    let scale = 1;
    while (scale > 0.01 && JSON.stringify(grown(schema, scale)).length > bytes) scale *= 0.8;
    return grown(schema, scale);
  }
  const getSize = ({ properties = {}, maxItems = 0, maxProperties = 0 }: Schema): number =>
    Object.keys(properties).length + maxItems + maxProperties;

  return { sample, places, getItem, largest };
}
