import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { inProcessFetch } from './inProcessFetch.ts';
import { requestId } from './requestId.ts';

it.each([
  [true, 'a page and what it asks for have one name in the log'],
  [false, 'a name that anybody could have sent is none'],
])('behind a proxy: %s, %s', async (isBehindProxy) => {
  const app = Fastify({ genReqId: requestId(isBehindProxy) });
  app.get('/api/inner', async ({ id }) => ({ id }));
  app.get('/page', async (request) => {
    const answer = await inProcessFetch(app, request)('/api/inner');
    return { page: request.id, inner: ((await answer.json()) as { id: string }).id };
  });
  const headers = { 'x-request-id': 'a-name-of-the-proxy' };
  const { page, inner } = (await app.inject({ url: '/page', headers })).json<{
    page: string;
    inner: string;
  }>();
  expect(page === 'a-name-of-the-proxy').toBe(isBehindProxy);
  expect(inner === page).toBe(isBehindProxy);
  await app.close();
});
