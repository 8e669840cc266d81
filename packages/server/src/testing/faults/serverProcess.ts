import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './freePort.ts';

/** The server as a process of its own. */
export interface ServerProcess {
  /** Stays the same over a restart. */
  readonly url: string;
  readonly port: number;
  /** The number of its process; undefined before it was started. */
  pid(): number | undefined;
  /** Everything that it has printed. */
  log(): string;
  /** Starts it, again if need be, and waits until `/healthz` says that it is ready. */
  start(): Promise<void>;
  /** Sends a signal, whether or not it still runs. */
  signal(name: NodeJS.Signals): void;
  /** Its exit code, once it has ended; null when a signal killed it. */
  ended(): Promise<number | null>;
  /** Kills it and waits for its end, as when the power fails. */
  kill(): Promise<void>;
}

const folder = fileURLToPath(new URL('../../..', import.meta.url));
/** From the sources, as the tests are. */
export const FROM_SOURCES = ['--conditions=@conkit/source', '--import', 'tsx', 'src/main.ts'];
/** As it is built, which is how it runs in earnest. */
export const AS_BUILT = ['dist/main.js'];
const STARTING_MS = 120_000;

/**
 * A server that is not running yet.
 *
 * @param args what Node is called with: {@link FROM_SOURCES} or {@link AS_BUILT}
 */
export async function serverProcess(
  env: Readonly<Record<string, string>>,
  args: readonly string[] = FROM_SOURCES,
): Promise<ServerProcess> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const { PATH = '', HOME = '' } = process.env;
  let printed = '';
  let child: ChildProcess | undefined;
  const hasEnded = () => !child || child.exitCode !== null || child.signalCode !== null;
  const ended = async () => {
    if (child && !hasEnded()) await once(child, 'exit');
    return child?.exitCode ?? null;
  };
  return {
    url,
    port,
    pid: () => child?.pid,
    ended,
    log: () => printed,
    async start() {
      const own = { PATH, HOME, PORT: String(port), LOG_LEVEL: 'warn', TRUST_PROXY: '1' };
      const started = spawn(process.execPath, args, { cwd: folder, env: { ...own, ...env } });
      child = started;
      for (const stream of [started.stdout, started.stderr])
        stream.on('data', (text: Buffer) => (printed += text.toString()));
      for (const deadline = Date.now() + STARTING_MS; Date.now() < deadline; await sleep(100)) {
        if (hasEnded()) throw new Error(`The server ended while starting:\n${printed}`);
        const answer = await fetch(`${url}/healthz`).catch(() => undefined);
        if (answer?.ok) return;
      }
      throw new Error(`The server did not become ready:\n${printed}`);
    },
    signal: (name) => void child?.kill(name),
    async kill() {
      child?.kill('SIGKILL');
      await ended();
    },
  };
}
