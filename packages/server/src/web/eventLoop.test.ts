import Fastify, { type FastifyBaseLogger } from 'fastify';
import { Writable } from 'node:stream';
import { expect, it, onTestFinished } from 'vitest';
import { createLogger } from '../process/log.ts';
import { watchEventLoop } from './eventLoop.ts';

/** Creates a server that logs, and returns its log lines. */
function logging() {
  const lines: { ms: number; msg: string }[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _, done) {
      lines.push(JSON.parse(chunk.toString()) as (typeof lines)[number]);
      done();
    },
  });
  const logger: FastifyBaseLogger = createLogger('info', stream);
  const app = Fastify({ loggerInstance: logger });
  onTestFinished(() => app.close());
  watchEventLoop(app);
  return { app, lines };
}

/** Blocks the event loop repeatedly, because the measured window starts at an unknown moment. */
const holdUntil = (lines: readonly object[]) =>
  expect
    .poll(
      () => {
        const end = performance.now() + 400;
        while (performance.now() < end);
        return lines;
      },
      { interval: 100, timeout: 20_000 },
    )
    .not.toEqual([]);

it('logs how long the event loop was blocked', async () => {
  const { app, lines } = logging();
  await app.ready();
  await holdUntil(lines);
  const [line] = lines;
  expect(line).toMatchObject({ level: 40, msg: 'event loop was held' });
  expect(line?.ms).toBeGreaterThanOrEqual(350);
});

it('logs nothing during the start', async () => {
  const starting = logging();
  const running = logging();
  await running.app.ready();
  await holdUntil(running.lines);
  expect(starting.lines).toEqual([]);
});

it('stops when the server closes', async () => {
  const closed = logging();
  await closed.app.ready();
  await closed.app.close();
  const running = logging();
  await running.app.ready();
  await holdUntil(running.lines);
  expect(closed.lines).toEqual([]);
});
