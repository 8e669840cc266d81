import type { FastifyInstance } from 'fastify';
import type { Socket } from 'node:net';
import { setImmediate as others } from 'node:timers/promises';

/**
 * Serves the requests of a connection one at a time. HTTP answers them in order anyway. Otherwise, many requests
 * in one packet would all run and keep their answers in memory until the client reads them.
 */
export function serveInOrder(app: FastifyInstance): void {
  const answered = new WeakMap<Socket, Promise<void>>();
  app.addHook('onRequest', async ({ socket }, { raw }) => {
    const before = answered.get(socket);
    const own = new Promise<void>((resolve) => {
      // Fires when the answer is sent or the client has disconnected.
      raw.once('close', () => {
        if (answered.get(socket) === own) answered.delete(socket);
        resolve();
      });
    });
    answered.set(socket, own);
    // This never delays clients that wait for each answer.
    if (before) await before.then(() => others());
  });
}

/**
 * Creates a queue for work that blocks the event loop. Other events run between two pieces of work.
 *
 * @param running how many run at once
 * @param waiting how many may wait
 * @returns a function that runs work in its turn, or returns undefined when too many wait
 */
export function createQueue(running: number, waiting: number) {
  let free = running;
  const queue: (() => void)[] = [];
  return async <Result>(work: () => Promise<Result>): Promise<Result | undefined> => {
    if (free === 0 && queue.length >= waiting) return undefined;
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => queue.push(resolve));
    try {
      return await work();
    } finally {
      await others();
      const next = queue.shift();
      if (next) next();
      else free += 1;
    }
  };
}
