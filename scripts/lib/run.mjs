import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import { root } from './files.mjs';

const bin = (folder) => join(folder, 'node_modules/.bin');

/**
 * Runs a command and captures its output. Finds the workspace's commands without `npx`.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: Record<string, string | undefined>, show?: boolean }} [options]
 * @returns {Promise<{ code: number, output: string }>} never rejects; code 127 when it cannot start
 */
export function run(command, args, { cwd = root, env = {}, show = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: {
        ...process.env,
        NO_COLOR: '1',
        FORCE_COLOR: undefined,
        PATH: [bin(cwd), bin(root), process.env.PATH].join(delimiter),
        ...env,
      },
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
      // On Windows, npm's commands are .cmd files.
      shell: process.platform === 'win32',
    });
    let output = '';
    child.stdout?.on('data', (text) => (output += text));
    child.stderr?.on('data', (text) => (output += text));
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * Collects what a process prints.
 *
 * @param {import('node:child_process').ChildProcess} child
 * @returns {() => string} everything printed so far
 */
export function collectOutput(child) {
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  return () => output;
}

/** Returns a port of 127.0.0.1 that nothing listens on. */
export async function getFreePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  return port;
}

/** Runs at most `limit` jobs at a time. Returns the results in the order of the jobs. */
export async function pool(jobs, limit = 2) {
  const results = [];
  let next = 0;
  const worker = async () => {
    while (next < jobs.length) {
      const index = next++;
      results[index] = await jobs[index]();
    }
  };
  await Promise.all(Array.from({ length: limit }, worker));
  return results;
}

/** Formats the seconds since `start` (from `performance.now()`). */
export const seconds = (start) => `${((performance.now() - start) / 1000).toFixed(1)} s`;

/** Prints one line. */
export const say = (line) => process.stdout.write(`${line}\n`);
