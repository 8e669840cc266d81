import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { beforeAll, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { createLogger } from '../process/log.ts';
import { forEachDatabase } from '../testing/databases.ts';
import type { TestServer } from '../testing/server.ts';

/** Pino's number for the level. */
const INFO = 30;
/** The time after which the server is certainly waiting for the rest of the body. */
const READING_MS = 300;

forEachDatabase((start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
  });

  it('logs no error when a client disconnects in the middle of a body', async () => {
    const lines: Record<string, unknown>[] = [];
    const write = (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>);
    const app = await createApp({ ...server.context, log: createLogger('info', { write }) });
    await app.listen({ port: 0, host: '127.0.0.1' });
    lines.length = 0;
    const { port } = app.server.address() as AddressInfo;
    const socket = connect({ port, host: '127.0.0.1' });
    await once(socket, 'connect');
    const reading = new Promise<void>((resolve) => {
      app.server.once('request', () => setTimeout(resolve, READING_MS));
    });
    socket.write(
      'POST /api/key HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 40\r\n\r\n{"email":',
    );
    await reading;
    socket.destroy();
    // The log is written in order: a failure would appear before this later request's line.
    await fetch(`http://127.0.0.1:${port}/api/config`);
    await expect.poll(() => lines).toContainEqual(expect.objectContaining({ path: '/api/config' }));
    await app.close();
    expect(lines.filter(({ level, err }) => level !== INFO || err !== undefined)).toEqual([]);
  });
});
