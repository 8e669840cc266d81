import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

/** A program that runs during the test, with all its child processes. */
export interface Program {
  /** Waits for matching output. */
  readonly prints: (what: RegExp) => Promise<RegExpExecArray>;
  readonly output: () => string;
  /** Kills it and all its child processes. */
  readonly end: () => Promise<void>;
}

const STARTING = 30_000;

const isRunning = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode === null && signalCode === null;

/** Starts a program in a process group, so that its children can be ended with it. */
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
  // A program that fails to start prints nothing, but the caller waits for output.
  child.on('error', (error) => (printed += error.message));
  const kill = () => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // The process group has already exited.
    }
  };
  // Cleans up when the test runner exits early.
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
