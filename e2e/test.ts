import { test as base } from '@playwright/test';
import { type PortalServer, type ServerEnv, someAddress, startServer } from './server.ts';

export { expect } from '@playwright/test';

interface Options {
  /**
   * Environment of a server for this test alone, `{}` included.
   *
   * @default undefined: the tests of a worker share one server, so they must create their own people
   */
  serverEnv: ServerEnv | undefined;
}

interface Fixtures {
  /** The server behind `page`. */
  server: PortalServer;
}

interface WorkerFixtures {
  /** Environment of the server that the tests of a worker share. */
  sharedEnv: ServerEnv;
  /** Starts the worker's server on first use. */
  sharedServer: () => Promise<PortalServer>;
}

/** A test with a real server behind its pages: `test('…', async ({ page, server }) => …)`. */
export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  serverEnv: [undefined, { option: true }],
  sharedEnv: [{}, { scope: 'worker' }],
  sharedServer: [
    async ({ sharedEnv }, use) => {
      let started: Promise<PortalServer> | undefined;
      await use(() => (started ??= startServer(sharedEnv)));
      await (await started)?.dispose();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ serverEnv, sharedServer }, use, info) => {
      const server = serverEnv ? await startServer(serverEnv) : await sharedServer();
      await use(server);
      if (info.status !== info.expectedStatus) {
        await info.attach('server.log', { body: server.log(), contentType: 'text/plain' });
      }
      if (serverEnv) await server.dispose();
    },
    // The fixture has its own timeout, because creating a database may take longer than the test on a busy machine.
    { timeout: 300_000 },
  ],
  // The empty pattern tells Playwright that this fixture uses no others.
  // oxlint-disable-next-line no-empty-pattern
  extraHTTPHeaders: async ({}, use) => {
    await use({ 'x-forwarded-for': someAddress() });
  },
  baseURL: async ({ server }, use) => {
    await use(server.url);
  },
});
