import type { FastifyInstance } from 'fastify';
import { invalid } from '../errors.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The unparsed body, to verify a signature; empty without one. */
    rawBody: string;
  }
}

/** Deeper than any body in openapi.yaml and any event of a payment provider. */
const MOST_DEEP = 20;

const tooDeep = () =>
  invalid({ pointer: '/body', message: `The body is nested more than ${MOST_DEEP} deep` });

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

const notJson = () => invalid({ pointer: '/body', message: 'The body is not JSON' });

/** Replaces escaped lone surrogates with U+FFFD, because PostgreSQL refuses them in JSON. */
function wholeCharacters(json: string): string {
  if (!/\\u[dD][89a-fA-F]/.test(json)) return json;
  return json.replaceAll(
    /\\(u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|u[dD][89a-fA-F][\da-fA-F]{2}|[^])/g,
    (escape) => (/^\\u[dD][89a-fA-F]..$/.test(escape) ? String.raw`\ufffd` : escape),
  );
}

/** Accepts only JSON bodies; everything else is 415. An empty body is no body. Each route sets its size limit. */
export function readJsonBodies(scope: FastifyInstance): void {
  const parse = scope.getDefaultJsonParser('error', 'error');
  scope.removeAllContentTypeParsers();
  scope.decorateRequest('rawBody', '');
  scope.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, text, done) => {
      request.rawBody = text;
      if (text.trim() === '') return done(null, undefined);
      if (isDeeperThan(MOST_DEEP, text)) return done(tooDeep());
      return parse(request, wholeCharacters(text), (error, value) =>
        done(error && notJson(), value),
      );
    },
  );
}
