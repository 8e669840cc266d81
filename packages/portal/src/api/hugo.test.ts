import { createApiClient } from '@conkit/api-client';
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SAVE_TIMEOUT_MS } from './hugo.ts';
import { ApiError } from './problem.ts';
import { KEEPALIVE_BYTES, mailVotes, saveVotes } from './voting.ts';

let server: Server | undefined;
afterEach(() => {
  vi.restoreAllMocks();
  server?.closeAllConnections();
  server?.close();
});

/** Creates a client of a real server with this listener. */
async function getClient(listener: RequestListener) {
  const started = createServer(listener).listen(0, '127.0.0.1');
  server = started;
  await once(started, 'listening');
  const { port } = started.address() as AddressInfo;
  return createApiClient({ baseUrl: `http://127.0.0.1:${port}/api` });
}

/** Makes time limits expire at once. Returns their lengths. */
function hurry() {
  const limits: number[] = [];
  const { timeout } = AbortSignal;
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    limits.push(ms);
    return timeout.call(AbortSignal, 50);
  });
  return limits;
}

const body = { lastmod: null, signature: 'Aoife', votes: { Novel: [1] } };
const outcome = (save: Promise<unknown>) =>
  save.then(
    () => 'saved',
    (error: unknown) => (error instanceof ApiError ? error.code : error),
  );

describe('saving', () => {
  it.each<[string, RequestListener]>([
    ['that never answers', () => undefined],
    [
      'that stops in the middle of its answer',
      (_, response) => {
        response.writeHead(200, { 'content-type': 'application/json' });
        response.write('{"status":');
      },
    ],
  ])('rejects after 30 seconds as a lost connection with a server %s', async (_, listener) => {
    const limits = hurry();
    const api = await getClient(listener);
    expect(await outcome(saveVotes(api, 5, body))).toBe('network');
    expect(limits).toEqual([SAVE_TIMEOUT_MS]);
    expect(SAVE_TIMEOUT_MS).toBe(30_000);
  });

  it('rejects as a lost connection when the server hangs up', async () => {
    const api = await getClient((request) => request.socket.destroy());
    expect(await outcome(saveVotes(api, 5, body))).toBe('network');
  });

  it('uses keepalive unless the body is larger than browsers allow', async () => {
    const kept: boolean[] = [];
    const api = createApiClient({
      baseUrl: 'http://test/api',
      fetch: async (request) => {
        kept.push(request.keepalive);
        return Response.json({ status: 'success', time: '2019-07-01T12:00:00.000Z', votes: {} });
      },
    });
    const categories = (count: number) =>
      Object.fromEntries(
        Array.from({ length: count }, (_, at) => [`Category${at}`, [1, 2, 3, 4, 5, 6, 7]]),
      );
    await saveVotes(api, 5, { ...body, votes: categories(40) });
    await saveVotes(api, 5, { ...body, signature: 'é'.repeat(KEEPALIVE_BYTES / 2) });
    expect(kept).toEqual([true, false]);
  });

  it('throws without a voter or a signature', () => {
    const api = createApiClient();
    const message = 'Voting requires id & signature!';
    expect(() => saveVotes(api, -1, body)).toThrow(message);
    expect(() => saveVotes(api, 5, { ...body, signature: '' })).toThrow(message);
  });
});

it('throws for every request about a voter without a voter', () => {
  expect(() => mailVotes(createApiClient(), -1)).toThrow('Voter id not set!');
});
