import {
  operationTable,
  type OperationId,
  type Problem,
  type ProblemCode,
} from '@conkit/api-client';
import type { Contract, DescribedOperation } from '../contract/document.ts';
import { getValidator, type Validator } from '../contract/validation.ts';
import { ProblemError } from '../errors.ts';

/** The operation that a request calls, with its path parameters. */
export interface MatchedOperation {
  readonly operation: DescribedOperation;
  readonly validator: Validator;
  readonly params: Readonly<Record<string, string>>;
}

/** Finds operations of a contract by method and path. */
export interface OperationFinder {
  /** Returns the operation, or undefined when none has this method and path. */
  find(method: string, path: string): MatchedOperation | undefined;
  /** Returns the methods of a path; empty when the contract doesn't have the path. */
  listMethods(path: string): readonly string[];
}

interface Route {
  readonly id: OperationId;
  readonly method: string;
  readonly pattern: RegExp;
  readonly names: readonly string[];
}

function createRoute(id: OperationId): Route {
  const { method, path } = operationTable[id];
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const escaped = path.replaceAll('.', String.raw`\.`).replaceAll(/\{\w+\}/g, '([^/]+)');
  return { id, method, pattern: new RegExp(`^${escaped}$`), names };
}

/**
 * Creates a lookup of the contract's operations. Validators are created when needed, because all of them take a
 * second.
 */
export function createOperationFinder(contract: Contract): OperationFinder {
  const operations = new Map(contract.operations.map((each) => [each.id, each]));
  // Literal paths are matched before patterns: `/people/lookup` is not a person.
  const routes = (Object.keys(operationTable) as OperationId[])
    .map(createRoute)
    .toSorted((one, two) => one.names.length - two.names.length);
  const at = (path: string) => routes.filter(({ pattern }) => pattern.test(path));
  return {
    listMethods: (path) => [...new Set(at(path).map(({ method }) => method))],
    find(method, path) {
      const asked = method === 'HEAD' ? 'GET' : method;
      const route = at(path).find((each) => each.method === asked);
      const operation = route && operations.get(route.id);
      if (!operation) return undefined;
      const validator = getValidator(contract, operation);
      const values = route.pattern.exec(path)?.slice(1) ?? [];
      const params = route.names.map((name, at_) => [name, decode(values[at_] ?? '')]);
      return { operation, validator, params: Object.fromEntries(params) };
    },
  };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A refusal that an operation may return. */
export interface Refusal {
  readonly status: number;
  readonly code: ProblemCode;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Problem;
}

const PROBLEM = 'application/problem+json';
/** The `Retry-After` of refusals, in seconds. */
const WAIT_SECONDS = 30;

type Part = Readonly<Record<string, unknown>>;
const toPart = (value: unknown): Part =>
  typeof value === 'object' && value ? (value as Part) : {};

function getPart(document: object, pointer: string): Part {
  const keys = pointer.split('/').slice(1);
  return keys.reduce(
    (part, key) => toPart(part[key.replaceAll('~1', '/').replaceAll('~0', '~')]),
    toPart(document),
  );
}

/** Returns the examples of an answer in the contract. */
function listExamples(document: object, schemaPointer: string): readonly Part[] {
  const media = getPart(document, schemaPointer.replace(/\/schema$/, ''));
  const named = Object.values(toPart(media['examples'])).map((each) => toPart(each)['value']);
  return [media['example'], ...named].filter((each) => each !== undefined).map(toPart);
}

/** Returns every problem code in the contract's order. */
const listCodes = ({ document }: Contract): readonly ProblemCode[] =>
  getPart(document, '#/components/schemas/ProblemCode')['enum'] as readonly ProblemCode[];

/** Returns the details for headers that a refusal must have. */
function getHeaders(code: ProblemCode, method: string) {
  if (code === 'method_not_allowed') return { allow: method === 'GET' ? 'GET, HEAD' : method };
  const waits = code === 'too_many_requests' || code === 'unavailable';
  return waits ? { retryAfterSeconds: WAIT_SECONDS } : {};
}

/**
 * Returns the refusals that openapi.yaml describes for an operation: one for each code, with its example and the
 * required headers.
 */
export function listRefusals(
  contract: Contract,
  { operation, validator }: MatchedOperation,
): readonly Refusal[] {
  const { method } = operationTable[operation.id];
  return listCodes(contract).flatMap((code) => {
    // Members that some codes require come from the examples.
    const problem = new ProblemError(code as 'not_found', getHeaders(code, method));
    const { status, headers } = problem;
    const pointer = operation.responses.get(status)?.get(PROBLEM);
    if (pointer === undefined) return [];
    const examples = listExamples(contract.document, pointer);
    const own = examples.find((each) => each['code'] === code);
    const tries = [own, { ...examples[0], ...problem.toProblem() }, problem.toProblem()];
    const body = tries.find(
      (each) => each && validator.answerFaults(status, PROBLEM, each).length === 0,
    );
    return body ? [{ status, code, headers, body: body as Problem }] : [];
  });
}

/** Finds a refusal by code, status, or both, such as `409 stale_votes`. */
export function findRefusal(refusals: readonly Refusal[], ordered: string): Refusal | undefined {
  const [, status, code] = /^(\d{3})?\s*(\w+)?$/.exec(ordered) ?? [];
  if (status === undefined && code === undefined) return undefined;
  return refusals.find(
    (each) =>
      (status === undefined || each.status === Number(status)) &&
      (code === undefined || each.code === code),
  );
}
