import { Agent as HttpAgent, request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';

/** A request on the wire. */
export interface WireRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Uses its own connection, because the server may close it before reading the whole body. */
  readonly alone?: boolean;
}

/** An answer on the wire. */
export interface WireAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** The time from the request to the end of the answer, in milliseconds. */
  readonly ms: number;
  /** Whether the connection ended before the answer did. */
  readonly isCut: boolean;
}

/** The timeout of a request, in milliseconds. */
const PATIENCE_MS = 30_000;
/** More than the largest valid answer. */
const MOST_BYTES = 64 * 1024 * 1024;

const agents = {
  'http:': new HttpAgent({ keepAlive: true }),
  'https:': new HttpsAgent({ keepAlive: true }),
};

/**
 * Sends a request without following redirects.
 *
 * @throws Error when there was no answer
 */
export async function exchange(wire: WireRequest): Promise<WireAnswer> {
  try {
    return await once(wire);
  } catch (error) {
    // The server may close a keep-alive connection at the moment when it is reused.
    if (error instanceof ClosedBefore) return once({ ...wire, alone: true });
    throw error;
  }
}

class ClosedBefore extends Error {}

function once({ method, url, headers, body, alone = false }: WireRequest): Promise<WireAnswer> {
  const { protocol } = new URL(url);
  const isHttps = protocol === 'https:';
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    let isAnswered = false;
    const own = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const options = {
      method,
      headers: { ...headers, ...own },
      agent: alone ? false : agents[isHttps ? 'https:' : 'http:'],
      timeout: PATIENCE_MS,
    };
    const sent = (isHttps ? httpsRequest : httpRequest)(url, options, (response) => {
      isAnswered = true;
      const chunks: Buffer[] = [];
      const end = () =>
        resolve({
          isCut: !response.complete,
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
          ms: performance.now() - begun,
        });
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        bytes += chunk.length;
        if (bytes > MOST_BYTES) response.destroy(new Error('the answer has no end'));
      });
      response.on('end', end);
      // The server may cut off a request that it refused unread. Use the answer received so far.
      response.on('error', end);
    });
    sent.on('timeout', () => sent.destroy(new Error(`no answer in ${PATIENCE_MS / 1000} s`)));
    sent.on('error', (error: NodeJS.ErrnoException) => {
      if (isAnswered) return;
      const isStale = sent.reusedSocket && ['ECONNRESET', 'EPIPE'].includes(error.code ?? '');
      reject(isStale ? new ClosedBefore(error.message) : error);
    });
    sent.end(body);
  });
}

/** Closes idle connections, which would keep the process alive. */
export function closeConnections(): void {
  for (const agent of Object.values(agents)) agent.destroy();
}

/** A parsed `Set-Cookie` header. */
export interface SetCookie {
  readonly name: string;
  readonly value: string;
  /** By name in lower case; an attribute without a value is an empty string. */
  readonly attributes: Readonly<Record<string, string>>;
}

/** Parses a `Set-Cookie` header. */
export function parseSetCookie(header: string): SetCookie {
  const [pair = '', ...rest] = header.split(';').map((part) => part.trim());
  const [name = '', ...value] = pair.split('=');
  const attributes = rest.map((part) => {
    const [key = '', ...words] = part.split('=');
    return [key.toLowerCase(), words.join('=')] as const;
  });
  return { name, value: value.join('='), attributes: Object.fromEntries(attributes) };
}

/** Returns whether a `Set-Cookie` header makes a browser delete the cookie. */
export const isDeleting = ({ attributes }: SetCookie): boolean => {
  const { 'max-age': age, expires } = attributes;
  if (age !== undefined) return Number(age) <= 0;
  return expires !== undefined && Date.parse(expires) <= Date.now();
};

/** A browser's cookies: the newest value of each name. */
export class CookieJar {
  readonly #values = new Map<string, string>();

  take(cookies: readonly SetCookie[]): void {
    for (const { name, value, attributes } of cookies) {
      if (isDeleting({ name, value, attributes })) this.#values.delete(name);
      else this.#values.set(name, value);
    }
  }

  /** The `Cookie` header; empty without cookies. */
  get header(): string {
    return [...this.#values].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** Takes over all cookies of another jar. */
  adopt(other: CookieJar): void {
    for (const [name, value] of other.#values) this.#values.set(name, value);
  }

  copy(): CookieJar {
    const other = new CookieJar();
    for (const [name, value] of this.#values) other.#values.set(name, value);
    return other;
  }
}

/** The length at which a body is cut off, in characters. */
const MOST = 1500;

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/**
 * Returns the curl command that repeats a request, in one line.
 *
 * @param secrets secrets to replace, with their placeholders
 */
export function toCurl(
  { method, url, headers, body }: WireRequest,
  secrets: ReadonlyMap<string, string>,
): string {
  const hidden = (text: string) =>
    [...secrets].reduce((told, [secret, name]) => told.replaceAll(secret, name), text);
  const shown = (text: string) => {
    const told = hidden(text);
    return told.length > MOST ? `${told.slice(0, 80)}… (${text.length} characters)` : told;
  };
  const parts = [
    ...(method === 'HEAD'
      ? ['curl -I']
      : ['curl -i', ...(method === 'GET' ? [] : [`-X ${method}`])]),
    quoted(shown(url)),
    ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${shown(value)}`)}`),
    ...(body === undefined ? [] : [`--data-raw ${quoted(shown(body))}`]),
  ];
  return parts.join(' ').replaceAll(/[\r\n]+/g, ' ');
}
