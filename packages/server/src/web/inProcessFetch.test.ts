import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { inProcessFetch } from './inProcessFetch.ts';
import { requestId } from './requestId.ts';

it.each([
  [true, 'a page and its API calls share a request id'],
  [false, 'a request id from the client is ignored'],
])('behind a proxy: %s, %s', async (isBehindProxy) => {
  const app = Fastify({ genReqId: requestId(isBehindProxy) });
  app.get('/api/inner', ({ id }, reply) => reply.send({ id }));
  app.get('/page', (request) =>
    inProcessFetch(
      app,
      request,
    )('/api/inner')
      .then((answer) => answer.json() as Promise<{ id: string }>)
      .then(({ id }) => ({ page: request.id, inner: id })),
  );
  const headers = { 'x-request-id': 'a-name-of-the-proxy' };
  const { page, inner } = (await app.inject({ url: '/page', headers })).json<{
    page: string;
    inner: string;
  }>();
  expect(page === 'a-name-of-the-proxy').toBe(isBehindProxy);
  expect(inner === page).toBe(isBehindProxy);
  await app.close();
});
