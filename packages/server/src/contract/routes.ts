import { operationTable } from '@conkit/api-client';
import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../errors.ts';
import type { Validator } from './validation.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Of a route that is an operation of openapi.yaml. */
    validator?: Validator;
  }
}

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** `/hugo/{id}/vote` in the words of the router. */
export const routeOf = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1');

const notFound = async () => {
  throw new ProblemError('not_found');
};

/** 405 with `Allow` for the other methods of every path. */
export function refuseOtherMethods(scope: FastifyInstance): void {
  const allowedAt = new Map<string, string[]>();
  for (const { method, path, changes } of Object.values(operationTable)) {
    const answered = method === 'GET' && !changes ? ['GET', 'HEAD'] : [method];
    allowedAt.set(path, [...(allowedAt.get(path) ?? []), ...answered]);
  }
  for (const [path, allowed] of allowedAt) {
    const refuse = async () => {
      throw new ProblemError('method_not_allowed', { allow: allowed.join(', ') });
    };
    scope.route({
      method: methods.filter((method) => !allowed.includes(method)),
      url: routeOf(path),
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
