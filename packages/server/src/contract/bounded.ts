// Decisions: docs/decisions/request-limits.md
import type {
  Ajv2020,
  ErrorObject,
  FuncKeywordDefinition,
  ValidateFunction,
} from 'ajv/dist/2020.js';

/** The keywords that limit sizes. Each applies to one type of value and ignores others. */
const SIZE_KEYWORDS: ReadonlySet<string> = new Set(['maxItems', 'maxProperties', 'maxLength']);

/** A keyword of our own for Ajv, which replaces `anyOf`. */
const CLOSEST_ANY_OF = 'closestAnyOf';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Rewrites JSON Schemas so that the schemas' limits bound the time to validate a value: a value that is too large is
 * refused without looking inside, and only errors of the intended alternative are reported (the keyword `closestAnyOf`).
 * Accepts and refuses the same values as before.
 *
 * @param id the document's id, which makes its references absolute
 */
export function boundSchema(part: unknown, id: string): unknown {
  if (Array.isArray(part)) return part.map((each) => boundSchema(each, id));
  if (typeof part !== 'object' || part === null) return part;
  const inside = Object.entries(part).map(([key, value]) => [key, boundSchema(value, id)] as const);
  const schema = replaceAnyOf(withAbsoluteReference(Object.fromEntries(inside), id));
  const [sizes, rest] = partition(
    schema,
    (key, value) => SIZE_KEYWORDS.has(key) && isNumber(value),
  );
  return Object.keys(sizes).length === 0 ? schema : { ...sizes, if: { not: sizes }, else: rest };
}

function withAbsoluteReference(schema: Fields, id: string): Fields {
  const { $ref } = schema;
  return typeof $ref === 'string' && $ref.startsWith('#') ? { ...schema, $ref: id + $ref } : schema;
}

function replaceAnyOf({ anyOf, ...schema }: Fields): Fields {
  return Array.isArray(anyOf)
    ? { ...schema, [CLOSEST_ANY_OF]: anyOf }
    : { ...schema, ...(anyOf !== undefined && { anyOf }) };
}

const isNumber = (value: unknown): boolean => typeof value === 'number';

function partition(
  fields: Fields,
  isFirst: (key: string, value: unknown) => boolean,
): readonly [first: Fields, second: Fields] {
  const entries = Object.entries(fields);
  return [
    Object.fromEntries(entries.filter(([key, value]) => isFirst(key, value))),
    Object.fromEntries(entries.filter(([key, value]) => !isFirst(key, value))),
  ];
}

/** A schema among alternatives. */
interface Alternative {
  readonly validate: ValidateFunction;
  /** The keys that it describes. */
  readonly keys: ReadonlySet<string>;
}

/**
 * Creates the keyword `closestAnyOf`: like `anyOf`, but reports only the errors of the intended alternative. The
 * intended alternative has the value's type and describes the most keys of the value; among equals, it is the first.
 * If no alternative has the value's type, there is one error that names all types.
 */
export const createClosestAnyOf = (ajv: Ajv2020): FuncKeywordDefinition => ({
  keyword: CLOSEST_ANY_OF,
  schemaType: 'array',
  errors: 'full',
  compile(schemas: readonly object[]) {
    const alternatives = schemas.map((schema) => ({
      validate: ajv.compile(schema),
      keys: getKeys(ajv, schema),
    }));
    const check: ReturnType<NonNullable<FuncKeywordDefinition['compile']>> = (value, context) => {
      check.errors = findErrors(alternatives, value);
      for (const error of check.errors)
        error.instancePath = `${context?.instancePath ?? ''}${error.instancePath}`;
      return check.errors.length === 0;
    };
    return check;
  },
});

/** Returns the errors of the intended alternative; none if the value matches one. */
function findErrors(alternatives: readonly Alternative[], value: unknown): ErrorObject[] {
  const types: string[] = [];
  let meant: { readonly known: number; readonly errors: ErrorObject[] } | undefined;
  let wrongType: ErrorObject | undefined;
  for (const { validate, keys } of alternatives) {
    if (validate(value)) return [];
    const errors = validate.errors ?? [];
    const mismatch = errors.find(
      ({ keyword, instancePath }) => keyword === 'type' && !instancePath,
    );
    if (mismatch) {
      types.push(...[mismatch.params['type']].flat());
      wrongType = mismatch;
      continue;
    }
    const known = [...keys].filter((key) => isObject(value) && Object.hasOwn(value, key)).length;
    if (!meant || known > meant.known) meant = { known, errors };
  }
  if (meant) return meant.errors;
  return wrongType ? [{ ...wrongType, params: { type: [...new Set(types)] } }] : [];
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Returns the keys that a schema describes, following references. */
function getKeys(ajv: Ajv2020, schema: object): ReadonlySet<string> {
  const {
    $ref,
    else: rest,
    properties,
  } = schema as {
    readonly $ref?: string;
    readonly else?: object;
    readonly properties?: object;
  };
  if ($ref !== undefined) {
    const found = ajv.getSchema($ref)?.schema;
    return typeof found === 'object' ? getKeys(ajv, found) : new Set();
  }
  return rest ? getKeys(ajv, rest) : new Set(Object.keys(properties ?? {}));
}
