import { operationTable, type OperationId } from '@conkit/api-client';
import type { FastifyInstance } from 'fastify';
import { askedLanguage } from '../config/languages.ts';
import { requireOffered } from '../config/parts.ts';
import type { Context } from '../context.ts';
import { ProblemError } from '../errors.ts';
import type { Operations, Session } from '../operation.ts';
import { answerFault, answerWith, type AnyAnswer } from './answer.ts';
import { readJsonBodies } from './body.ts';
import { isLetIn, letOriginsIn } from './cors.ts';
import { isCrossSite, isPrefetch } from './crossSite.ts';
import type { Contract, DescribedOperation } from './document.ts';
import { answerNotFound, refuseOtherMethods, routeOf } from './routes.ts';
import { validatorsOf, type Validator } from './validation.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is signed in, once somebody has looked; where a session is needed, before the call is run. */
    session: Session | null;
  }
}

/** What the routes of the contract need. */
export interface ContractOptions {
  readonly contract: Contract;
  readonly operations: Operations;
  readonly context: Context;
  /** Who the cookies belong to; null when nobody is signed in. */
  readonly sessionOf: (
    cookies: Readonly<Record<string, string | undefined>>,
  ) => Promise<Session | null>;
  /** Lets an account make a call, or throws: by its role, before anything of the request is read. */
  readonly authorize: (session: Session, id: OperationId) => Promise<void>;
  /** Records what the crew read, before it is answered. */
  readonly recordRead: (
    session: Session,
    id: OperationId,
    asked: unknown,
    answer: unknown,
  ) => Promise<void>;
  /** Where people see this site, when that is not the `Host` of the request. */
  readonly publicUrl: string | undefined;
  /** Of other sites whose pages may make calls, but for those of the crew. */
  readonly corsOrigins: readonly string[];
  /** Answer 500 when an answer is not as described; for tests and development. */
  readonly validateResponses: boolean;
}

/** An operation, whichever it is. */
type AnyOperation = (context: Context, request: never) => Promise<AnyAnswer>;

/**
 * Makes every operation of openapi.yaml a route. What a request may cost is decided before it is spent:
 * it is refused when it comes from another site and changes something, is for a part that the convention does not
 * have, or lacks a session or role that is needed, before its body is read; the body is read as far as the operation's
 * limit; of what is too large nothing
 * else is looked at; and only what fits the contract runs the operation. Needs `@fastify/cookie` on the app.
 */
export async function registerContract(app: FastifyInstance, options: ContractOptions) {
  const { contract, validateResponses } = options;
  await app.register(async (scope) => {
    letOriginsIn(scope, options.corsOrigins);
    readJsonBodies(scope);
    scope.decorateRequest('session', null);
    scope.setErrorHandler((error, request, reply) =>
      answerFault(request, reply, error, validateResponses),
    );
    const validatorOf = validatorsOf(contract);
    const validators = new Map<string, Validator>();
    for (const operation of contract.operations) {
      const validator = validatorOf(operation);
      validators.set(operation.id, validator);
      addOperation(scope, operation, validator, options);
    }
    refuseOtherMethods(scope, validators);
    await scope.register(answerNotFound, { prefix: '/api' });
  });
}

function addOperation(
  scope: FastifyInstance,
  { id, maxBytes, isKeyed }: DescribedOperation,
  validator: Validator,
  options: ContractOptions,
) {
  const { method, path, tag, changes, session: needsSession, part } = operationTable[id];
  const operation: AnyOperation = options.operations[id];
  const letIn = tag === 'admin' ? [] : options.corsOrigins;
  const ownHosts = options.publicUrl === undefined ? [] : [new URL(options.publicUrl).host];
  scope.route({
    method,
    url: routeOf(path),
    exposeHeadRoute: method === 'GET' && !changes,
    bodyLimit: maxBytes,
    config: { validator, operation: id },
    onRequest: async (request) => {
      const { headers, host } = request;
      if (changes && !isLetIn(headers, letIn) && isCrossSite(headers, [host, ...ownHosts]))
        throw new ProblemError('cross_site');
      // What a browser asks for ahead of need, nobody has asked for yet.
      if (changes && isPrefetch(headers)) throw new ProblemError('unavailable');
      // A purchase that was begun while there was such a part is answered as ever: what takes a key asks when it prices.
      if (part !== null && !isKeyed) requireOffered(options.context, part);
      if (!needsSession) return;
      request.session = await options.sessionOf(request.cookies);
      if (!request.session) throw new ProblemError('unauthorized');
      await options.authorize(request.session, id);
    },
    handler: async (request, reply) => {
      const checked = validator.request(request);
      const session = (request.session ??= await options.sessionOf(request.cookies));
      const given = {
        ...checked,
        rawBody: request.rawBody,
        session,
        cookies: request.cookies,
        asked: askedLanguage(
          options.context.config,
          request.cookies,
          request.headers['accept-language'],
        ),
        ip: request.ip,
        userAgent: request.headers['user-agent'] ?? null,
        log: request.log,
      };
      // The validator and the check of the session made it a request of this very operation.
      const answer = await operation(options.context, given as never);
      if (session) await options.recordRead(session, id, checked, answer);
      return answerWith(reply, answer, options.validateResponses ? validator : undefined);
    },
  });
}
