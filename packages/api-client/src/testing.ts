import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
/** A location in openapi.yaml: its JSON pointer and value. */
export interface Place {
  readonly pointer: string;
  readonly value: { readonly [key: string]: Json };
}

const document: Json = parse(
  readFileSync(new URL('../../../openapi.yaml', import.meta.url), 'utf8'),
);

const ajv = new Ajv2020({ strict: false, allErrors: true });
formats.default(ajv);
ajv.addSchema({ $id: 'openapi', ...(document as object) });

/** Validates a value against the schema at a pointer; returns an empty text for a valid value. */
export function faults(pointer: string, value: unknown): string {
  const validate = ajv.compile({ $ref: `openapi${pointer}` });
  return validate(value) ? '' : ajv.errorsText(validate.errors);
}

/** Returns every object of openapi.yaml with its pointer. */
export function places(pointer = '#', value: Json = document): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.entries(value).flatMap(([key, child]) =>
    places(`${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`, child),
  );
  return Array.isArray(value) ? inside : [{ pointer, value }, ...inside];
}

/** Resolves a pointer of openapi.yaml, including references. */
export function lookUp(pointer: string): Place {
  let found: Json | undefined = document;
  for (const key of pointer.split('/').slice(1))
    found = (found as Record<string, Json>)[key.replaceAll('~1', '/').replaceAll('~0', '~')];
  if (typeof found !== 'object' || found === null || Array.isArray(found))
    throw new Error(`${pointer} is not an object`);
  return typeof found['$ref'] === 'string' ? lookUp(found['$ref']) : { pointer, value: found };
}
