import { beforeAll, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { forEachDatabase } from '../testing/databases.ts';
import type { TestServer } from '../testing/server.ts';

forEachDatabase((start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
  });

  it('answers 503 at /healthz once the stop is announced, and keeps answering other requests', async () => {
    const app = await createApp(server.context);
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    app.announceStop();
    expect((await app.inject('/healthz')).json()).toMatchObject({ code: 'unavailable' });
    const answer = await app.inject('/api/config');
    expect(answer.statusCode).toBe(200);
    // With this header, the proxy opens its next connection to another process.
    expect(answer.headers.connection).toBe('close');
    await app.close();
  });
});
