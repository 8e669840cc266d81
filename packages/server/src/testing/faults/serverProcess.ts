import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './freePort.ts';

/** The server as a separate process. */
export interface ServerProcess {
  /** The URL, which stays the same across restarts. */
  readonly url: string;
  readonly port: number;
  /** Returns the process id; undefined before the first start. */
  pid(): number | undefined;
  /** Returns all its output. */
  log(): string;
  /** Starts or restarts the server and waits until `/healthz` answers 200. */
  start(): Promise<void>;
  /** Sends a signal if the process still runs. */
  signal(name: NodeJS.Signals): void;
  /** Waits for the process to exit. Returns its exit code; null when a signal killed it. */
  ended(): Promise<number | null>;
  /** Kills the process and waits for its end, as in a power failure. */
  kill(): Promise<void>;
}

const folder = fileURLToPath(new URL('../../..', import.meta.url));
/** Runs the sources, as the tests do. */
export const FROM_SOURCES = ['--conditions=@conkit/source', '--import', 'tsx', 'src/main.ts'];
/** Runs the build, as in production. */
export const AS_BUILT = ['dist/main.js'];
const STARTING_MS = 120_000;

/**
 * Creates a server process without starting it.
 *
 * @param args Node's arguments: {@link FROM_SOURCES} or {@link AS_BUILT}
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
