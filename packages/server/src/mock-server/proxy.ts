import type { FieldError } from '@conkit/api-client';
import type { FastifyInstance, FastifyReply, FastifyRequest, InjectOptions } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Contract } from '../contract/document.ts';
import { invalid } from '../errors.ts';
import type { Clock } from '../ports/clock.ts';
import type { Calls, Exchange } from './calls.ts';
import { findRefusal, listRefusals, type OperationFinder } from './operations.ts';

/** The context for forwarding requests. */
interface ProxyOptions {
  /** The real server, which is independent of the mock's features. */
  readonly inner: FastifyInstance;
  readonly contract: Contract;
  readonly described: OperationFinder;
  readonly calls: Calls;
  readonly clock: Clock;
  readonly gate: Gate;
}

type Answer = NonNullable<Exchange['answer']>;

/** Hop-by-hop headers, which are not forwarded. */
const HOP_BY_HOP_HEADERS = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
]);

/** Forwards a request to the server and follows the instructions in the request's headers. */
export const createProxy =
  (passing: ProxyOptions) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const start = performance.now();
    const { faults, ...orders } = readInstructions(request.headers);
    const answer =
      faults.length > 0
        ? toProblemAnswer(invalid(...faults))
        : await getAnswer(passing, request, orders);
    const said = formatInstructions(request);
    passing.calls.add(
      {
        method: request.method,
        url: request.url,
        requestHeaders: request.headers,
        requestBody: getBody(request).toString(),
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
      if (!HOP_BY_HOP_HEADERS.has(name)) reply.header(name, value);
    return reply.code(status).send(body);
  };

/** Returns the answer, or undefined to cut off the connection without one. */
async function getAnswer(
  passing: ProxyOptions,
  request: FastifyRequest,
  orders: Instructions,
): Promise<Answer | undefined> {
  if (orders.delayMs > 0) await sleep(orders.delayMs);
  if (orders.lose === 'request') return undefined;
  const answer =
    findOrderedRefusal(passing, request, orders) ??
    (await passing.gate.pass(() => callServer(passing, request)));
  return orders.lose === 'answer' ? undefined : answer;
}

/** Returns the instructions as given, for the page that lists calls. */
const formatInstructions = ({ headers }: FastifyRequest): string =>
  INSTRUCTION_HEADERS.flatMap((name) => {
    const value = headers[name.toLowerCase()];
    return value === undefined ? [] : [`${name}: ${String(value)}`];
  }).join('; ');

/** Returns the unparsed body. */
const getBody = ({ body }: FastifyRequest): Buffer =>
  Buffer.isBuffer(body) ? body : Buffer.alloc(0);

/**
 * Returns the refusal that the request asks for. If the contract doesn't declare that refusal, returns a 400 that lists
 * the declared ones.
 */
function findOrderedRefusal(
  { contract, described }: ProxyOptions,
  { method, url }: FastifyRequest,
  { refuse }: Instructions,
): Answer | undefined {
  if (refuse === undefined) return undefined;
  const meant = described.find(method, url.split('?', 1)[0] ?? '');
  const refusals = meant ? listRefusals(contract, meant) : [];
  const found = findRefusal(refusals, refuse);
  if (found) {
    const { status, headers, body } = found;
    return createProblemAnswer(status, headers, body);
  }
  const known = refusals.map(({ status, code }) => `${status} ${code}`).join(', ');
  const message = meant
    ? `Standin-Refuse: ${meant.operation.id} is refused by one of: ${known}`
    : 'Standin-Refuse: this is no call of openapi.yaml';
  return toProblemAnswer(invalid({ pointer: '/header/Standin-Refuse', message }));
}

const toProblemAnswer = (error: ReturnType<typeof invalid>): Answer =>
  createProblemAnswer(error.status, error.headers, error.toProblem());

const createProblemAnswer = (
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
async function callServer({ inner }: ProxyOptions, request: FastifyRequest): Promise<Answer> {
  const payload = getBody(request);
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

/** The longest delay of an answer, in milliseconds. */
const MAX_DELAY_MS = 60_000;

/** Instructions to the mock server in a request's headers. */
interface Instructions {
  /** The code or status of the refusal to answer with. */
  readonly refuse: string | undefined;
  readonly delayMs: number;
  /** What to lose: the request, before it has an effect, or only its answer. */
  readonly lose: 'request' | 'answer' | undefined;
}

/** The headers with instructions. */
export const INSTRUCTION_HEADERS = ['Standin-Refuse', 'Standin-Delay', 'Standin-Lose'] as const;

const createFault = (name: (typeof INSTRUCTION_HEADERS)[number], message: string): FieldError => ({
  pointer: `/header/${name}`,
  message: `${name} ${message}`,
});

/** Returns an error for each header that looks like an instruction but isn't one. */
const listUnknownInstructions = (headers: IncomingHttpHeaders): readonly FieldError[] =>
  Object.keys(headers)
    .filter((name) => /^(?:x-)?(?:stand-?in|mock)-/.test(name))
    .filter((name) => !INSTRUCTION_HEADERS.some((known) => known.toLowerCase() === name))
    .map((name) => ({
      pointer: `/header/${name}`,
      message: `${name} is no instruction; known are ${INSTRUCTION_HEADERS.join(', ')}`,
    }));

/** Reads a request's instructions and their errors. */
function readInstructions(headers: IncomingHttpHeaders): Instructions & {
  readonly faults: readonly FieldError[];
} {
  const given = (name: (typeof INSTRUCTION_HEADERS)[number]) => {
    const value = headers[name.toLowerCase()];
    return value === undefined ? undefined : String(value).trim();
  };
  const [delay, lose] = [given('Standin-Delay') ?? '0', given('Standin-Lose')];
  const isDelay = /^\d{1,5}$/.test(delay) && Number(delay) <= MAX_DELAY_MS;
  const isLoss = lose === undefined || lose === 'request' || lose === 'answer';
  return {
    refuse: given('Standin-Refuse'),
    delayMs: isDelay ? Number(delay) : 0,
    lose: isLoss ? lose : undefined,
    faults: [
      ...listUnknownInstructions(headers),
      ...(isDelay
        ? []
        : [createFault('Standin-Delay', `must be milliseconds, at most ${MAX_DELAY_MS}`)]),
      ...(isLoss ? [] : [createFault('Standin-Lose', 'must be request or answer')]),
    ],
  };
}

/** Runs work concurrently, except work that needs to run alone. */
export class Gate {
  readonly #busy = new Set<Promise<unknown>>();
  #closed: Promise<unknown> = Promise.resolve();

  /** Runs work concurrently, after any exclusive work. */
  async pass<Result>(work: () => Promise<Result>): Promise<Result> {
    await this.#closed;
    const own = work();
    this.#busy.add(own);
    try {
      return await own;
    } finally {
      this.#busy.delete(own);
    }
  }

  /** Runs work exclusively: after all running work, and before any later work. */
  alone<Result>(work: () => Promise<Result>): Promise<Result> {
    const own = this.#closed.then(async () => {
      await Promise.allSettled(this.#busy);
      return work();
    });
    this.#closed = own.catch(() => undefined);
    return own;
  }
}
