import { operationTable, type OperationId } from '@conkit/api-client';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { getSchema, resolveSchema, type Schema } from './schema.ts';

/** A parameter of an operation. */
export interface DescribedParameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly schema: Schema;
}

/** The description of one status of an operation in openapi.yaml. */
export interface DescribedAnswer {
  /** The values of `code` in its problem document; empty for an answer without one. */
  readonly codes: readonly string[];
  /** Media type to the JSON pointer of its schema. */
  readonly contents: ReadonlyMap<string, string>;
  /** Required headers, in lower case. */
  readonly required: readonly string[];
  /** Whether it may set a cookie. */
  readonly setsCookie: boolean;
}

/** The description of an operation in openapi.yaml. */
export interface DescribedOperation {
  readonly id: OperationId;
  readonly method: string;
  readonly path: string;
  readonly session: boolean;
  readonly changes: boolean;
  readonly roles: readonly string[];
  readonly part: string | null;
  readonly parameters: readonly DescribedParameter[];
  /** The schema of its JSON body; undefined without a body. */
  readonly body: Schema | undefined;
  readonly maxBytes: number | undefined;
  readonly answers: ReadonlyMap<number, DescribedAnswer>;
}

/** The contract: the document openapi.yaml, and its operations by id. */
export interface Contract {
  readonly document: object;
  readonly operations: ReadonlyMap<OperationId, DescribedOperation>;
}

interface Referred {
  readonly $ref?: string;
}
interface ResponseObject extends Referred {
  readonly content?: Readonly<Record<string, { readonly schema: Schema }>>;
  readonly headers?: Readonly<Record<string, { readonly required?: boolean }>>;
}
interface OperationObject {
  readonly operationId: OperationId;
  readonly parameters?: readonly (DescribedParameter & Referred)[];
  readonly requestBody?: {
    readonly content: { readonly 'application/json': { readonly schema: Schema } };
    readonly 'x-max-bytes': number;
  };
  readonly responses: Readonly<Record<string, ResponseObject>>;
}
interface Document {
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, unknown>> & Pick<OperationObject, 'parameters'>>
  >;
}

/** The file is next to the code in the published package, and at the repository's root during development. */
const PLACES = ['./openapi.yaml', '../../../../openapi.yaml'];

/** Reads the openapi.yaml of this version of the kit. */
export function loadContract(): Contract {
  const files = PLACES.map((place) => fileURLToPath(new URL(place, import.meta.url)));
  const file = files.find((one) => existsSync(one));
  if (file === undefined) throw new Error(`openapi.yaml is missing: ${files.join(', ')}`);
  const document = parse(readFileSync(file, 'utf8')) as Document;
  const all = Object.entries(document.paths).flatMap(([path, { parameters = [], ...methods }]) =>
    Object.entries(methods)
      .filter((entry): entry is [string, OperationObject] => isOperation(entry[1]))
      .map(([method, operation]) => describe(document, path, method, parameters, operation)),
  );
  return { document, operations: new Map(all.map((operation) => [operation.id, operation])) };
}

const isOperation = (member: unknown): boolean => Object.hasOwn(Object(member), 'operationId');

const escape = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1');

/** Resolves a reference to its target and JSON pointer. */
function follow<Part extends Referred>(document: Document, part: Part, at: string): [Part, string] {
  if (part.$ref === undefined) return [part, at];
  return follow(document, getSchema(document, part.$ref) as Part, part.$ref);
}

function describe(
  document: Document,
  path: string,
  method: string,
  shared: readonly (DescribedParameter & Referred)[],
  { operationId: id, parameters = [], requestBody, responses }: OperationObject,
): DescribedOperation {
  const { method: verb, path: whole, session, changes, roles, part } = operationTable[id];
  const at = `#/paths/${escape(path)}/${method}/responses`;
  return {
    id,
    method: verb,
    path: whole,
    session,
    changes,
    roles,
    part,
    parameters: [...shared, ...parameters].map((one) => follow(document, one, '')[0]),
    body: requestBody?.content['application/json'].schema,
    maxBytes: requestBody?.['x-max-bytes'],
    answers: new Map(
      Object.entries(responses).map(([status, response]) => [
        Number(status),
        describeAnswer(document, ...follow(document, response, `${at}/${status}`)),
      ]),
    ),
  };
}

function describeAnswer(
  document: Document,
  { content = {}, headers = {} }: ResponseObject,
  at: string,
): DescribedAnswer {
  const schemas = Object.values(content).map(({ schema }) => schema);
  return {
    codes: [...new Set(schemas.flatMap((schema) => listCodes(document, schema)))],
    contents: new Map(
      Object.keys(content).map((type) => [type, `${at}/content/${escape(type)}/schema`]),
    ),
    required: Object.entries(headers).flatMap(([name, { required }]) =>
      required ? [name.toLowerCase()] : [],
    ),
    setsCookie: Object.hasOwn(headers, 'Set-Cookie'),
  };
}

/** Returns the codes that a problem's schema allows. */
function listCodes(document: Document, schema: Schema): readonly string[] {
  const { $ref, allOf = [], properties = {} } = schema;
  if ($ref !== undefined) return listCodes(document, getSchema(document, $ref));
  const own = properties['code'];
  const isAny = own?.$ref?.endsWith('/ProblemCode') ?? false;
  const { enum: values, const: only } = own && !isAny ? resolveSchema(document, own) : {};
  const said = (values ?? (only === undefined ? [] : [only])).map(String);
  return [...said, ...allOf.flatMap((part) => listCodes(document, part))];
}
