import { Agent as HttpAgent, request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';

/** A request as it goes over the wire. */
export interface WireRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** On a connection of its own: the server may close it before it has read everything. */
  readonly alone?: boolean;
}

/** An answer as it came. */
export interface WireAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** From the request to the end of the answer. */
  readonly ms: number;
}

/** A server that answers nothing in this time answers nothing at all, in milliseconds. */
const PATIENCE_MS = 30_000;
/** More than any answer has. */
const MOST_BYTES = 64 * 1024 * 1024;

const agents = {
  'http:': new HttpAgent({ keepAlive: true }),
  'https:': new HttpsAgent({ keepAlive: true }),
};

/**
 * Sends a request, and follows no redirect.
 *
 * @throws Error when there was no answer
 */
export async function exchange(wire: WireRequest): Promise<WireAnswer> {
  try {
    return await once(wire);
  } catch (error) {
    // A kept connection may be closed by the server at the moment when it is used again.
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
      // What was refused unread may be cut off: what came of the answer counts.
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

/** Lets no idle connection keep the process. */
export function closeConnections(): void {
  for (const agent of Object.values(agents)) agent.destroy();
}
