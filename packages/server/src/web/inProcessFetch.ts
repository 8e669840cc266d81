import type { FastifyInstance, FastifyRequest, InjectOptions } from 'fastify';

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);
const bodyless = new Set([204, 304]);

/**
 * Returns a `fetch` that calls the app without the network on behalf of a visitor: with their cookie, address,
 * browser, and the request id of their page.
 */
export function inProcessFetch(app: FastifyInstance, visitor: FastifyRequest): typeof fetch {
  return async (input, init) => {
    const request = new Request(
      input instanceof Request ? input : new URL(String(input), 'http://portal.invalid'),
      init,
    );
    const { pathname, search } = new URL(request.url);
    const answer = await app.inject({
      method: methodOf(request.method),
      url: `${pathname}${search}`,
      remoteAddress: visitor.ip,
      headers: {
        ...Object.fromEntries(request.headers),
        host: visitor.host,
        'x-request-id': visitor.id,
        ...(visitor.headers.cookie && { cookie: visitor.headers.cookie }),
        ...(visitor.headers['user-agent'] && { 'user-agent': visitor.headers['user-agent'] }),
      },
      ...(request.body && { payload: Buffer.from(await request.arrayBuffer()) }),
    });
    const headers = new Headers();
    for (const [name, value] of Object.entries(answer.headers)) {
      for (const one of Array.isArray(value) ? value : [value]) {
        if (one !== undefined) headers.append(name, String(one));
      }
    }
    const body = bodyless.has(answer.statusCode) ? null : new Uint8Array(answer.rawPayload);
    return new Response(body, { status: answer.statusCode, headers });
  };
}

function methodOf(method: string): InjectOptions['method'] {
  if (methods.has(method)) return method as InjectOptions['method'];
  throw new TypeError(`${method} is not a method of the API`);
}
