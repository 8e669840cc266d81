// Decisions: docs/decisions/api-contract.md
import { operationTable, type OperationId } from '@conkit/api-client';
import type { FastifyInstance } from 'fastify';
import { findRequestedLanguage } from '../config/languages.ts';
import { requireOffered } from '../config/parts.ts';
import type { Context } from '../context.ts';
import { invalid, ProblemError } from '../errors.ts';
import type { Operations, Session } from '../operation.ts';
import { sendAnswer, sendError, type AnyAnswer } from './answer.ts';
import { allowOrigins, isAllowedOrigin, isCrossSite, isPrefetch } from './crossOrigin.ts';
import type { Contract, DescribedOperation } from './document.ts';
import { getValidator, type Validator } from './validation.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The current session, once it has been read. It is read before an operation that needs one. */
    session: Session | null;
  }
}

interface ContractOptions {
  readonly contract: Contract;
  readonly operations: Operations;
  readonly context: Context;
  /** Returns the session of the cookies; `null` if there is none. */
  readonly getSession: (
    cookies: Readonly<Record<string, string | undefined>>,
  ) => Promise<Session | null>;
  /** Checks that an account may make a call, or throws. Runs before the request's body is read. */
  readonly authorize: (session: Session, id: OperationId) => Promise<void>;
  /** Checks that the session may make a call for the person in its path, or throws. */
  readonly requirePerson: (session: Session, id: OperationId, params: unknown) => void;
  /** Records the crew's reads before the answer is sent. */
  readonly recordRead: (
    session: Session,
    id: OperationId,
    asked: unknown,
    answer: unknown,
  ) => Promise<void>;
  /** The site's public URL, if it differs from the request's `Host`. */
  readonly publicUrl: string | undefined;
  /** Other origins whose pages may make calls, except administrators' operations. */
  readonly corsOrigins: readonly string[];
  /** Answers 500 if an answer doesn't match openapi.yaml; for tests and development. */
  readonly validateResponses: boolean;
}

type AnyOperation = (context: Context, request: never) => Promise<AnyAnswer>;

/**
 * Adds a route for every operation of openapi.yaml. Refuses as much as possible before it costs anything: cross-site
 * changes, parts that the convention lacks, and missing sessions or roles before the body is read; then bodies over the
 * operation's limit; then values over the contract's sizes, without reading what is in them. Only a valid request runs
 * the operation. Needs `@fastify/cookie`.
 */
export async function registerContract(app: FastifyInstance, options: ContractOptions) {
  const { contract, validateResponses } = options;
  await app.register(async (scope) => {
    allowOrigins(scope, options.corsOrigins);
    acceptJsonBodies(scope);
    scope.decorateRequest('session', null);
    scope.setErrorHandler((error, request, reply) =>
      sendError(request, reply, error, validateResponses),
    );
    const validators = new Map<string, Validator>();
    for (const operation of contract.operations) {
      const validator = getValidator(contract, operation);
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
    url: toRoute(path),
    exposeHeadRoute: method === 'GET' && !changes,
    bodyLimit: maxBytes,
    config: { validator, operation: id },
    onRequest: async (request) => {
      const { headers, host } = request;
      if (changes && !isAllowedOrigin(headers, letIn) && isCrossSite(headers, [host, ...ownHosts]))
        throw new ProblemError('cross_site');
      // A prefetch is not an action by the user.
      if (changes && isPrefetch(headers)) throw new ProblemError('unavailable');
      // A repeated purchase must get its answer even if the part has been removed since. Operations with a key check
      // the part when they compute the price.
      if (part !== null && !isKeyed) requireOffered(options.context, part);
      if (!needsSession) return;
      request.session = await options.getSession(request.cookies);
      if (!request.session) throw new ProblemError('unauthorized');
      await options.authorize(request.session, id);
    },
    handler: async (request, reply) => {
      const checked = validator.request(request);
      const session = (request.session ??= await options.getSession(request.cookies));
      if (session) options.requirePerson(session, id, checked.params);
      const given = {
        ...checked,
        rawBody: request.rawBody,
        session,
        cookies: request.cookies,
        asked: findRequestedLanguage(
          options.context.config,
          request.cookies,
          request.headers['accept-language'],
        ),
        ip: request.ip,
        userAgent: request.headers['user-agent'] ?? null,
        log: request.log,
      };
      // The validator and the session check made it a request of this operation.
      const answer = await operation(options.context, given as never);
      if (session) await options.recordRead(session, id, checked, answer);
      return sendAnswer(reply, answer, options.validateResponses ? validator : undefined);
    },
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set for routes of operations in openapi.yaml. */
    validator?: Validator;
    operation?: OperationId;
  }
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Converts `/hugo/{id}/vote` to the router's syntax. */
const toRoute = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1');

const throwNotFound = async () => {
  throw new ProblemError('not_found');
};

/**
 * Answers 405 with `Allow` for the other methods of every path.
 *
 * @param validators by operation, because the answer must be described for the path
 */
function refuseOtherMethods(
  scope: FastifyInstance,
  validators: ReadonlyMap<string, Validator>,
): void {
  const answeredAt = new Map<string, { allowed: string[]; validator: Validator | undefined }>();
  for (const [id, { method, path, changes }] of Object.entries(operationTable)) {
    const answered = method === 'GET' && !changes ? ['GET', 'HEAD'] : [method];
    const others = answeredAt.get(path)?.allowed ?? [];
    answeredAt.set(path, { allowed: [...others, ...answered], validator: validators.get(id) });
  }
  for (const [path, { allowed, validator }] of answeredAt) {
    const refuse = async () => {
      throw new ProblemError('method_not_allowed', { allow: allowed.join(', ') });
    };
    scope.route({
      method: METHODS.filter((method) => !allowed.includes(method)),
      url: toRoute(path),
      ...(validator && { config: { validator } }),
      onRequest: refuse,
      handler: refuse,
    });
  }
}

/** Answers 404 with a problem document for all other paths below the prefix, before a body is read. */
async function answerNotFound(scope: FastifyInstance): Promise<void> {
  scope.addHook('onRequest', throwNotFound);
  scope.setNotFoundHandler(throwNotFound);
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The unparsed body, to verify a signature; empty without one. */
    rawBody: string;
  }
}

/** Deeper than any body in openapi.yaml and any event of a payment provider. */
const MAX_DEPTH = 20;

const createDepthError = () =>
  invalid({ pointer: '/body', message: `The body is nested more than ${MAX_DEPTH} deep` });

/** Returns whether the lists and objects of a JSON text are nested more than `most` levels deep. */
function isDeeperThan(most: number, json: string): boolean {
  let [depth, inText] = [0, false];
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at];
    if (sign === '"') inText = !inText;
    else if (inText && sign === '\\') at += 1;
    else if (!inText && (sign === '[' || sign === '{')) depth += 1;
    else if (!inText && (sign === ']' || sign === '}')) depth -= 1;
    if (depth > most) return true;
  }
  return false;
}

const createJsonError = () => invalid({ pointer: '/body', message: 'The body is not JSON' });

/** Replaces escaped lone surrogates with U+FFFD, because PostgreSQL refuses them in JSON. */
function replaceLoneSurrogates(json: string): string {
  if (!/\\u[dD][89a-fA-F]/.test(json)) return json;
  return json.replaceAll(
    /\\(u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|u[dD][89a-fA-F][\da-fA-F]{2}|[^])/g,
    (escape) => (/^\\u[dD][89a-fA-F]..$/.test(escape) ? String.raw`\ufffd` : escape),
  );
}

/** Accepts only JSON bodies; everything else is 415. An empty body is no body. Each route sets its size limit. */
function acceptJsonBodies(scope: FastifyInstance): void {
  const parse = scope.getDefaultJsonParser('error', 'error');
  scope.removeAllContentTypeParsers();
  scope.decorateRequest('rawBody', '');
  scope.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, text, done) => {
      request.rawBody = text;
      if (text.trim() === '') return done(null, undefined);
      if (isDeeperThan(MAX_DEPTH, text)) return done(createDepthError());
      return parse(request, replaceLoneSurrogates(text), (error, value) =>
        done(error && createJsonError(), value),
      );
    },
  );
}
