/**
 * What a stored text must be, by the interface that valibot, zod, ArkType and others share
 * (standardschema.dev). Synchronous.
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
 * The value, if it is what the schema says; undefined if not, without a schema, and for one that answers
 * with a promise.
 *
 * @example
 * const key = parsed(string(), JSON.parse(text));
 */
export function parsed<Value>(
  schema: Schema<Value> | undefined,
  stored: unknown,
): Value | undefined {
  const result = schema?.['~standard'].validate(stored);
  // A schema that has to wait for something is none for a device's storage.
  if (!result || result instanceof Promise) return undefined;
  return result.issues ? undefined : result.value;
}
