import { afterEach, describe, expect, it } from 'vitest';
import { createPglite } from '../testing/pglite.ts';
import { createTestServer, type TestServer } from '../testing/server.ts';

/** Headers that a mock server obeys. The delay is longer than this test's timeout. */
const ORDERS = { 'standin-refuse': '503', 'standin-delay': '60000', 'standin-lose': 'answer' };
/** Servers of a real convention, and of the demo in production and development. */
const modes = [
  ['dublin-2019', 'production'],
  ['demo', 'production'],
  ['demo', 'development'],
] as const;

let server: TestServer | undefined;
afterEach(() => server?.close());

/** Only the mock server obeys these headers (scripts/imports.test.ts checks that no other mode loads its code). */
describe.each(modes)('the server of %s (%s)', (convention, mode) => {
  it('ignores the mock server’s headers and has none of its paths', async () => {
    server = await createTestServer(await createPglite(), { convention, env: { NODE_ENV: mode } });
    for (const url of ['/api/config', '/api/user', '/healthz', '/']) {
      const [plain, ordered] = [await server.get(url), await server.get(url, { headers: ORDERS })];
      expect([url, ordered.statusCode, ordered.body]).toEqual([url, plain.statusCode, plain.body]);
    }
    for (const url of ['/standin', '/standin/calls', '/standin/mails', '/standin/clock'])
      expect([url, (await server.get(url)).statusCode]).toEqual([url, 404]);
    for (const url of ['/standin/reset', '/standin/clock'])
      expect([url, (await server.post(url, {})).statusCode]).toEqual([url, 404]);
  });
});
