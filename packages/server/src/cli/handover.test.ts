import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type RunningServer, startServer } from '../start/server.ts';
import { getPart, writeConvention } from '../testing/configFolders.ts';
import { freePort } from '../testing/faults/freePort.ts';
import { handOver, takeCommands } from './handover.ts';

const folder = mkdtempSync(join(tmpdir(), 'conkit-handover-'));
const dataDir = join(folder, 'data');
const configDir = join(folder, 'config');
const who = ['--as', 'niamh', '--reason', 'Tested'];
let variables: Record<string, string>;
let server: RunningServer;
let commands: ReturnType<typeof takeCommands> | undefined;

beforeAll(async () => {
  writeConvention(configDir, 'nordcon');
  variables = {
    DATA_DIR: dataDir,
    CONFIG_DIR: configDir,
    CONVENTION: 'nordcon',
    DRAIN_SECONDS: '0',
    LOG_LEVEL: 'silent',
    PORT: String(await freePort()),
  };
  server = await startServer(variables);
});
afterEach(async () => {
  await commands?.stop();
  commands = undefined;
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

const take = () => {
  commands = takeCommands(server.context.env, () => server.context);
};
const edit = (title: string) =>
  writeConvention(configDir, 'nordcon', (document) => {
    getPart(document, 'event')['title'] = title;
  });

it('finds the folder by its name in CONFIG_DIR, too', async () => {
  take();
  const args = ['config', 'apply', 'nordcon', '--dry-run', ...who];
  const found = await handOver(args, { ...variables, INIT_CWD: folder });
  expect(found).toMatchObject({ code: 0, error: '' });
});

it('lets the running server apply a folder, which is relative to the working folder', async () => {
  take();
  edit('Nordcon');
  const given = { ...variables, INIT_CWD: configDir };
  const applied = await handOver(['config', 'apply', 'nordcon', ...who], given);
  expect(applied).toMatchObject({ code: 0, error: '' });
  expect(applied?.output).toContain('Version 2 is active.');
  await expect.poll(() => server.context.config.event.title, { timeout: 10_000 }).toBe('Nordcon');
  expect((await handOver(['config', 'list'], given))?.output).toMatch(/^2 {2}/);
});

it('returns refusals and mistakes as the command does', async () => {
  take();
  const missing = await handOver(['config', 'apply', 'nowhere', ...who], variables);
  expect(missing).toMatchObject({ code: 1, output: '' });
  expect(missing?.error).toContain('there is no folder');
  expect(await handOver(['config', 'apply', 'nordcon'], variables)).toMatchObject({ code: 2 });
});

it('leaves other commands, help, and data without a running server to the command itself', async () => {
  expect(await handOver(['people', 'find', 'x'], variables)).toBeUndefined();
  expect(await handOver(['config', 'apply', '--help'], variables)).toBeUndefined();
  const other = { ...variables, DATA_DIR: join(folder, 'other') };
  expect(await handOver(['config', 'list'], other)).toBeUndefined();
  const remote = { ...variables, DATABASE_URL: 'postgres://localhost/x' };
  expect(await handOver(['config', 'list'], remote)).toBeUndefined();
});

it('takes a request back that no server answers', async () => {
  const edited = edit('Never');
  const late = await handOver(['config', 'apply', edited, ...who], variables, 300);
  expect(late).toMatchObject({ code: 1, error: expect.stringContaining('did not answer') });
  take();
  expect((await handOver(['config', 'list'], variables))?.output).toMatch(/^2 {2}/);
});

it('runs no other command, and survives a request that is no JSON or no file', async () => {
  take();
  mkdirSync(join(dataDir, 'commands'), { recursive: true });
  const ask = (name: string, content: string) =>
    writeFileSync(join(dataDir, 'commands', `${name}.request`), content);
  ask('other', JSON.stringify(['people', 'find', 'x']));
  ask('broken', '{');
  mkdirSync(join(dataDir, 'commands', 'folder.request'));
  const isAnswered = () =>
    ['other', 'broken', 'folder'].every((name) =>
      existsSync(join(dataDir, 'commands', `${name}.answer`)),
    );
  await expect.poll(isAnswered, { timeout: 10_000 }).toBe(true);
});

it('goes on after an answer that it could not write, such as on a full disk', async () => {
  take();
  // A folder with this name can't be replaced by a file.
  mkdirSync(join(dataDir, 'commands', 'full.answer', 'x'), { recursive: true });
  const ask = join(dataDir, 'commands', 'full.request');
  writeFileSync(ask, JSON.stringify(['config', 'list']));
  await expect.poll(() => existsSync(ask), { timeout: 10_000 }).toBe(false);
  expect((await handOver(['config', 'list'], variables))?.code).toBe(0);
});
