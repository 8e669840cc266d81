import { operationTable, type OperationId } from '@conkit/api-client';
import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../errors.ts';
import type { Validator } from './validation.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set for routes of operations in openapi.yaml. */
    validator?: Validator;
    operation?: OperationId;
  }
}

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Converts `/hugo/{id}/vote` to the router's syntax. */
export const routeOf = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1');

const notFound = async () => {
  throw new ProblemError('not_found');
};

/**
 * Answers 405 with `Allow` for the other methods of every path.
 *
 * @param validators by operation, because the answer must be described for the path
 */
export function refuseOtherMethods(
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
      method: methods.filter((method) => !allowed.includes(method)),
      url: routeOf(path),
      ...(validator && { config: { validator } }),
      onRequest: refuse,
      handler: refuse,
    });
  }
}

/** Answers 404 with a problem document for all other paths below the prefix, before a body is read. */
export async function answerNotFound(scope: FastifyInstance): Promise<void> {
  scope.addHook('onRequest', notFound);
  scope.setNotFoundHandler(notFound);
}
