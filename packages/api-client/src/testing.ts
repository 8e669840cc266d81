import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
/** A place in openapi.yaml: its JSON pointer and what is there. */
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

/** What is wrong with a value by the schema at a pointer; empty when nothing is. */
export function faults(pointer: string, value: unknown): string {
  const validate = ajv.compile({ $ref: `openapi${pointer}` });
  return validate(value) ? '' : ajv.errorsText(validate.errors);
}

/** Every object of openapi.yaml, with its pointer. */
export function places(pointer = '#', value: Json = document): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.entries(value).flatMap(([key, child]) =>
    places(`${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`, child),
  );
  return Array.isArray(value) ? inside : [{ pointer, value }, ...inside];
}

/** What a pointer of openapi.yaml leads to, references followed. */
export function lookUp(pointer: string): Place {
  let found: Json | undefined = document;
  for (const key of pointer.split('/').slice(1))
    found = (found as Record<string, Json>)[key.replaceAll('~1', '/').replaceAll('~0', '~')];
  if (typeof found !== 'object' || found === null || Array.isArray(found))
    throw new Error(`${pointer} is no object`);
  return typeof found['$ref'] === 'string' ? lookUp(found['$ref']) : { pointer, value: found };
}
