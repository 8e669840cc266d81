import type { FastifyInstance } from 'fastify';
import type { Socket } from 'node:net';
import { setImmediate as others } from 'node:timers/promises';

/**
 * Serves the requests of a connection one after the other, as they are answered anyway: many sent at once in one
 * packet would all run, and hold their answers until a client reads them that never does.
 */
export function serveInOrder(app: FastifyInstance): void {
  const answered = new WeakMap<Socket, Promise<void>>();
  app.addHook('onRequest', async ({ socket }, { raw }) => {
    const before = answered.get(socket);
    const own = new Promise<void>((resolve) => {
      // Sent, or its client has gone.
      raw.once('close', () => {
        if (answered.get(socket) === own) answered.delete(socket);
        resolve();
      });
    });
    answered.set(socket, own);
    // Nobody who waits for an answer before asking again.
    if (before) await before.then(() => others());
  });
}

/**
 * Makes a gate for work that holds the event loop: so much of it runs at once, the rest waits for its turn, and
 * between two turns whatever else has come is dealt with.
 *
 * @param running how much runs at once
 * @param waiting how much may wait
 * @returns what runs a piece of work in its turn; nothing when too much waits already
 */
export function inTurns(running: number, waiting: number) {
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
