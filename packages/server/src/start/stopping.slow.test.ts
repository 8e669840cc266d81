import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { serverProcess, type ServerProcess } from '../testing/faults/serverProcess.ts';

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

/** Process managers kill a process this long after the stop signal, in milliseconds. */
const KILLED_AFTER_MS = 10_000;

let folder: string;
let server: ServerProcess;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'conkit-stopping-'));
  server = await serverProcess({ DATA_DIR: folder });
  await server.start();
});
afterEach(async () => {
  await server.kill();
  await rm(folder, { recursive: true });
});

/** Opens a connection, sends the text, and never closes the connection. */
async function open(text: string): Promise<{ socket: Socket; heard: () => string }> {
  const socket = connect({ port: server.port, host: '127.0.0.1', allowHalfOpen: true });
  let heard = '';
  socket.on('data', (data: Buffer) => (heard += data.toString()));
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(text);
  return { socket, heard: () => heard };
}

const BODY = JSON.stringify({ email: 'unknown@example.com' });
/** A request without the last character of its body. */
const HELD = [
  'POST /api/key HTTP/1.1',
  'Host: 127.0.0.1',
  'Content-Type: application/json',
  `Content-Length: ${BODY.length}`,
  '',
  BODY.slice(0, -1),
].join('\r\n');

it('stops at once while clients keep connections open, and answers running requests', async () => {
  const quiet = await open('GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n');
  await expect.poll(quiet.heard, { timeout: 30_000 }).toContain('"status":"ok"');
  const silent = await open('');
  const running = await open(HELD);
  // When a later request is answered, the server has started to process this one.
  const after = await open('GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n');
  await expect.poll(after.heard, { timeout: 30_000 }).toContain('"status":"ok"');

  const began = Date.now();
  server.signal('SIGTERM');
  await Promise.race([once(quiet.socket, 'end'), once(quiet.socket, 'close')]);
  running.socket.write(BODY.slice(-1));

  expect(await server.ended()).toBe(0);
  expect(Date.now() - began).toBeLessThan(KILLED_AFTER_MS);
  expect(running.heard()).toMatch(/^HTTP\/1\.1 200 /);
  expect(running.heard().toLowerCase()).toContain('connection: close');
  for (const { socket } of [quiet, silent, running, after]) socket.destroy();
});
