import { createApiClient } from '@conkit/api-client';
import { describe, expect, it } from 'vitest';
import { ApiError, unwrap } from './problem.ts';

/** Requests the account from a server with this answer. */
const ask = (answer: () => Promise<Response>) =>
  unwrap(
    createApiClient({ baseUrl: 'https://portal.example.com/api', fetch: answer }).GET('/user'),
  );

describe('an answer', () => {
  it('is parsed as JSON', async () => {
    const account = { email: 'aoife@example.com', people: [], roles: [] };
    expect(await ask(async () => Response.json(account))).toEqual(account);
  });

  it('with an error status throws an error with its status and problem', async () => {
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

  it('with an error status but no problem throws an error too', async () => {
    const refused = ask(async () => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    await expect(refused).rejects.toMatchObject({
      code: 'internal',
      status: 502,
      problem: undefined,
    });
  });

  it('that never arrives throws a network error', async () => {
    const lost = ask(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(lost).rejects.toMatchObject({ code: 'network', status: 0 });
  });
});
