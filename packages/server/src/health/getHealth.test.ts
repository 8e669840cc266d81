import { beforeAll, expect, it } from 'vitest';
import { forBothDatabases } from '../testing/databases.ts';
import type { TestServer } from '../testing/server.ts';

forBothDatabases((start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
  });

  it('returns ok with the version, the convention and the newest migration', async () => {
    expect((await server.get('/healthz')).json()).toEqual({
      status: 'ok',
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      convention: 'conkit-demo',
      migration: expect.stringMatching(/^\d{3}_\w+$/),
    });
  });
});
