import type { FastifyInstance } from 'fastify';
import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Sampling interval in milliseconds. Only delays well above it are noticed. */
const RESOLUTION_MS = 20;
/** Reporting interval in milliseconds. */
const INTERVAL_MS = 1_000;
/** The delay from which a warning is logged, in milliseconds: every waiting client notices it. */
const LONG_DELAY_MS = 200;

/**
 * Logs a warning when the event loop was blocked for at least {@link LONG_DELAY_MS}, with the longest delay of the last
 * second. No request is answered during that time, and nothing else would show it. Starts when the server is ready,
 * because starting blocks the loop too, and ends when the server closes.
 */
export function watchEventLoop(app: FastifyInstance): void {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onReady', async () => {
    delay.enable();
    timer = setInterval(() => {
      const ms = Math.round(delay.max / 1e6);
      delay.reset();
      if (ms >= LONG_DELAY_MS) app.log.warn({ ms }, 'event loop was held');
    }, INTERVAL_MS).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    delay.disable();
  });
}
