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

/**
 * JSON text with half a character, which only an escape can hold, replaced by the sign for an unreadable
 * one: the database does not take halves within JSON.
 */
const wholeCharacters = (json: string): string =>
  json.replaceAll(
    /\\(u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|u[dD][89a-fA-F][\da-fA-F]{2}|[^])/g,
    (escape) => (/^\\u[dD][89a-fA-F]..$/.test(escape) ? String.raw`\ufffd` : escape),
  );

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
      return parse(request, wholeCharacters(text), (error, value) =>
        done(error && notJson(), value),
      );
    },
  );
}
