import type { FieldError } from '@conkit/api-client';
import type { ErrorObject } from 'ajv';
import formats from 'ajv-formats';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { invalid } from '../errors.ts';
import { boundSchema, createClosestAnyOf } from './bounded.ts';
import type { Contract, DescribedOperation, DescribedParameter } from './document.ts';

/** The parts of a request as received. */
interface RawRequest {
  readonly params: unknown;
  readonly query: unknown;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

/** The parts of a request as openapi.yaml describes them. */
interface CheckedRequest {
  readonly params: object;
  readonly query: object;
  readonly headers: object;
  readonly body: unknown;
}

/** Validates the requests and answers of one operation. */
export interface Validator {
  /**
   * Returns the request with converted parameters.
   *
   * @throws ProblemError `invalid` with all errors
   */
  request(raw: RawRequest): CheckedRequest;
  /** Returns the differences between an answer and openapi.yaml. */
  answerFaults(status: number, type: string, body: unknown): readonly string[];
}

type Fields = Readonly<Record<string, unknown>>;
/** Returns the checked value and adds its errors to the list. */
type Check<Value> = (given: unknown, faults: FieldError[]) => Value;

const created = new WeakMap<Contract, GetValidator>();

type GetValidator = (operation: DescribedOperation) => Validator;

/**
 * Returns the validator of an operation of the contract (JSON Schema 2020-12). It reports all errors, but the
 * contract's limits bound the cost of a request: see `boundSchema`. Compiling takes time, so each is compiled once per
 * process, for its first request.
 */
export function getValidator(contract: Contract, operation: DescribedOperation): Validator {
  const get = created.get(contract) ?? createValidators(contract);
  created.set(contract, get);
  return get(operation);
}

function createValidators(contract: Contract): GetValidator {
  const requests = createAjv(boundSchema(contract.document, ID) as object);
  const answers = createAjv(contract.document);
  const compiled = new Map<string, Validator>();
  return (operation) => {
    const validator = compiled.get(operation.id) ?? createValidator(requests, answers, operation);
    compiled.set(operation.id, validator);
    return validator;
  };
}

const ID = 'openapi';

function createAjv(document: object): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, allErrors: true, verbose: true });
  formats.default(ajv);
  ajv.addKeyword(createClosestAnyOf(ajv));
  ajv.addSchema({ $id: ID, ...document });
  return ajv;
}

function createValidator(
  requests: Ajv2020,
  answers: Ajv2020,
  operation: DescribedOperation,
): Validator {
  let check: Validator['request'] | undefined;
  return {
    request(raw) {
      check ??= createRequestCheck(requests, operation);
      return check(raw);
    },
    answerFaults: createAnswerCheck(answers, operation),
  };
}

function createRequestCheck(ajv: Ajv2020, operation: DescribedOperation): Validator['request'] {
  const params = createParameterCheck(ajv, operation, 'path');
  const query = createParameterCheck(ajv, operation, 'query');
  const headers = createParameterCheck(ajv, operation, 'header');
  const body = operation.body === undefined ? undefined : createBodyCheck(ajv, operation.body);
  return (raw) => {
    const faults: FieldError[] = [];
    const checked = {
      params: params(raw.params, faults),
      query: query(raw.query, faults),
      headers: headers(raw.headers, faults),
      body: body?.(raw.body, faults),
    };
    if (faults.length > 0) throw invalid(...faults);
    return checked;
  };
}

function createBodyCheck(ajv: Ajv2020, pointer: string): Check<unknown> {
  const validate = ajv.compile({ $ref: `${ID}${pointer}` });
  return (given, faults) => {
    if (given === undefined) faults.push({ pointer: '/body', message: 'A JSON body is required' });
    else collect('body', validate, given, faults);
    return given;
  };
}

/** More parameters than any request has. Errors don't list further ones. */
const MAX_PARAMETERS = 50;

/** Returns the check for the parameters of one place. Refuses unknown parameters, and drops unknown headers. */
function createParameterCheck(
  ajv: Ajv2020,
  operation: DescribedOperation,
  place: DescribedParameter['in'],
): Check<Fields> {
  const described = operation.parameters.filter((parameter) => parameter.in === place);
  const parts = {
    type: 'object',
    maxProperties: MAX_PARAMETERS,
    properties: Object.fromEntries(
      described.map(({ name, schema }) => [name, { $ref: `${ID}${schema}` }]),
    ),
    required: described.filter(({ required }) => required).map(({ name }) => name),
    additionalProperties: false,
  };
  const validate = ajv.compile(boundSchema(parts, ID) as object);
  return (given, faults) => {
    const values = place === 'header' ? pickHeaders(described, given) : { ...(given as Fields) };
    for (const { name, type } of described)
      if (name in values) values[name] = convert(type, values[name]);
    collect(place, validate, values, faults);
    return values;
  };
}

/** Returns the described headers under their described names, ignoring letter case. */
function pickHeaders(
  described: readonly DescribedParameter[],
  given: unknown,
): Record<string, unknown> {
  const headers = given as Fields;
  return Object.fromEntries(
    described.flatMap(({ name }) => {
      const value = headers[name.toLowerCase()];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** Converts a text to the described type. Leaves other texts unchanged, so that validation refuses them. */
function convert(type: string, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (type === 'integer' && /^-?\d+$/.test(value)) return Number(value);
  if (type === 'boolean' && /^(true|1)$/.test(value)) return true;
  if (type === 'boolean' && /^(false|0)$/.test(value)) return false;
  return value;
}

function collect(place: string, validate: ValidateFunction, value: unknown, faults: FieldError[]) {
  if (!validate(value)) faults.push(...toFieldErrors(place, validate.errors ?? []));
}

function createAnswerCheck(
  ajv: Ajv2020,
  { responses }: DescribedOperation,
): Validator['answerFaults'] {
  const compiled = new Map<string, ValidateFunction>();
  return (status, type, body) => {
    const described = responses.get(status);
    if (!described) return [`status ${status} is not described`];
    const pointer = described.get(type);
    if (pointer === undefined) return [`${type} with status ${status} is not described`];
    if (body instanceof Uint8Array) return [];
    const validate = compiled.get(pointer) ?? ajv.compile({ $ref: `${ID}${pointer}` });
    compiled.set(pointer, validate);
    if (validate(body)) return [];
    return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
  };
}

/** The maximum number of reported errors, because a hostile body could have thousands. */
const MAX_ERRORS = 20;

/** Nouns for the types of JSON Schema. */
const TYPE_NAMES: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
  null: 'null',
};

/**
 * Converts a validator's errors to sentences.
 *
 * @param part `body`, `path`, `query` or `header`: the first segment of every pointer
 */
function toFieldErrors(part: string, errors: readonly ErrorObject[]): FieldError[] {
  const telling = errors.filter((error) => !isSummary(error));
  return telling.slice(0, MAX_ERRORS).map((error) => {
    const pointer = `/${part}${error.instancePath}${getExtraSegment(error)}`;
    return { pointer, message: `${formatField(pointer)} ${formatProblem(error)}` };
  });
}

/** Returns whether an error only repeats that a nested one happened. */
function isSummary({ keyword }: ErrorObject): boolean {
  return keyword === 'if' || keyword === 'propertyNames';
}

/** Returns the segment of a key whose error a keyword reports at the object. */
function getExtraSegment({ params, propertyName }: ErrorObject): string {
  const key = params['missingProperty'] ?? params['additionalProperty'] ?? propertyName;
  return key === undefined ? '' : `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** Returns `new_members[0].email` for `/body/new_members/0/email`, and `The body` for the whole part. */
function formatField(pointer: string): string {
  const [part, ...segments] = pointer.slice(1).split('/');
  if (segments.length === 0) return `The ${part}`;
  return segments
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((segment, n) => (/^\d+$/.test(segment) ? `[${segment}]` : n > 0 ? `.${segment}` : segment))
    .join('');
}

/** Returns the rest of the sentence after the field's name. */
function formatProblem({ keyword, params, parentSchema, message = 'is not valid' }: ErrorObject) {
  switch (keyword) {
    case 'required':
      return 'is required';
    case 'additionalProperties':
      return 'is not known here';
    case 'type':
      return `must be ${formatTypes(params['type'])}`;
    case 'pattern':
      return String(parentSchema?.['x-message'] ?? 'has characters that are not allowed');
    case 'minLength':
      return params['limit'] === 1
        ? 'must not be empty'
        : `must have ${formatAtLeast(params, 'character')}`;
    case 'maxLength':
      return `must have ${formatAtMost(params, 'character')}`;
    case 'minItems':
      return `must have ${formatAtLeast(params, 'entry', 'entries')}`;
    case 'maxItems':
      return `must have ${formatAtMost(params, 'entry', 'entries')}`;
    case 'minProperties':
      return `must have ${formatAtLeast(params, 'key')}`;
    case 'maxProperties':
      return `must have ${formatAtMost(params, 'key')}`;
    case 'minimum':
      return `must be at least ${params['limit']}`;
    case 'maximum':
      return `must be at most ${params['limit']}`;
    case 'enum':
      return `must be one of: ${(params['allowedValues'] as unknown[]).join(', ')}`;
    case 'format':
      return params['format'] === 'date-time' ? 'must be a date and time with an offset' : message;
    default:
      return message;
  }
}

function formatTypes(types: unknown): string {
  return (Array.isArray(types) ? types : [types])
    .map((type) => TYPE_NAMES[String(type)])
    .join(' or ');
}

type Params = ErrorObject['params'];

const formatCount = (params: Params, one: string, many: string) =>
  `${params['limit']} ${params['limit'] === 1 ? one : many}`;
const formatAtLeast = (params: Params, one: string, many = `${one}s`) =>
  `at least ${formatCount(params, one, many)}`;
const formatAtMost = (params: Params, one: string, many = `${one}s`) =>
  `at most ${formatCount(params, one, many)}`;
