import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

/** A program that runs beside the test, with all that it starts. */
export interface Program {
  /** Waits for something that it prints. */
  readonly prints: (what: RegExp) => Promise<RegExpExecArray>;
  readonly output: () => string;
  /** Ends it and everything that it started, without asking. */
  readonly end: () => Promise<void>;
}

const STARTING = 30_000;

const isRunning = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode === null && signalCode === null;

/** Starts a program in a process group of its own, so that it can be ended with its children. */
export function startProgram(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Program {
  const { PATH = '' } = process.env;
  const child = spawn(command, args, {
    detached: true,
    env: { PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const keep = (text: Buffer) => (printed += text.toString());
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  // A program that cannot start prints nothing, which is what its caller waits for.
  child.on('error', (error) => (printed += error.message));
  const kill = () => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // Nobody of the group is left.
    }
  };
  // A runner that gives up leaves nothing behind.
  process.once('exit', kill);

  return {
    output: () => printed,
    prints: async (what) => {
      for (const deadline = Date.now() + STARTING; Date.now() < deadline; await sleep(50)) {
        const found = what.exec(printed);
        if (found) return found;
        if (!isRunning(child)) break;
      }
      throw new Error(`${command} did not start:\n${printed}`);
    },
    end: async () => {
      process.off('exit', kill);
      const ended = child.pid !== undefined && isRunning(child) ? once(child, 'exit') : undefined;
      kill();
      await ended;
    },
  };
}
