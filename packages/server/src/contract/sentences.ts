import type { FieldError } from '@conkit/api-client';
import type { ErrorObject } from 'ajv';

/** The maximum number of reported errors, because a hostile body could have thousands. */
const most = 20;

/** Nouns for the types of JSON Schema. */
const nouns: Readonly<Record<string, string>> = {
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
export function sentences(part: string, errors: readonly ErrorObject[]): FieldError[] {
  const telling = errors.filter((error) => !isSummary(error));
  return telling.slice(0, most).map((error) => {
    const pointer = `/${part}${error.instancePath}${extraSegment(error)}`;
    return { pointer, message: `${fieldName(pointer)} ${complaint(error)}` };
  });
}

/** Returns whether an error only repeats that a nested one happened. */
function isSummary({ keyword }: ErrorObject): boolean {
  return keyword === 'if' || keyword === 'propertyNames';
}

/** Some keywords report an error of a key at its object. */
function extraSegment({ params, propertyName }: ErrorObject): string {
  const key = params['missingProperty'] ?? params['additionalProperty'] ?? propertyName;
  return key === undefined ? '' : `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** Returns `new_members[0].email` for `/body/new_members/0/email`, and `The body` for the whole part. */
function fieldName(pointer: string): string {
  const [part, ...segments] = pointer.slice(1).split('/');
  if (segments.length === 0) return `The ${part}`;
  return segments
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((segment, n) => (/^\d+$/.test(segment) ? `[${segment}]` : n > 0 ? `.${segment}` : segment))
    .join('');
}

/** Returns the rest of the sentence after the field's name. */
function complaint({ keyword, params, parentSchema, message = 'is not valid' }: ErrorObject) {
  switch (keyword) {
    case 'required':
      return 'is required';
    case 'additionalProperties':
      return 'is not known here';
    case 'type':
      return `must be ${typeNames(params['type'])}`;
    case 'pattern':
      return String(parentSchema?.['x-message'] ?? 'has characters that are not allowed');
    case 'minLength':
      return params['limit'] === 1
        ? 'must not be empty'
        : `must have ${atLeast(params, 'character')}`;
    case 'maxLength':
      return `must have ${atMost(params, 'character')}`;
    case 'minItems':
      return `must have ${atLeast(params, 'entry', 'entries')}`;
    case 'maxItems':
      return `must have ${atMost(params, 'entry', 'entries')}`;
    case 'minProperties':
      return `must have ${atLeast(params, 'key')}`;
    case 'maxProperties':
      return `must have ${atMost(params, 'key')}`;
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

function typeNames(types: unknown): string {
  return (Array.isArray(types) ? types : [types]).map((type) => nouns[String(type)]).join(' or ');
}

type Params = ErrorObject['params'];

const counted = (params: Params, one: string, many: string) =>
  `${params['limit']} ${params['limit'] === 1 ? one : many}`;
const atLeast = (params: Params, one: string, many = `${one}s`) =>
  `at least ${counted(params, one, many)}`;
const atMost = (params: Params, one: string, many = `${one}s`) =>
  `at most ${counted(params, one, many)}`;
