import type { OperationId } from '@conkit/api-client';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** A part of the document, or a reference to it. */
type Referable<Part> = Part | { readonly $ref: string };

interface Schema {
  readonly type?: string | readonly string[];
}

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly schema: Referable<Schema>;
}

type Content = Readonly<Record<string, { readonly schema: Referable<Schema> }>>;

interface OperationObject {
  readonly operationId: OperationId;
  readonly parameters?: readonly Referable<Parameter>[];
  readonly requestBody?: { readonly content: Content; readonly 'x-max-bytes': number };
  readonly responses: Readonly<Record<string, Referable<{ readonly content?: Content }>>>;
}

type PathItem = Partial<Record<'get' | 'post' | 'put' | 'patch' | 'delete', OperationObject>> & {
  readonly parameters?: readonly Referable<Parameter>[];
};

interface Document {
  readonly paths: Readonly<Record<string, PathItem>>;
}

/** A parameter of an operation, with the JSON pointer of its schema in the document. */
export interface DescribedParameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly type: string;
  readonly schema: string;
}

/** An operation in openapi.yaml. Schemas are JSON pointers into the document. */
export interface DescribedOperation {
  readonly id: OperationId;
  readonly parameters: readonly DescribedParameter[];
  /** The schema of its JSON body; `undefined` without one. */
  readonly body: string | undefined;
  /** The maximum size of a body, in bytes. */
  readonly maxBytes: number;
  /** Whether it takes an `Idempotency-Key`. A repeated request with the same key gets the first answer. */
  readonly isKeyed: boolean;
  /** Schemas by status and media type. */
  readonly responses: ReadonlyMap<number, ReadonlyMap<string, string>>;
}

/** The contract: its text for the documentation, the document, and its operations. */
export interface Contract {
  readonly text: string;
  readonly document: object;
  readonly operations: readonly DescribedOperation[];
}

/** A value of the document and its location, after following references. */
interface Found<Part> {
  readonly part: Part;
  readonly pointer: string;
}

const escape = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1');
const unescape = (key: string) => key.replaceAll('~1', '/').replaceAll('~0', '~');
const child = (pointer: string, ...keys: readonly string[]) =>
  [pointer, ...keys.map(escape)].join('/');

/** The body limit of operations without a body. Some clients send an empty object anyway. */
const NO_BODY_BYTES = 1000;

const loaded = new Map<string, Contract>();

/**
 * Reads openapi.yaml, once per process: parsing it takes half of the server's start.
 *
 * @throws Error if the file is missing or a reference is broken
 */
export function loadContract(file: string): Contract {
  const contract = loaded.get(file) ?? readContract(file);
  loaded.set(file, contract);
  return contract;
}

function readContract(file: string): Contract {
  const text = readFileSync(file, 'utf8');
  const document: Document = parse(text);
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    (['get', 'post', 'put', 'patch', 'delete'] as const).flatMap((method) => {
      const operation = item[method];
      return operation ? [describe(document, path, method, item, operation)] : [];
    }),
  );
  return { text, document, operations };
}

function describe(
  document: Document,
  path: string,
  method: string,
  item: PathItem,
  operation: OperationObject,
): DescribedOperation {
  const ofPath = child('#/paths', path);
  const here = child(ofPath, method);
  const located = [
    ...(item.parameters ?? []).map((part, n) => ({ part, at: `${ofPath}/parameters/${n}` })),
    ...(operation.parameters ?? []).map((part, n) => ({ part, at: `${here}/parameters/${n}` })),
  ];
  const parameters = located.map(({ part, at }) => describeParameter(document, part, at));
  return {
    id: operation.operationId,
    parameters,
    isKeyed: parameters.some(({ name }) => name === 'Idempotency-Key'),
    body:
      operation.requestBody && child(here, 'requestBody', 'content', 'application/json', 'schema'),
    maxBytes: operation.requestBody?.['x-max-bytes'] ?? NO_BODY_BYTES,
    responses: new Map(
      Object.entries(operation.responses).map(([status, response]) => [
        Number(status),
        getSchemas(follow(document, response, child(here, 'responses', status))),
      ]),
    ),
  };
}

function describeParameter(
  document: Document,
  given: Referable<Parameter>,
  at: string,
): DescribedParameter {
  const { part, pointer } = follow(document, given, at);
  const schema = follow(document, part.schema, `${pointer}/schema`);
  return {
    name: part.name,
    in: part.in,
    required: part.required ?? false,
    type: String(schema.part.type),
    schema: schema.pointer,
  };
}

function getSchemas({ part, pointer }: Found<{ content?: Content }>): ReadonlyMap<string, string> {
  return new Map(
    Object.keys(part.content ?? {}).map((type) => [
      type,
      child(pointer, 'content', type, 'schema'),
    ]),
  );
}

function follow<Part extends object>(
  document: Document,
  given: Referable<Part>,
  pointer: string,
): Found<Part> {
  if (!('$ref' in given)) return { part: given, pointer };
  const keys = given.$ref.split('/').slice(1).map(unescape);
  let found: unknown = document;
  for (const key of keys) found = (found as Record<string, unknown> | undefined)?.[key];
  if (!found) throw new Error(`openapi.yaml: ${given.$ref} leads nowhere`);
  return follow(document, found as Referable<Part>, given.$ref);
}
