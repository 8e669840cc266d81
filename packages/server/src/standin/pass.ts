import type { FastifyInstance, FastifyReply, FastifyRequest, InjectOptions } from 'fastify';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Contract } from '../contract/document.ts';
import { invalid } from '../errors.ts';
import type { Clock } from '../ports/clock.ts';
import type { Calls, Exchange } from './calls.ts';
import type { Described } from './described.ts';
import type { Gate } from './gate.ts';
import { ORDERS, readOrders, type Orders } from './orders.ts';
import { findRefusal, refusalsOf } from './refusals.ts';

/** The context for forwarding requests. */
export interface Passing {
  /** The real server, which is independent of the mock's features. */
  readonly inner: FastifyInstance;
  readonly contract: Contract;
  readonly described: Described;
  readonly calls: Calls;
  readonly clock: Clock;
  readonly gate: Gate;
}

type Answer = NonNullable<Exchange['answer']>;

/** Hop-by-hop headers, which are not forwarded. */
const HOP = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length']);

/** Forwards a request to the server and carries out its instructions. */
export const passOn =
  (passing: Passing) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const start = performance.now();
    const { faults, ...orders } = readOrders(request.headers);
    const answer =
      faults.length > 0 ? problem(invalid(...faults)) : await carryOut(passing, request, orders);
    const said = saidOf(request);
    passing.calls.add(
      {
        method: request.method,
        url: request.url,
        requestHeaders: request.headers,
        requestBody: bodyOf(request).toString(),
        ...(answer && { answer }),
        ...(said && { ordered: said }),
        ms: Math.round(performance.now() - start),
      },
      passing.clock.now(),
    );
    if (!answer) {
      reply.hijack();
      request.raw.socket.destroy();
      return undefined;
    }
    const { status, headers, body } = answer;
    for (const [name, value] of Object.entries(headers))
      if (!HOP.has(name)) reply.header(name, value);
    return reply.code(status).send(body);
  };

/** Returns the answer, or undefined when it is to be lost. */
async function carryOut(
  passing: Passing,
  request: FastifyRequest,
  orders: Orders,
): Promise<Answer | undefined> {
  if (orders.delayMs > 0) await sleep(orders.delayMs);
  if (orders.lose === 'request') return undefined;
  const answer =
    refusal(passing, request, orders) ?? (await passing.gate.pass(() => ask(passing, request)));
  return orders.lose === 'answer' ? undefined : answer;
}

/** Returns the instructions as given, for the page of calls. */
const saidOf = ({ headers }: FastifyRequest): string =>
  ORDERS.flatMap((name) => {
    const value = headers[name.toLowerCase()];
    return value === undefined ? [] : [`${name}: ${String(value)}`];
  }).join('; ');

/** Returns the unparsed body. */
const bodyOf = ({ body }: FastifyRequest): Buffer =>
  Buffer.isBuffer(body) ? body : Buffer.alloc(0);

/**
 * Returns the refusal that the request instructs, or a 400 listing the possible ones if the contract doesn't have it.
 */
function refusal(
  { contract, described }: Passing,
  { method, url }: FastifyRequest,
  { refuse }: Orders,
): Answer | undefined {
  if (refuse === undefined) return undefined;
  const meant = described.find(method, url.split('?', 1)[0] ?? '');
  const refusals = meant ? refusalsOf(contract, meant) : [];
  const found = findRefusal(refusals, refuse);
  if (found) {
    const { status, headers, body } = found;
    return problemAnswer(status, headers, body);
  }
  const known = refusals.map(({ status, code }) => `${status} ${code}`).join(', ');
  const message = meant
    ? `Standin-Refuse: ${meant.operation.id} is refused by one of: ${known}`
    : 'Standin-Refuse: this is no call of openapi.yaml';
  return problem(invalid({ pointer: '/header/Standin-Refuse', message }));
}

const problem = (error: ReturnType<typeof invalid>): Answer =>
  problemAnswer(error.status, error.headers, error.toProblem());

const problemAnswer = (
  status: number,
  headers: Readonly<Record<string, string>>,
  body: object,
): Answer => ({
  status,
  headers: {
    'cache-control': 'no-store',
    ...headers,
    'content-type': 'application/problem+json; charset=utf-8',
  },
  body: Buffer.from(JSON.stringify(body)),
});

/** Calls the real server. */
async function ask({ inner }: Passing, request: FastifyRequest): Promise<Answer> {
  const payload = bodyOf(request);
  const headers = Object.fromEntries(
    Object.entries(request.headers).filter(
      // The log shows answers, so they must not be compressed.
      ([name]) => name !== 'accept-encoding' && name !== 'transfer-encoding',
    ),
  );
  const asked: InjectOptions = {
    // The router accepts only methods that `inject` supports.
    method: request.method as 'GET',
    url: request.url,
    headers,
    remoteAddress: request.raw.socket.remoteAddress ?? '127.0.0.1',
    ...(payload.length > 0 && { payload }),
  };
  const { statusCode, headers: said, rawPayload } = await inner.inject(asked);
  return { status: statusCode, headers: said, body: rawPayload };
}
