import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, lstat, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from './files.mjs';
import { pack } from './pack.mjs';
import { collectOutput, getFreePort } from './run.mjs';

/** Maximum size of a packed server, in bytes. */
const MAX_BYTES = 250_000_000;
/** Timeout for the server's start on a busy machine. */
const START_TIMEOUT_MS = 180_000;
/** The id of an account that owns no files. */
const UNPRIVILEGED_ID = 65_534;

/**
 * Packs the server and runs it as an operator would: without sources, on a read-only tree and, as root, under an
 * account without rights.
 *
 * @returns {Promise<string | undefined>} what is wrong
 */
export async function packProblem() {
  const folder = await mkdtemp(join(tmpdir(), 'conkit-pack-'));
  const tree = join(folder, 'conkit');
  try {
    const problem = await pack(tree);
    if (problem !== undefined) return problem;
    const bytes = await getSize(tree);
    if (bytes > MAX_BYTES)
      return `It has ${Math.round(bytes / 1e6)} MB, and may have ${MAX_BYTES / 1e6} MB.`;
    return await runProblem(tree, folder);
  } finally {
    await forEach(folder, (path, isFolder) => (isFolder ? chmod(path, 0o755) : undefined));
    await rm(folder, { recursive: true, force: true });
  }
}

async function runProblem(tree, folder) {
  await chmod(folder, 0o755);
  await forEach(tree, (path, isFolder) => chmod(path, isFolder ? 0o555 : 0o444));
  const data = join(folder, 'data');
  await mkdir(data);
  const isRoot = process.getuid?.() === 0;
  if (isRoot) await chown(data, UNPRIVILEGED_ID, UNPRIVILEGED_ID);
  const port = await getFreePort();
  const start = (...args) => startWith({ DATA_DIR: data }, ...args);
  const startWith = (env, ...args) =>
    spawn(process.execPath, args, {
      cwd: '/',
      env: { PATH: process.env.PATH, PORT: String(port), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(isRoot && { uid: UNPRIVILEGED_ID, gid: UNPRIVILEGED_ID }),
    });
  const child = start(join(tree, 'main.js'));
  const ended = once(child, 'exit');
  const printed = collectOutput(child);
  const problem = await findAnswerProblem(`http://127.0.0.1:${port}`, child);
  child.kill('SIGTERM');
  const [code] = await ended;
  if (problem !== undefined) return `${problem}\n${printed()}`;
  if (code !== 0) return `It exited with ${code} on SIGTERM.\n${printed()}`;
  // Starts the mock server, which stores nothing and gets no data folder.
  const mockServer = startWith({}, join(tree, 'bin.js'), '--demo');
  const mockServerEnded = once(mockServer, 'exit');
  const mockProblem = await findAnswerProblem(`http://127.0.0.1:${port}`, mockServer);
  const calls = await fetch(`http://127.0.0.1:${port}/standin/calls`).catch(() => undefined);
  mockServer.kill('SIGTERM');
  await mockServerEnded;
  if (mockProblem !== undefined || !calls?.ok)
    return `The mock server: ${mockProblem ?? 'no calls'}`;
  // Runs a command of the crew on the data of the server that has just run.
  const command = start(join(tree, 'conkit.js'), 'people', 'find', 'family@example.com', '--json');
  let [output, error] = ['', ''];
  command.stdout.on('data', (text) => (output += text));
  command.stderr.on('data', (text) => (error += text));
  const [commandCode] = await once(command, 'close');
  if (commandCode === 0 && JSON.parse(output).people.length > 0) return undefined;
  return `conkit.js exited with ${commandCode}.\n${error}${output}`;
}

/**
 * Runs `npm start` as a newcomer would: with the demo, on this machine alone.
 *
 * @returns {Promise<string | undefined>} what is wrong
 */
export async function startProblem() {
  const data = await mkdtemp(join(tmpdir(), 'conkit-start-'));
  const port = await getFreePort();
  const { PATH, HOME } = process.env;
  const child = spawn('npm', ['start'], {
    cwd: root,
    env: { PATH, HOME, PORT: String(port), DATA_DIR: data },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  // The server inherits the pipes from npm, so they close only when the server has ended, too.
  const ended = once(child, 'close');
  const printed = collectOutput(child);
  try {
    const problem = await findAnswerProblem(`http://localhost:${port}`, child);
    return problem && `${problem}\n${printed()}`;
  } finally {
    child.kill('SIGTERM');
    await ended;
    await rm(data, { recursive: true, force: true });
  }
}

/** Checks that the server, its portal and its conventions respond. */
async function findAnswerProblem(url, child) {
  const end = Date.now() + START_TIMEOUT_MS;
  const isHealthy = async () => (await fetch(`${url}/healthz`).catch(() => undefined))?.ok;
  while (!(await isHealthy())) {
    if (child.exitCode !== null || Date.now() > end) return 'It did not start.';
    await sleep(200);
  }
  const page = await (await fetch(url)).text();
  const script = /<script[^>]* src="([^"]+)"/.exec(page)?.[1];
  if (!page.includes('Sign in') || script === undefined) return `The first page is wrong:\n${page}`;
  const asset = await fetch(new URL(script, url));
  return asset.ok ? undefined : `${script}: ${asset.status}`;
}

/** Calls `change` for each file and then its folder, without following links. */
async function forEach(folder, change) {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await forEach(path, change);
    else if (entry.isFile()) await change(path, false);
  }
  await change(folder, true);
}

async function getSize(folder) {
  let bytes = 0;
  await forEach(folder, async (path, isFolder) => {
    if (!isFolder) bytes += (await lstat(path)).size;
  });
  return bytes;
}
