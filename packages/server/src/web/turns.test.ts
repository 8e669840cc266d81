import Fastify from 'fastify';
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { setImmediate as later } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { createQueue, serveInOrder } from './turns.ts';

/** Returns work that counts how often it runs at once. */
function counted() {
  const seen = { running: 0, most: 0, done: 0 };
  const work = async () => {
    seen.running += 1;
    seen.most = Math.max(seen.most, seen.running);
    await later();
    seen.running -= 1;
    seen.done += 1;
    return seen.done;
  };
  return { seen, work };
}

it('runs one request per connection at a time, and answers all of them', async () => {
  const app = Fastify();
  onTestFinished(() => app.close());
  serveInOrder(app);
  const { seen, work } = counted();
  app.get('/', async () => `answer ${await work()}.`);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n'.repeat(30));
  let text = '';
  while (!text.includes('answer 30.')) text += String((await once(socket, 'data'))[0]);
  socket.destroy();
  expect(seen).toEqual({ running: 0, most: 1, done: 30 });
});

it('limits running and waiting work, and skips the rest', async () => {
  const { seen, work } = counted();
  const turn = createQueue(2, 5);
  const all = await Promise.all(Array.from({ length: 10 }, () => turn(work)));
  expect(all.filter((result) => result !== undefined)).toHaveLength(7);
  expect(seen).toEqual({ running: 0, most: 2, done: 7 });
  // The queue has room again.
  expect(await turn(work)).toBe(8);
});

it('starts the next work when one fails', async () => {
  const turn = createQueue(1, 1);
  const failing = turn(() => Promise.reject(new Error('no')));
  const next = turn(async () => 'next');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('next');
});

it('lets other events run between two turns', async () => {
  const turn = createQueue(1, 100);
  let done = 0;
  const all = Promise.all(Array.from({ length: 20 }, () => turn(async () => (done += 1))));
  await later();
  await later();
  expect(done).toBeLessThan(20);
  await all;
});
