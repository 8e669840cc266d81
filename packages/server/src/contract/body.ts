import type { FastifyInstance } from 'fastify';
import { invalid } from '../errors.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The body as it came, to check a signature; empty without one. */
    rawBody: string;
  }
}

/** The largest body, in bytes. */
const bodyLimit = 100_000;

const notJson = () => invalid({ pointer: '/body', message: 'The body is not JSON' });

/** Only JSON is read, everything else is 415; an empty body is no body. */
export function readJsonBodies(scope: FastifyInstance): void {
  const parse = scope.getDefaultJsonParser('error', 'error');
  scope.removeAllContentTypeParsers();
  scope.decorateRequest('rawBody', '');
  scope.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string', bodyLimit },
    (request, text, done) => {
      request.rawBody = text;
      if (text.trim() === '') return done(null, undefined);
      return parse(request, text, (error, value) => done(error && notJson(), value));
    },
  );
}
