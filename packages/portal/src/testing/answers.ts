import type { Problem, ProblemCode } from '@conkit/api-client';
import { ApiError } from '../api/problem.ts';

/** One request as a test sees it. */
export interface Call {
  /** `POST /key` */
  name: string;
  /** `?all=true`, or nothing. */
  query: string;
  body: unknown;
  headers: Headers;
  /** Whether the request outlives the page. */
  keepalive: boolean;
}

type Answer = unknown | ((call: Call) => unknown);

/**
 * What the API answers, by method and path: `{ 'GET /user': user({}) }`. A function is asked each time, and
 * `{key}` stands for any one part of a path.
 */
export type Answers = Record<string, Answer>;

/** An answer that is not 200. */
export class Refusal {
  readonly status: number;
  readonly body: Problem;
  readonly headers: Record<string, string>;

  constructor(
    status: number,
    code: ProblemCode,
    extension: Record<string, unknown> = {},
    headers: Record<string, string> = {},
  ) {
    this.status = status;
    this.headers = headers;
    const title = code;
    this.body = { type: `urn:conkit:problem:${code}`, title, status, code, message: title };
    Object.assign(this.body, extension);
  }
}

/** The error that a call ends with when it is refused. */
export function refusal(...refused: ConstructorParameters<typeof Refusal>): ApiError {
  const { status, body } = new Refusal(...refused);
  return new ApiError(new Response(null, { status }), body);
}

/** The answer to nobody being signed in. */
export const unauthorized = new Refusal(401, 'unauthorized', { message: 'Unauthorized' });

/** An answer that never comes: the connection is lost. */
export const lostConnection = () => Promise.reject(new TypeError('Failed to fetch'));

const fits = (pattern: string, name: string) =>
  new RegExp(`^${pattern.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(name);

/** A `fetch` that gives the answers and notes the calls. */
export function answerWith(answers: Answers, calls: Call[]) {
  return async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    const name = `${request.method} ${pathname.replace('/api', '')}`;
    const text = await request.text();
    const call: Call = {
      name,
      query: search,
      body: text ? JSON.parse(text) : undefined,
      headers: request.headers,
      keepalive: request.keepalive,
    };
    calls.push(call);
    const pattern = Object.keys(answers).find((key) => fits(key, name));
    if (pattern === undefined) throw new Error(`The test has no answer for ${name}`);
    const given = answers[pattern];
    const answer = await (typeof given === 'function' ? given(call) : given);
    const isRefusal = answer instanceof Refusal;
    return new Response(JSON.stringify(isRefusal ? answer.body : answer), {
      status: isRefusal ? answer.status : 200,
      headers: {
        'content-type': isRefusal ? 'application/problem+json' : 'application/json',
        ...(isRefusal && answer.headers),
      },
    });
  };
}
