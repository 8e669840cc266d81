import { operationTable, type OperationId } from '@conkit/api-client';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { resolved, schemaAt, type Schema } from './schema.ts';

/** A parameter of an operation. */
export interface DescribedParameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly schema: Schema;
}

/** What openapi.yaml says of one status of an operation. */
export interface DescribedAnswer {
  /** The codes of its problem; none where it is no problem. */
  readonly codes: readonly string[];
  /** Media type to the JSON pointer of its schema. */
  readonly contents: ReadonlyMap<string, string>;
  /** Headers that must be there, in lower case. */
  readonly required: readonly string[];
  /** Whether it may set a cookie. */
  readonly setsCookie: boolean;
}

/** An operation as openapi.yaml describes it. */
export interface DescribedOperation {
  readonly id: OperationId;
  readonly method: string;
  readonly path: string;
  readonly session: boolean;
  readonly changes: boolean;
  readonly roles: readonly string[];
  readonly part: string | null;
  readonly parameters: readonly DescribedParameter[];
  /** Of its JSON body; undefined when it takes none. */
  readonly body: Schema | undefined;
  readonly maxBytes: number | undefined;
  readonly answers: ReadonlyMap<number, DescribedAnswer>;
}

/** openapi.yaml: the document, and its operations by their ids. */
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

/** Beside the code where the kit is published, at the root of the project where it is developed. */
const PLACES = ['./openapi.yaml', '../../../../openapi.yaml'];

/** Reads the openapi.yaml that this version of the kit is made for. */
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

/** What a reference leads to, with its JSON pointer. */
function follow<Part extends Referred>(document: Document, part: Part, at: string): [Part, string] {
  if (part.$ref === undefined) return [part, at];
  return follow(document, schemaAt(document, part.$ref) as Part, part.$ref);
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
    codes: [...new Set(schemas.flatMap((schema) => codesOf(document, schema)))],
    contents: new Map(
      Object.keys(content).map((type) => [type, `${at}/content/${escape(type)}/schema`]),
    ),
    required: Object.entries(headers).flatMap(([name, { required }]) =>
      required ? [name.toLowerCase()] : [],
    ),
    setsCookie: Object.hasOwn(headers, 'Set-Cookie'),
  };
}

/** The codes that a problem's schema allows; of all that there are, it says those. */
function codesOf(document: Document, schema: Schema): readonly string[] {
  const { $ref, allOf = [], properties = {} } = schema;
  if ($ref !== undefined) return codesOf(document, schemaAt(document, $ref));
  const own = properties['code'];
  const isAny = own?.$ref?.endsWith('/ProblemCode') ?? false;
  const { enum: values, const: only } = own && !isAny ? resolved(document, own) : {};
  const said = (values ?? (only === undefined ? [] : [only])).map(String);
  return [...said, ...allOf.flatMap((part) => codesOf(document, part))];
}
