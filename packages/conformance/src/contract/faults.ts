import formats from 'ajv-formats';
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import type { SetCookie, WireAnswer } from '../http.ts';
import type { Contract, DescribedAnswer, DescribedOperation } from './document.ts';

/** An answer with its parsed body. */
export interface ReadAnswer extends WireAnswer {
  readonly text: string;
  /** The parsed body; undefined when it is not JSON. */
  readonly json: unknown;
  readonly cookies: readonly SetCookie[];
}

/** The context for checking the headers of an answer. */
interface FaultOptions {
  readonly baseUrl: string;
  /** The `id` of `GET /config`, which is part of the cookie names. */
  readonly conventionId: string | undefined;
  /** Whether the request was conditional (`If-None-Match`). */
  readonly asksAgain: boolean;
  /** Whether the request was a `HEAD`, whose answer has no body. */
  readonly isHead: boolean;
}

/** A deviation of an answer from openapi.yaml. */
export interface AnswerFault {
  readonly what: string;
  /** Whether nothing else can be learnt from the answer, or from its body. */
  readonly spoils: 'answer' | 'body' | 'nothing';
}

/** Returns the deviations of an answer from openapi.yaml, one sentence each. */
export type FindFaults = (
  operation: DescribedOperation,
  answer: ReadAnswer,
  options: FaultOptions,
) => readonly AnswerFault[];

/** The HTTP parser sends these before any code of a server runs. */
const UNREADABLE = new Set([400, 431]);
const MAX_ERRORS = 3;

/** Creates a function that compares answers with openapi.yaml. Compiles each schema once. */
export function createFaultFinder({ document }: Contract): FindFaults {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: true });
  formats.default(ajv);
  ajv.addSchema({ $id: 'openapi', ...document });

  const schemaFaults = (pointer: string, json: unknown): string[] => {
    const validate =
      ajv.getSchema(`openapi${pointer}`) ?? ajv.compile({ $ref: `openapi${pointer}` });
    if (validate(json)) return [];
    return [...new Set((validate.errors ?? []).map(describeError))].slice(0, MAX_ERRORS);
  };

  return (operation, answer, options) => {
    const { status, headers } = answer;
    const harmless = (all: readonly string[]) =>
      all.map((what): AnswerFault => ({ what, spoils: 'nothing' }));
    if (status === 304 && options.asksAgain) return harmless(headerFaults(answer, options, false));
    const described = operation.answers.get(status);
    if (!described) return [{ what: `answers ${status}, which is not declared`, spoils: 'answer' }];
    const type = String(headers['content-type'] ?? '').split(';', 1)[0] ?? '';
    const pointer = described.contents.get(type);
    const isJson = /[/+]json$/.test(type);
    const problem = isJson && status >= 400 ? Object(answer.json) : undefined;
    const isUnread = UNREADABLE.has(status) && headers['connection'] === 'close';
    const body = [
      ...(pointer === undefined ? [`answers ${status} as "${type}", which is not declared`] : []),
      ...(pointer !== undefined && isJson && !options.isHead
        ? schemaFaults(pointer, answer.json)
        : []),
    ];
    const isOther = problem && !options.isHead && problem.status !== status;
    return [
      ...body.map((what): AnswerFault => ({ what, spoils: 'body' })),
      ...harmless([
        ...(isOther ? [`answers ${status} and says status ${String(problem.status)}`] : []),
        ...missingHeaders(described, answer),
        ...(answer.cookies.length > 0 && !described.setsCookie
          ? [`sets a cookie with ${status}, which is not declared`]
          : []),
        ...headerFaults(answer, options, isUnread),
      ]),
    ];
  };
}

/**
 * Describes a mismatch with a schema as text. Leaves out positions in lists, so that the same mismatch in several
 * entries is reported once.
 */
function describeError({
  instancePath,
  keyword,
  message = 'is wrong',
  params,
}: ErrorObject): string {
  const path = instancePath
    .split('/')
    .slice(1)
    .map((key) => (/^\d+$/.test(key) ? '…' : key))
    .join('/');
  const place = path === '' ? 'the body' : path;
  const named = (key: string): string => String((params as Record<string, unknown>)[key]);
  switch (keyword) {
    case 'required':
      return `${place} lacks ${named('missingProperty')}`;
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return `${place} has ${named('additionalProperty')}, which is not declared`;
    case 'enum':
      return `${place} is none of ${named('allowedValues').replaceAll(',', ', ')}`;
    case 'const':
      return `${place} is not ${named('allowedValue')}`;
    default:
      return `${place} ${message}`;
  }
}

const missingHeaders = ({ required }: DescribedAnswer, { status, headers }: ReadAnswer) =>
  required
    .filter((name) => headers[name] === undefined)
    .map((name) => `answers ${status} without the header ${name}`);

/** Checks the headers that every answer must have. */
function headerFaults(
  { headers, cookies }: ReadAnswer,
  options: FaultOptions,
  isUnread: boolean,
): string[] {
  const cache = String(headers['cache-control'] ?? '');
  const mayKeep = headers['etag'] === undefined ? /no-store/ : /no-store|no-cache/;
  return [
    ...(mayKeep.test(cache) ? [] : [`lets caches keep it: Cache-Control is "${cache}"`]),
    ...(isUnread || headers['x-content-type-options'] === 'nosniff'
      ? []
      : ['is without X-Content-Type-Options: nosniff']),
    ...cookies.flatMap((cookie) => cookieFaults(cookie, options)),
  ];
}

function cookieFaults({ name, attributes }: SetCookie, { baseUrl, conventionId }: FaultOptions) {
  const { protocol, hostname } = new URL(baseUrl);
  const isHttps = protocol === 'https:';
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  const prefix = isHttps ? '__Host-' : '';
  const names =
    conventionId === undefined
      ? []
      : ['', '-code', '-passkey'].map((end) => `${conventionId}${end}`);
  const has = (attribute: string) => attributes[attribute] !== undefined;
  const wrong: readonly (readonly [boolean, string])[] = [
    [names.length > 0 && !names.some((one) => name === `${prefix}${one}`), 'has another name'],
    [!has('httponly'), 'is without HttpOnly'],
    [attributes['samesite']?.toLowerCase() !== 'lax', 'is without SameSite=Lax'],
    [attributes['path'] !== '/', 'is without Path=/'],
    [has('domain'), 'has a Domain'],
    [!has('secure') && (isHttps || !isLocal), 'is without Secure'],
  ];
  return wrong.flatMap(([isWrong, what]) => (isWrong ? [`the cookie ${name} ${what}`] : []));
}
