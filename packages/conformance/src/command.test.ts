import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exitStatus, runCommand } from './command.ts';
import { textReport } from './report.ts';

let folder: string;
let server: Server;
let baseUrl: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'conkit-kit-'));
  // A server that does not follow the contract at all.
  server = createServer((_, response) => void response.end('<p>Hello</p>'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true, force: true });
});

async function run(...args: readonly string[]) {
  const said = { out: '', err: '' };
  const status = await runCommand(args, {
    out: (text) => (said.out += text),
    err: (text) => (said.err += text),
  });
  return { status, ...said };
}

async function seeding(given: unknown): Promise<string> {
  const file = join(folder, `${crypto.randomUUID()}.json`);
  await writeFile(file, typeof given === 'string' ? given : JSON.stringify(given));
  return file;
}

const accounts = { target: { email: 'target@example.com', key: 'a-key-of-the-target' } };

describe('exits with 2 and an error message for', () => {
  it.each([
    [['--base-url', 'members'], /^--base-url must be an address/],
    [['--no-such-thing'], /no-such-thing/],
    [['--base-url', 'https://example.com'], /^either --seeding or --seeding-command/],
  ])('%j', async (args, message) => {
    const { status, err } = await run(...args);
    expect([status, message.test(err)]).toEqual([2, true]);
  });

  it.each([
    ['{', /^the seeding is no JSON/],
    [{}, /^the seeding: must have required property 'accounts'/],
    [{ accounts: {} }, /^accounts: must have required property 'target'/],
    [{ accounts: { target: { mail: 'x' } } }, /accounts\.target: does not know "mail"/],
    [{ accounts, addresses: 'kit@example.com' }, /^addresses: must match pattern/],
  ])('a seeding of %j', async (given, message) => {
    const { status, err } = await run('--base-url', baseUrl, '--seeding', await seeding(given));
    expect(err).toMatch(message);
    expect(status).toBe(2);
  });

  it('an unknown operation', async () => {
    const file = await seeding({ accounts });
    const args = ['--base-url', baseUrl, '--seeding', file, '--only', 'getNothing'];
    expect((await run(...args)).err).toBe('--only: there is no operation getNothing\n');
  });
});

it('exits with 1 after a breach, prints how to repeat it, and prints no secrets', async () => {
  const [junit, html] = [join(folder, 'junit.xml'), join(folder, 'report.html')];
  const file = await seeding({ accounts });
  const given = ['--base-url', baseUrl, '--seeding', file, '--only', 'getConfig,login'];
  const { status, out } = await run(...given, '--junit', junit, '--html', html);
  expect(status).toBe(1);
  expect(out).toContain(`curl -i '${baseUrl}/api/config'`);
  expect(out).toMatch(/BREACH getConfig: answers 200 as "", which is not declared/);
  const written = [out, await readFile(junit, 'utf8'), await readFile(html, 'utf8')];
  expect(written.filter((text) => text.includes('a-key-of-the-target'))).toEqual([]);
  expect(written[1]).toContain('<failure message="');
  expect(written[2]).toContain('<h2>Breaches</h2>');
});

describe('skipped checks', () => {
  const left = {
    operation: 'vote',
    check: 'the deadline',
    why: 'no clock',
    isIntended: false,
  } as const;
  const breach = {
    operation: 'vote',
    check: 'the deadline',
    what: 'is open',
    curl: undefined,
  } as const;

  it('fail the run unless they are allowed, and never hide a breach', () => {
    expect(exitStatus({ breaches: [], leftOut: [] }, false)).toBe(0);
    expect(exitStatus({ breaches: [], leftOut: [left] }, false)).toBe(3);
    expect(exitStatus({ breaches: [], leftOut: [left] }, true)).toBe(0);
    expect(exitStatus({ breaches: [breach], leftOut: [left] }, true)).toBe(1);
  });

  it('are listed with their reasons at the end, even with --quiet', async () => {
    const report = { baseUrl, operations: [], breaches: [], leftOut: [left], left: [] };
    expect(textReport(report)).toContain('LEFT OUT vote: the deadline: no clock\n');
    const file = await seeding({ accounts });
    const { out } = await run(
      '--base-url',
      baseUrl,
      '--seeding',
      file,
      '--only',
      'vote',
      '--quiet',
    );
    expect(out).toMatch(/^LEFT OUT vote: accepts votes from the opening/m);
  });
});

it('changes nothing with --read-only', async () => {
  const asked: string[] = [];
  const watched = createServer(({ method, url }, response) => {
    asked.push(`${method} ${url}`);
    response.end('{}');
  });
  await new Promise<void>((resolve) => watched.listen(0, '127.0.0.1', resolve));
  const { port } = watched.address() as AddressInfo;
  const file = await seeding({ accounts });
  await run('--base-url', `http://127.0.0.1:${port}`, '--seeding', file, '--read-only');
  watched.closeAllConnections();
  watched.close();
  const changing = asked.filter((one) => !/^GET (?!\/api\/logout|.*series-extra)/.test(one));
  const harmless =
    /^POST \/api\/(key|login|admin\/(people|mails|purchases|audit)\/(find|money)|admin\/campaigns\/plan)/;
  expect(changing.filter((one) => !harmless.test(one))).toEqual([]);
});

it('strips control characters of a server’s answer', async () => {
  const rude = createServer((_, response) => {
    response.writeHead(400, { 'content-type': 'application/problem+json' });
    response.end(JSON.stringify({ code: '\u001b[2J', status: '\u001b[2J' }));
  });
  await new Promise<void>((resolve) => rude.listen(0, '127.0.0.1', resolve));
  const { port } = rude.address() as AddressInfo;
  const file = await seeding({ accounts });
  const given = ['--base-url', `http://127.0.0.1:${port}`, '--seeding', file];
  const { out } = await run(...given, '--only', 'getConfig');
  rude.closeAllConnections();
  rude.close();
  expect(out).toContain('says status ?[2J');
  expect(out).not.toContain('\u001b');
});

it('reads the seeding from a command', async () => {
  const file = await seeding({ accounts: 1 });
  const { err } = await run('--base-url', baseUrl, '--seeding-command', `cat ${file}`);
  expect(err).toBe('accounts: must be object\n');
});
