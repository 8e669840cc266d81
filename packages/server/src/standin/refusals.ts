import { operationTable, type Problem, type ProblemCode } from '@conkit/api-client';
import type { Contract } from '../contract/document.ts';
import { ProblemError } from '../errors.ts';
import type { Meant } from './described.ts';

/** A refusal that an operation may answer with. */
export interface Refusal {
  readonly status: number;
  readonly code: ProblemCode;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Problem;
}

const PROBLEM = 'application/problem+json';
/** What a refusal says to wait, in seconds. */
const WAIT_SECONDS = 30;

type Part = Readonly<Record<string, unknown>>;
const partOf = (value: unknown): Part =>
  typeof value === 'object' && value ? (value as Part) : {};

function partAt(document: object, pointer: string): Part {
  const keys = pointer.split('/').slice(1);
  return keys.reduce(
    (part, key) => partOf(part[key.replaceAll('~1', '/').replaceAll('~0', '~')]),
    partOf(document),
  );
}

/** The examples of an answer of the contract. */
function examplesOf(document: object, schemaPointer: string): readonly Part[] {
  const media = partAt(document, schemaPointer.replace(/\/schema$/, ''));
  const named = Object.values(partOf(media['examples'])).map((each) => partOf(each)['value']);
  return [media['example'], ...named].filter((each) => each !== undefined).map(partOf);
}

/** Every code of the contract, in its order. */
const codesOf = ({ document }: Contract): readonly ProblemCode[] =>
  partAt(document, '#/components/schemas/ProblemCode')['enum'] as readonly ProblemCode[];

/** What a refusal says beside its body. */
function headersOf(code: ProblemCode, method: string) {
  if (code === 'method_not_allowed') return { allow: method === 'GET' ? 'GET, HEAD' : method };
  const waits = code === 'too_many_requests' || code === 'unavailable';
  return waits ? { retryAfterSeconds: WAIT_SECONDS } : {};
}

/**
 * The refusals that openapi.yaml describes of an operation, one for each code, with the example that it gives and
 * whatever it must say beside.
 */
export function refusalsOf(
  contract: Contract,
  { operation, validator }: Meant,
): readonly Refusal[] {
  const { method } = operationTable[operation.id];
  return codesOf(contract).flatMap((code) => {
    // What else some of them must say is in the examples.
    const problem = new ProblemError(code as 'not_found', headersOf(code, method));
    const { status, headers } = problem;
    const pointer = operation.responses.get(status)?.get(PROBLEM);
    if (pointer === undefined) return [];
    const examples = examplesOf(contract.document, pointer);
    const own = examples.find((each) => each['code'] === code);
    const tries = [own, { ...examples[0], ...problem.toProblem() }, problem.toProblem()];
    const body = tries.find(
      (each) => each && validator.answerFaults(status, PROBLEM, each).length === 0,
    );
    return body ? [{ status, code, headers, body: body as Problem }] : [];
  });
}

/** What an order names: a code, a status, or both. */
export function findRefusal(refusals: readonly Refusal[], ordered: string): Refusal | undefined {
  const [, status, code] = /^(\d{3})?\s*(\w+)?$/.exec(ordered) ?? [];
  if (status === undefined && code === undefined) return undefined;
  return refusals.find(
    (each) =>
      (status === undefined || each.status === Number(status)) &&
      (code === undefined || each.code === code),
  );
}
