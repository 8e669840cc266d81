/**
 * A Standard Schema (standardschema.dev), as valibot, zod, ArkType and others implement it. It must validate
 * synchronously.
 */
export interface Schema<Value> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (stored: unknown) => Result<Value> | Promise<Result<Value>>;
    readonly types?: { readonly input: unknown; readonly output: Value } | undefined;
  };
}

type Result<Value> =
  | { readonly value: Value; readonly issues?: undefined }
  | { readonly issues: readonly { readonly message: string }[] };

/**
 * Parses a value. Returns undefined when it does not match, without a schema, and for an asynchronous schema.
 *
 * @example
 * const key = parsed(string(), JSON.parse(text));
 */
export function parsed<Value>(
  schema: Schema<Value> | undefined,
  stored: unknown,
): Value | undefined {
  const result = schema?.['~standard'].validate(stored);
  // Storage is read synchronously.
  if (!result || result instanceof Promise) return undefined;
  return result.issues ? undefined : result.value;
}
