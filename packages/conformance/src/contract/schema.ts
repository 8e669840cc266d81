/** The part of JSON Schema that openapi.yaml uses. */
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

/** Returns the schema at a JSON pointer of a document, such as `#/components/schemas/Id`. */
export const getSchema = (document: unknown, pointer: string): Schema =>
  pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce((found, key) => Reflect.get(Object(found), key) as unknown, document) as Schema;

/** Resolves references and merges `allOf` with its sibling keywords. Only an object's schema gets `properties`. */
export function resolveSchema(document: unknown, schema: Schema): Schema {
  const { $ref, allOf, ...own } = schema;
  if ($ref !== undefined) return resolveSchema(document, getSchema(document, $ref));
  if (!allOf) return schema;
  const parts = [...allOf.map((part) => resolveSchema(document, part)), own];
  const properties = parts.flatMap((part) => part.properties ?? []);
  return {
    ...Object.assign({}, ...parts),
    ...(properties.length > 0 && { properties: Object.assign({}, ...properties) }),
    required: parts.flatMap(({ required = [] }) => required),
  } as Schema;
}
