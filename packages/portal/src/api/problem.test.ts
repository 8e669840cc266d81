import { createApiClient } from '@conkit/api-client';
import { describe, expect, it } from 'vitest';
import { ApiError, unwrap } from './problem.ts';

/** Asks who is signed in of a server that answers so. */
const ask = (answer: () => Promise<Response>) =>
  unwrap(
    createApiClient({ baseUrl: 'https://portal.example.com/api', fetch: answer }).GET('/user'),
  );

describe('an answer', () => {
  it('is read as JSON', async () => {
    const account = { email: 'aoife@example.com', people: [], roles: [] };
    expect(await ask(async () => Response.json(account))).toEqual(account);
  });

  it('that is not OK is an error with the JSON of its body and its status', async () => {
    const problem = {
      type: 'urn:x',
      title: 'No',
      status: 403,
      code: 'forbidden',
      message: 'Not you',
    };
    const headers = { 'content-type': 'application/problem+json', 'retry-after': '7' };
    const refused = ask(async () => Response.json(problem, { status: 403, headers }));
    await expect(refused).rejects.toThrow(ApiError);
    await expect(refused).rejects.toMatchObject({
      message: 'Not you',
      code: 'forbidden',
      status: 403,
      retryAfter: 7,
      problem,
    });
  });

  it('that is not OK and no problem is an error all the same', async () => {
    const refused = ask(async () => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    await expect(refused).rejects.toMatchObject({
      code: 'internal',
      status: 502,
      problem: undefined,
    });
  });

  it('that never comes is an error of the network', async () => {
    const lost = ask(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(lost).rejects.toMatchObject({ code: 'network', status: 0 });
  });
});
