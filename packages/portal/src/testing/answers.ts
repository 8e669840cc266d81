import type { Problem, ProblemCode } from '@conkit/api-client';
import { ApiError } from '../api/problem.ts';

/** A request that the page sent. */
export interface Call {
  /** @example `POST /key` */
  name: string;
  /** @example `?all=true` */
  query: string;
  body: unknown;
  headers: Headers;
  /** Whether the request survives leaving the page. */
  keepalive: boolean;
}

type Answer = unknown | ((call: Call) => unknown);

/**
 * The API's answers by method and path: `{ 'GET /user': user({}) }`. A function is called for each request,
 * and `{key}` matches one segment of a path.
 */
export type Answers = Record<string, Answer>;

/** An answer with an error status. */
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

/** Returns the error that a refused call rejects with. */
export function refusal(...refused: ConstructorParameters<typeof Refusal>): ApiError {
  const { status, body } = new Refusal(...refused);
  return new ApiError(new Response(null, { status }), body);
}

/** The answer to requests without a session. */
export const unauthorized = new Refusal(401, 'unauthorized', { message: 'Unauthorized' });

/** An answer that never arrives: the connection is lost. */
export const lostConnection = () => Promise.reject(new TypeError('Failed to fetch'));

const fits = (pattern: string, name: string) =>
  new RegExp(`^${pattern.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(name);

/** Returns a `fetch` that serves the answers and records the calls. */
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
