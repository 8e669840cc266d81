/** A part of an OpenAPI document. */
export type Part = Readonly<Record<string, unknown>>;

/** A JSON Schema with its references resolved and its `allOf` merged. */
export interface Shape {
  /** The accepted types; undefined for any type. */
  readonly types: ReadonlySet<string> | undefined;
  /** The accepted values, from `enum` and `const`. */
  readonly values: readonly unknown[] | undefined;
  readonly properties: ReadonlyMap<string, Part>;
  readonly required: ReadonlySet<string>;
  /** The schema of additional properties; false if there may be none. */
  readonly others: Part | boolean;
  readonly items: Part | undefined;
  /** `maxLength` and similar limits. */
  readonly bounds: ReadonlyMap<string, number>;
  /** Other keywords, such as `pattern`, which are compared for equality. */
  readonly exact: ReadonlyMap<string, unknown>;
  /** The alternatives of each `anyOf` and `oneOf`. */
  readonly choices: readonly (readonly Part[])[];
}

export const isPart = (value: unknown): value is Part =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const unescape = (key: string) => key.replaceAll('~1', '/').replaceAll('~0', '~');

/** Returns a part, or the target of its `$ref`. */
export function follow(document: Part, part: unknown): Part {
  if (!isPart(part)) return {};
  if (typeof part['$ref'] !== 'string') return part;
  let found: unknown = document;
  for (const key of part['$ref'].split('/').slice(1).map(unescape))
    found = isPart(found) ? found[key] : undefined;
  return follow(document, found);
}

/** Returns a value with its references replaced by their targets. */
function inlined(document: Part, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => inlined(document, each));
  if (!isPart(value)) return value;
  const entries = Object.entries(follow(document, value));
  return Object.fromEntries(entries.map(([key, each]) => [key, inlined(document, each)]));
}

/** Keywords that do not restrict values. */
const SILENT = /^(x-.*|\$ref|allOf|title|description|examples?|deprecated|\$comment)$/;
const BOUND = /^(max|min)(imum|Length|Items|Properties)$|^exclusive(Max|Min)imum$/;
/** Keywords with a property of their own in a shape. */
const PLACED = /^(type|enum|const|properties|required|additionalProperties|items|anyOf|oneOf)$/;

const getType = (value: unknown): string => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
};

/** Returns the shape of a schema. */
export function getShape(document: Part, schema: Part): Shape {
  const own = ownShape(document, schema);
  const joined = [
    ...(schema['$ref'] === undefined ? [] : [follow(document, schema)]),
    ...((schema['allOf'] as readonly Part[] | undefined) ?? []),
  ];
  return joined.reduce((shape, part) => both(shape, getShape(document, part)), own);
}

function ownShape(document: Part, schema: Part): Shape {
  const { type, properties, required, additionalProperties, items } = schema;
  const values =
    'const' in schema ? [schema['const']] : (schema['enum'] as readonly unknown[] | undefined);
  const types = type === undefined ? values?.map(getType) : [type].flat();
  const entries = Object.entries(schema).filter(([key]) => !SILENT.test(key) && !PLACED.test(key));
  return {
    types: types && new Set(types as string[]),
    values,
    properties: new Map(Object.entries((properties as Record<string, Part> | undefined) ?? {})),
    required: new Set(required as readonly string[] | undefined),
    others: (additionalProperties as Part | boolean | undefined) ?? true,
    items: items as Part | undefined,
    bounds: new Map(entries.filter(([key]) => BOUND.test(key)) as [string, number][]),
    exact: new Map(
      entries
        .filter(([key]) => !BOUND.test(key))
        .map(([key, value]) => [key, inlined(document, value)]),
    ),
    choices: [schema['anyOf'], schema['oneOf']].filter((group) => group !== undefined) as Part[][],
  };
}

const allOf = (...parts: readonly Part[]): Part => ({ allOf: parts });

/** Returns the intersection of two shapes. */
export function both(one: Shape, two: Shape): Shape {
  return {
    types: shared(
      one.types,
      two.types,
      (types, others) => new Set([...types].filter((type) => hasType(others, type))),
    ),
    values: shared(one.values, two.values, (values, others) =>
      values.filter((value) => others.includes(value)),
    ),
    properties: new Map(
      [...two.properties, ...one.properties].map(([key, part]): [string, Part] => {
        const other = two.properties.get(key);
        return [key, other && other !== part ? allOf(part, other) : part];
      }),
    ),
    required: new Set([...one.required, ...two.required]),
    others: bothOthers(one.others, two.others),
    items: shared(one.items, two.items, allOf),
    bounds: new Map([...two.bounds, ...[...one.bounds].map((bound) => tighter(bound, two))]),
    exact: new Map([...one.exact, ...two.exact]),
    choices: [...one.choices, ...two.choices],
  };
}

/** Returns whether a list of types contains a type; an integer is a number. */
export const hasType = (types: ReadonlySet<string>, type: string): boolean =>
  types.has(type) || (type === 'integer' && types.has('number'));

function shared<Value>(
  one: Value | undefined,
  two: Value | undefined,
  join: (one: Value, two: Value) => Value,
): Value | undefined {
  return one === undefined || two === undefined ? (one ?? two) : join(one, two);
}

function bothOthers(one: Shape['others'], two: Shape['others']): Shape['others'] {
  if (one === false || two === false) return false;
  return isPart(one) && isPart(two) ? allOf(one, two) : isPart(one) ? one : two;
}

export const isUpper = (bound: string): boolean => /max/i.test(bound);

function tighter([name, value]: [string, number], { bounds }: Shape): [string, number] {
  const other = bounds.get(name) ?? value;
  return [name, isUpper(name) ? Math.min(value, other) : Math.max(value, other)];
}
