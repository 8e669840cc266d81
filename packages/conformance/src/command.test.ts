import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exitStatus, runCommand } from './command.ts';
import { badgeJson, badgeSvg } from './badge.ts';
import { groupByCause } from './causes.ts';
import { textReport, type Report } from './report.ts';

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
  expect(written[2]).toContain('<h2>Breaches by cause</h2>');
  expect(written[2]).toMatch(/api\/docs#\/config\/getConfig">openapi\.yaml, line \d+<\/a>: /);
});

/** The report of a run without checks. */
const EMPTY: Report = {
  baseUrl: 'https://members.example.org',
  facts: {
    began: new Date('2019-07-01T12:00:00Z'),
    ended: new Date('2019-07-01T12:01:00Z'),
    kitVersion: '1.2.3',
    contractVersion: '0.1.0',
    serverVersion: undefined,
  },
  levels: [],
  isWhole: true,
  reached: 'awards',
  causes: [],
  operations: [],
  breaches: [],
  leftOut: [],
  left: [],
};

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
    expect(textReport({ ...EMPTY, leftOut: [left] })).toContain(
      'LEFT OUT vote: the deadline: no clock\n',
    );
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
    expect(out).toMatch(/^LEFT OUT \d+ checks of vote: /m);
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
  const changing = asked.filter(
    (one) => !/^(?:GET|HEAD) (?!\/api\/logout|.*series-extra)/.test(one),
  );
  const harmless =
    /^POST \/api\/(key|login|admin\/(people|mails|purchases|audit)\/(find|money)|admin\/campaigns\/plan)/;
  expect(changing.filter((one) => !harmless.test(one))).toEqual([]);
});

it('neither uses up limits nor sets the clock with --read-only, and lists nothing that it did not create', async () => {
  const asked: string[] = [];
  const problem = { type: 'urn:x', title: 'No', status: 401, code: 'unauthorized', message: 'No' };
  const watched = createServer(({ method, url }, response) => {
    asked.push(`${method} ${url}`);
    response.writeHead(401, { 'content-type': 'application/problem+json' });
    response.end(JSON.stringify(problem));
  });
  await new Promise<void>((resolve) => watched.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(watched.address() as AddressInfo).port}`;
  const file = await seeding({
    accounts,
    addresses: 'kit-{id}@example.com',
    mail: { url: `${url}/mail/{email}` },
    clock: { url: `${url}/clock/{time}` },
    payments: { success: 'tok_1' },
    limits: { requests: 400 },
  });
  const given = [
    '--base-url',
    url,
    '--seeding',
    file,
    '--only',
    'requestKey,getUser,vote,purchase',
  ];
  const { out } = await run(...given, '--read-only');
  watched.closeAllConnections();
  watched.close();
  expect(asked.filter((one) => one.includes('/clock/'))).toEqual([]);
  const counted = asked.filter((one) => one !== 'GET /api/config');
  const times = counted.map((one) => asked.filter((other) => other === one).length);
  expect(Math.max(...times)).toBeLessThan(100);
  expect(out).not.toContain('left there');
});

describe('a server that implements nothing', () => {
  let out: string;
  let progress = '';
  beforeAll(async () => {
    // Otherwise Node itself refuses large headers.
    const empty = createServer({ maxHeaderSize: 64 * 1024 }, (_, response) => {
      response.writeHead(501, { 'content-type': 'application/json' });
      response.end('{"message":"Not implemented"}');
    });
    await new Promise<void>((resolve) => empty.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(empty.address() as AddressInfo).port}`;
    const given = [
      '--base-url',
      url,
      '--seeding',
      await seeding({ accounts }),
      '--level',
      'members',
    ];
    out = '';
    await runCommand(given, {
      out: (text) => (out += text),
      err: () => undefined,
      progress: (text) => (progress += text),
    });
    empty.closeAllConnections();
    empty.close();
  });

  it('gets one breach for each operation, and one cause', () => {
    const breaches = out.split('\n').filter((line) => line.startsWith('BREACH'));
    const operations = breaches.map((line) => line.split(':')[0]);
    expect(new Set(operations).size).toBe(operations.length);
    expect(out).toMatch(
      /^1 causes\. Repair first: core: .*answers 501, which is not declared \(openapi\.yaml:\d+\)$/m,
    );
    expect(out).not.toMatch(/TypeError|undefined|Cannot read/);
  });

  it('reaches no level, and is not asked for higher levels', () => {
    expect(out).toContain('No level is reached.');
    expect(out).not.toMatch(/vote|purchase/);
  });

  it('is checked with progress on one line of a terminal', () => {
    expect(progress).toMatch(/\d+\/\d+ getUser: /);
    expect(progress.endsWith('\u001b[2K')).toBe(true);
  });
});

it('groups breaches by cause, the lowest level first', () => {
  const breach = (operation: 'vote' | 'getUser' | 'purchase', what: string) => ({
    operation,
    check: 'a check',
    what,
    curl: undefined,
  });
  const causes = groupByCause([
    breach('purchase', 'as stranger: answers 200 instead of 401 unauthorized'),
    breach('vote', 'lists 3 entries for a limit of 2'),
    breach('purchase', 'lists 7 entries for a limit of 1'),
    breach('getUser', 'answers 200 instead of 401 unauthorized'),
  ]);
  expect(causes.map(({ level, operations }) => [level, operations])).toEqual([
    ['core', ['getUser', 'purchase']],
    ['awards', ['vote', 'purchase']],
  ]);
});

describe('the badge', () => {
  it('is a picture with the version of the contract and the level', () => {
    expect(badgeSvg(EMPTY)).toMatch(/^<svg [^]*aria-label="ConKit API: 0\.1\.0 awards"/);
  });

  it('is JSON for shields.io', () => {
    expect(JSON.parse(badgeJson({ ...EMPTY, reached: undefined }))).toEqual({
      schemaVersion: 1,
      label: 'ConKit API',
      message: 'no level',
      color: '#b42318',
    });
  });
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
