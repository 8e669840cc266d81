import { operationTable, type OperationId } from '@conkit/api-client';
import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../errors.ts';
import type { Validator } from './validation.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Of a route that is an operation of openapi.yaml. */
    validator?: Validator;
    operation?: OperationId;
  }
}

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** `/hugo/{id}/vote` in the words of the router. */
export const routeOf = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1');

const notFound = async () => {
  throw new ProblemError('not_found');
};

/**
 * 405 with `Allow` for the other methods of every path.
 *
 * @param validators of each operation: what is answered must be described at the path
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

/** 404 as a problem document for whatever else is asked for under the prefix, before a body is read. */
export async function answerNotFound(scope: FastifyInstance): Promise<void> {
  scope.addHook('onRequest', notFound);
  scope.setNotFoundHandler(notFound);
}
