import { afterEach, describe, expect, it } from 'vitest';
import { createPglite } from '../testing/pglite.ts';
import { createTestServer, type TestServer } from '../testing/server.ts';

/** What a stand-in would do something by; a minute is longer than this test may take. */
const ORDERS = { 'standin-refuse': '503', 'standin-delay': '60000', 'standin-lose': 'answer' };
/** What is run with people and money, and the demonstration, as it is started and as it is developed. */
const modes = [
  ['dublin-2019', 'production'],
  ['demo', 'production'],
  ['demo', 'development'],
] as const;

let server: TestServer | undefined;
afterEach(() => server?.close());

/** What nobody may order outside a stand-in (scripts/imports.test.ts: no other mode loads its code). */
describe.each(modes)('the server of %s (%s)', (convention, mode) => {
  it('does nothing that a header orders of a stand-in, and has no address of its', async () => {
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
