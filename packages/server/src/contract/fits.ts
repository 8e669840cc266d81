import type {
  Ajv2020,
  ErrorObject,
  FuncKeywordDefinition,
  ValidateFunction,
} from 'ajv/dist/2020.js';

/** A schema among alternatives. */
interface Alternative {
  readonly validate: ValidateFunction;
  /** The keys that it describes. */
  readonly keys: ReadonlySet<string>;
}

/**
 * The keyword `fits`: like `anyOf`, but reports only the errors of the intended alternative. That is one of the right
 * type with the most known keys, else the first. A value of no alternative's type gets one error that names all types.
 */
export const fits = (ajv: Ajv2020): FuncKeywordDefinition => ({
  keyword: 'fits',
  schemaType: 'array',
  errors: 'full',
  compile(schemas: readonly object[]) {
    const alternatives = schemas.map((schema) => ({
      validate: ajv.compile(schema),
      keys: keysOf(ajv, schema),
    }));
    const check: ReturnType<NonNullable<FuncKeywordDefinition['compile']>> = (value, context) => {
      check.errors = errorsOf(alternatives, value);
      for (const error of check.errors)
        error.instancePath = `${context?.instancePath ?? ''}${error.instancePath}`;
      return check.errors.length === 0;
    };
    return check;
  },
});

/** Returns no errors if an alternative fits. */
function errorsOf(alternatives: readonly Alternative[], value: unknown): ErrorObject[] {
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
function keysOf(ajv: Ajv2020, schema: object): ReadonlySet<string> {
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
    return typeof found === 'object' ? keysOf(ajv, found) : new Set();
  }
  return rest ? keysOf(ajv, rest) : new Set(Object.keys(properties ?? {}));
}
