import type { ProblemCode } from '@conkit/api-client';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import type { AnswerCookie } from '../answerCookie.ts';
import { DatabaseUnavailable } from '../database/unavailable.ts';
import { ProblemError, toProblemError } from '../errors.ts';
import { collect, serialize } from './jsonPieces.ts';
import type { Validator } from './validation.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** The code of the refusal, if the request was refused. */
    problemCode?: ProblemCode;
  }
}

/** The answer of any operation. */
export interface AnyAnswer {
  readonly body: unknown;
  /** The media type. By default JSON. */
  readonly type?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly cookies?: readonly AnswerCookie[];
}

/** By default, caches must not store API answers. */
const DEFAULT_HEADERS = { 'cache-control': 'no-store' };

/**
 * Sends an answer, streaming a long one.
 *
 * @throws ProblemError `internal`, with a validator, if openapi.yaml doesn't describe the answer
 */
export async function sendAnswer(
  reply: FastifyReply,
  answer: AnyAnswer,
  validator: Validator | undefined,
): Promise<FastifyReply> {
  const { type = 'application/json', headers, cookies = [] } = answer;
  const isBinary = answer.body instanceof Uint8Array;
  const body = validator && !isBinary ? await collect(answer.body) : answer.body;
  requireDescribed(validator, reply.statusCode, type, body);
  const content = body instanceof Uint8Array ? Buffer.from(body) : await serialize(body);
  for (const { name, value, options } of cookies) reply.setCookie(name, value, options);
  reply.headers({ ...DEFAULT_HEADERS, ...headers });
  if (isNotModified(reply.request, headers?.['etag'])) return reply.code(304).send();
  return reply.type(isBinary ? type : `${type}; charset=utf-8`).send(content);
}

/** Returns whether the client has this answer already. Ignores how it was compressed. */
const isNotModified = ({ headers }: FastifyRequest, etag: string | undefined): boolean =>
  etag !== undefined &&
  (headers['if-none-match'] ?? '')
    .split(',')
    .map((known) => stripWeakPrefix(known.trim()))
    .includes(stripWeakPrefix(etag));

const stripWeakPrefix = (etag: string): string => etag.replace(/^W\//, '');

/** Sends an error as a problem document (RFC 9457). Logs unexpected errors. */
export function sendProblem(reply: FastifyReply, error: unknown): FastifyReply {
  const problem = toProblemError(error);
  reply.problemCode = problem.code;
  if (problem.code === 'internal') reply.log.error({ err: error }, 'internal error');
  else if (error instanceof DatabaseUnavailable)
    // Many requests fail in the same way, so log one line each.
    reply.log.error({ code: error.code, reason: error.message }, 'the database is not available');
  for (const { name, value, options } of problem.cookies) reply.setCookie(name, value, options);
  return reply
    .code(problem.status)
    .headers({ ...DEFAULT_HEADERS, ...problem.headers })
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problem.toProblem()));
}

/** Sends the error of a route. With `validateResponses`, an error that openapi.yaml doesn't describe becomes a 500. */
export function sendError(
  request: FastifyRequest,
  reply: FastifyReply,
  error: unknown,
  validateResponses: boolean,
): FastifyReply {
  const problem = toProblemError(error);
  const { validator } = request.routeOptions.config;
  try {
    if (validateResponses && problem.code !== 'internal')
      requireDescribed(validator, problem.status, 'application/problem+json', problem.toProblem());
  } catch (fault) {
    return sendProblem(reply, fault);
  }
  return sendProblem(reply, error);
}

function requireDescribed(
  validator: Validator | undefined,
  status: number,
  type: string,
  body: unknown,
) {
  const faults = validator?.answerFaults(status, type, body) ?? [];
  if (faults.length === 0) return;
  const detail = `openapi.yaml describes another answer: ${faults.join('; ')}`;
  throw new ProblemError('internal', { detail });
}

/** Returns the ETag of an answer's content. It is weak, because the answer may be compressed on its way. */
export const createEtag = (content: string | Uint8Array): string =>
  `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`;
