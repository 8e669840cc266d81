import { afterEach, expect, it, vi } from 'vitest';
import { createApiClient, type Problem } from './index.ts';

afterEach(() => vi.unstubAllGlobals());

/** Creates a client that records its calls and always gets the same answer. */
function getClient(answer: Response) {
  const requests: Request[] = [];
  const client = createApiClient({
    baseUrl: 'https://portal.example.com/api',
    fetch: async (request) => {
      requests.push(request);
      return answer;
    },
  });
  return { client, requests };
}

it('sends a typed call with cookies and returns typed data', async () => {
  const saved = { status: 'success', time: '2019-07-01T11:42:00.000Z', votes: { Novel: [3] } };
  const { client, requests } = getClient(Response.json(saved));
  const { data } = await client.POST('/hugo/{id}/vote', {
    params: { path: { id: 5 } },
    body: { lastmod: null, signature: 'Aoife Byrne', votes: { Novel: [3, null] } },
  });
  expect(data?.votes['Novel']).toEqual([3]);
  const [request] = requests;
  expect([request?.method, request?.url, request?.credentials]).toEqual([
    'POST',
    'https://portal.example.com/api/hugo/5/vote',
    'include',
  ]);
});

it('passes keepalive to fetch, because Firefox ignores it on the Request', async () => {
  const told: unknown[] = [];
  vi.stubGlobal('fetch', async (_: Request, init?: RequestInit) => {
    told.push(init?.keepalive);
    return Response.json({});
  });
  const client = createApiClient({ baseUrl: 'https://portal.example.com/api' });
  await client.GET('/user', { keepalive: true });
  await client.GET('/user');
  expect(told).toEqual([true, false]);
});

it('returns a refusal as a problem', async () => {
  const problem: Problem = {
    type: 'urn:conkit:problem:unauthorized',
    title: 'Not signed in',
    status: 401,
    code: 'unauthorized',
    message: 'Unauthorized',
  };
  const headers = { 'content-type': 'application/problem+json' };
  const { client } = getClient(Response.json(problem, { status: 401, headers }));
  const { data, error } = await client.GET('/user');
  expect(data).toBeUndefined();
  expect(error?.code).toBe('unauthorized');
});

it('does not compile with a wrong path, parameter or body', () => {
  const { client } = getClient(Response.json({}));
  const wrong = [
    // @ts-expect-error: no such path
    () => client.GET('/users'),
    // @ts-expect-error: the id is missing
    () => client.GET('/hugo/{id}/votes'),
    // @ts-expect-error: a ballot is signed
    () => client.POST('/hugo/{id}/vote', { params: { path: { id: 5 } }, body: { votes: {} } }),
  ];
  expect(wrong).toHaveLength(3);
});
