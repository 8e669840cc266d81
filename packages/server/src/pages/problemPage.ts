import { isLocalPath } from '@conkit/rules';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { sendProblem } from '../contract/answer.ts';
import { toProblemError } from '../errors.ts';
import { languageOf, sendOwnPage } from './ownPage.ts';
import type { PageName } from '../mail/words/pages.ts';

/** Returns whether the request comes from a person who opened a page. */
const isForPeople = ({ method, url, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  !/^\/(?:api|healthz)(?:[/?]|$)/.test(url) &&
  (headers.accept ?? '').includes('text/html');

const pages: Readonly<Record<number, PageName>> = { 404: 'notFound', 503: 'unavailable' };
/** An unavailable page reloads after 5 to 15 seconds, so that not all browsers return in the same second. */
const FIRST_RETRY_SECONDS = 5;
const RETRY_SPREAD_SECONDS = 10;

const retrySeconds = (): number =>
  FIRST_RETRY_SECONDS + Math.floor(Math.random() * (RETRY_SPREAD_SECONDS + 1));

/** Answers an error: with an explanatory page for people in a browser, and a problem document for programs. */
export function sendFailure(
  { config }: Pick<Context, 'config'>,
  reply: FastifyReply,
  error: unknown,
): FastifyReply {
  const { request } = reply;
  const problem = toProblemError(error);
  if (!isForPeople(request)) return sendProblem(reply, error);
  if (problem.code === 'internal') reply.log.error({ err: error }, 'internal error');
  const name = pages[problem.status] ?? 'failed';
  return sendOwnPage(reply.headers(problem.headers), problem.status, {
    name,
    convention: config.name,
    language: languageOf(config, request),
    href: name === 'notFound' || !isLocalPath(request.url) ? '/' : request.url,
    ...(name === 'unavailable' && { retrySeconds: retrySeconds() }),
  });
}
