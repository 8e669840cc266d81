import type { OperationId, ProblemCode } from '@conkit/api-client';
import type { Contract } from '../contract/document.ts';
import { ProblemError } from '../errors.ts';
import type { MatchedOperation, OperationFinder } from './operations.ts';

/** A request as received, and its answer. */
export interface Exchange {
  readonly method: string;
  /** The path and query. */
  readonly url: string;
  readonly requestHeaders: Readonly<Record<string, string | string[] | undefined>>;
  readonly requestBody: string;
  /** Undefined when the answer was lost. */
  readonly answer?: {
    readonly status: number;
    readonly headers: Readonly<Record<string, unknown>>;
    readonly body: Buffer;
  };
  /** The instructions in the request's headers. */
  readonly ordered?: string;
  readonly ms: number;
}

/** A deviation of a call from the contract. */
export interface Deviation {
  readonly of: 'request' | 'answer';
  readonly what: string;
}

/** A call as shown on the page of calls. */
export interface Call {
  readonly number: number;
  readonly at: string;
  readonly method: string;
  readonly url: string;
  readonly operation: OperationId | null;
  readonly status: number | null;
  readonly code: ProblemCode | null;
  readonly ms: number;
  readonly ordered: string | null;
  readonly deviations: readonly Deviation[];
  readonly sent: string;
  readonly answered: string;
}

/** How many calls are kept. */
const MAX_CALLS = 1000;
/** How many bytes or characters of a body are shown. */
const MAX_SHOWN = 4000;

const getPath = (url: string): string => url.split('?', 1)[0] ?? '';

/** The log of API calls, oldest first. */
export class Calls {
  readonly #contract: Contract;
  readonly #described: OperationFinder;
  #calls: readonly Call[] = [];
  #count = 0;

  constructor(contract: Contract, described: OperationFinder) {
    this.#contract = contract;
    this.#described = described;
  }

  get all(): readonly Call[] {
    return this.#calls;
  }

  clear(): void {
    this.#calls = [];
    this.#count = 0;
  }

  /** Logs a call of the API. Ignores other requests, such as pages. */
  add(exchange: Exchange, at: Date): void {
    const { method, url, answer, requestBody, ordered, ms } = exchange;
    const path = getPath(url);
    const meant = this.#described.find(method, path);
    if (!meant && !path.startsWith('/api/')) return;
    // The contract and its documentation are not API calls.
    if (!meant && /^\/api\/(docs|openapi)\b/.test(path)) return;
    this.#count += 1;
    const body = answer && parseJson(answer.body);
    const call: Call = {
      number: this.#count,
      at: at.toISOString(),
      method,
      url,
      operation: meant?.operation.id ?? null,
      status: answer?.status ?? null,
      code: getCode(body),
      ms,
      ordered: ordered ?? null,
      deviations: [
        ...(meant
          ? findRequestDeviations(this.#contract, meant, exchange)
          : this.#undescribed(path)),
        ...(meant ? findAnswerDeviations(meant, exchange) : []),
      ],
      sent: requestBody.slice(0, MAX_SHOWN),
      answered: answer ? formatAnswer(answer.headers, answer.body) : '',
    };
    this.#calls = [...this.#calls, call].slice(-MAX_CALLS);
  }

  #undescribed(path: string): Deviation[] {
    const methods = this.#described.listMethods(path);
    const what =
      methods.length === 0
        ? 'openapi.yaml has no such path'
        : `openapi.yaml has only ${methods.join(', ')} at this path`;
    return [{ of: 'request', what }];
  }
}

function findRequestDeviations(
  contract: Contract,
  { operation, validator, params }: MatchedOperation,
  { url, method, requestHeaders, requestBody }: Exchange,
): Deviation[] {
  const text = requestBody.trim();
  const body = text === '' ? undefined : parseJson(Buffer.from(text));
  const found: string[] = [];
  if (text !== '' && method !== 'HEAD') {
    const type = String(requestHeaders['content-type'] ?? '').split(';', 1)[0];
    if (type !== 'application/json') found.push('a body is application/json');
    if (body === undefined) found.push('the body is not JSON');
    if (Buffer.byteLength(requestBody) > operation.maxBytes)
      found.push(`a body has at most ${operation.maxBytes} bytes`);
  }
  try {
    const query = Object.fromEntries(new URL(url, 'http://localhost').searchParams);
    validator.request({ params, query, headers: requestHeaders, body });
  } catch (error) {
    const { errors = [] } = error instanceof ProblemError ? error.toProblem() : {};
    found.push(...errors.map(({ pointer, message }) => `${pointer}: ${message}`));
  }
  if (operation.body !== undefined && body !== undefined) {
    const schema = { $ref: operation.body };
    const ignored = findIgnoredKeys(contract.document, schema, body);
    found.push(...ignored.map((pointer) => `/body${pointer}: is not known, and ignored`));
  }
  return [...new Set(found)].map((what) => ({ of: 'request', what }));
}

function findAnswerDeviations(
  { validator }: MatchedOperation,
  { method, answer }: Exchange,
): Deviation[] {
  // There is no body to validate.
  if (!answer || method === 'HEAD' || answer.status === 304 || answer.status === 204) return [];
  const type = String(answer.headers['content-type'] ?? '').split(';', 1)[0] ?? '';
  const isJson = /[/+]json$/.test(type);
  const body = isJson ? parseJson(answer.body) : new Uint8Array(answer.body);
  const faults = validator.answerFaults(answer.status, type, body);
  return faults.map((what) => ({ of: 'answer', what }));
}

/** Returns the parsed JSON, or undefined if the body is not JSON. */
function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}

const getCode = (body: unknown): ProblemCode | null =>
  typeof body === 'object' && body !== null && 'code' in body && 'status' in body
    ? (body.code as ProblemCode)
    : null;

function formatAnswer(headers: Readonly<Record<string, unknown>>, body: Buffer): string {
  const type = String(headers['content-type'] ?? '');
  return /json|text|calendar/.test(type)
    ? body.toString('utf8', 0, MAX_SHOWN)
    : `${body.length} bytes of ${type || 'nothing'}`;
}

type Part = Readonly<Record<string, unknown>>;

const isPart = (value: unknown): value is Part =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function resolvePointer(document: object, pointer: string): unknown {
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
function listSchemas(document: object, schema: unknown): Part[] {
  if (!isPart(schema)) return [];
  const inside = ['allOf', 'anyOf', 'oneOf'].flatMap((key) => schema[key] ?? []);
  const target =
    typeof schema['$ref'] === 'string' ? [resolvePointer(document, schema['$ref'])] : [];
  return [schema, ...[...inside, ...target].flatMap((part) => listSchemas(document, part))];
}

/**
 * Returns JSON pointers to the keys of a body that the contract accepts but ignores, so that misspelled keys are
 * noticed.
 */
function findIgnoredKeys(document: object, schema: unknown, value: unknown, path = ''): string[] {
  const schemas = listSchemas(document, schema);
  if (Array.isArray(value)) {
    const items = { anyOf: schemas.flatMap((part) => part['items'] ?? []) };
    return value.flatMap((each, index) =>
      findIgnoredKeys(document, items, each, `${path}/${index}`),
    );
  }
  if (!isPart(value)) return [];
  const properties = schemas.flatMap((part) => part['properties'] ?? []).filter(isPart);
  const others = schemas.map((part) => part['additionalProperties']).filter(isPart);
  return Object.entries(value).flatMap(([key, inner]) => {
    const known = properties.flatMap((part) => part[key] ?? []);
    const here = `${path}/${key}`;
    // A map accepts any key, and so does a schema without properties.
    if (known.length + others.length === 0) return properties.length === 0 ? [] : [here];
    return findIgnoredKeys(document, { anyOf: known.length > 0 ? known : others }, inner, here);
  });
}
