type Part = Readonly<Record<string, unknown>>;

const isPart = (value: unknown): value is Part =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function at(document: object, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (part, key) =>
        isPart(part) ? part[key.replaceAll('~1', '/').replaceAll('~0', '~')] : undefined,
      document,
    );
}

/** Returns a schema with all schemas that it references or combines. */
function schemasOf(document: object, schema: unknown): Part[] {
  if (!isPart(schema)) return [];
  const inside = ['allOf', 'anyOf', 'oneOf'].flatMap((key) => schema[key] ?? []);
  const target = typeof schema['$ref'] === 'string' ? [at(document, schema['$ref'])] : [];
  return [schema, ...[...inside, ...target].flatMap((part) => schemasOf(document, part))];
}

/**
 * Returns JSON pointers to the keys of a body that the contract accepts but ignores, so that misspelled keys are
 * noticed.
 */
export function ignoredKeys(
  document: object,
  schema: unknown,
  value: unknown,
  path = '',
): string[] {
  const schemas = schemasOf(document, schema);
  if (Array.isArray(value)) {
    const items = { anyOf: schemas.flatMap((part) => part['items'] ?? []) };
    return value.flatMap((each, index) => ignoredKeys(document, items, each, `${path}/${index}`));
  }
  if (!isPart(value)) return [];
  const properties = schemas.flatMap((part) => part['properties'] ?? []).filter(isPart);
  const others = schemas.map((part) => part['additionalProperties']).filter(isPart);
  return Object.entries(value).flatMap(([key, inner]) => {
    const known = properties.flatMap((part) => part[key] ?? []);
    const here = `${path}/${key}`;
    // A map accepts any key, and so does a schema without properties.
    if (known.length + others.length === 0) return properties.length === 0 ? [] : [here];
    return ignoredKeys(document, { anyOf: known.length > 0 ? known : others }, inner, here);
  });
}
