import inspector from 'node:inspector';
import { Worker } from 'node:worker_threads';

const BEAT_MS = 500;
const TICK_MS = 1_000;

/** Runs beside the watched thread. It counts its own turns, so that a sleeping machine is no problem. */
const watching = `
  const { workerData } = require('node:worker_threads');
  const { writeSync } = require('node:fs');
  const { beats, most, line } = workerData;
  let seen = 0;
  let missed = 0;
  setInterval(() => {
    const now = Atomics.load(beats, 0);
    missed = now === seen ? missed + 1 : 0;
    seen = now;
    if (missed < most) return;
    writeSync(2, line + '\\n');
    process.kill(process.pid, 'SIGKILL');
  }, ${TICK_MS});
`;

/**
 * Ends the process with a line on standard error when its thread has been blocked for too long. An embedded
 * engine without space for its log may never return, and then not even signals are handled. Attaching a
 * debugger ends the watch.
 *
 * @param patienceMs longer than any intended blocking
 * @returns a function that ends the watch
 */
export function watchThread(line: string, patienceMs: number): () => Promise<unknown> {
  const beats = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const most = Math.ceil(patienceMs / TICK_MS);
  const worker = new Worker(watching, {
    eval: true,
    execArgv: [],
    workerData: { beats, most, line },
  });
  worker.unref();
  const end = () => {
    clearInterval(beating);
    return worker.terminate();
  };
  const beating = setInterval(() => {
    // A debugger may pause the thread for any time.
    if (inspector.url() === undefined) Atomics.add(beats, 0, 1);
    else void end();
  }, BEAT_MS);
  beating.unref();
  return end;
}
