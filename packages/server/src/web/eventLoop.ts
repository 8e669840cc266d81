import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';

/** How often the delay is sampled, in milliseconds; a stay is noticed when it is well beyond. */
const RESOLUTION = 20;
/** How often it is looked at, in milliseconds. */
const EVERY = 1_000;
/** A stay that everybody who waits for an answer feels, in milliseconds. */
const LONG = 200;

/**
 * Logs a warning when something has kept the process from doing anything else for {@link LONG}, with the
 * longest of the last second: nobody is answered meanwhile, and it shows nowhere else. Begins when the server
 * is ready, because its start holds the process and nobody waits, and ends with it.
 */
export function warnOfHeldLoop(app: FastifyInstance): void {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION });
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onReady', async () => {
    delay.enable();
    timer = setInterval(() => {
      const ms = Math.round(delay.max / 1e6);
      delay.reset();
      if (ms >= LONG) app.log.warn({ ms }, 'event loop was held');
    }, EVERY).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    delay.disable();
  });
}
