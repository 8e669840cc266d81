import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listLevels } from './levels.ts';
import { formatReached } from './report.ts';
import { conformance } from './run.ts';
import { readSeeding } from './seeding/seeding.ts';

const EXAMPLE = join(import.meta.dirname, '../examples/python');
const hasPython = spawnSync('python3', ['--version']).status === 0;
if (!hasPython)
  process.stdout.write('python3 is missing: the example server in Python is not tested.\n');

describe.skipIf(!hasPython)('the example server in Python', () => {
  let server: ChildProcess;
  let baseUrl: string;
  beforeAll(async () => {
    const args = [join(EXAMPLE, 'server.py'), '--port', '0', '--test'];
    server = spawn('python3', args, { stdio: ['ignore', 'pipe', 'inherit'] });
    const [line] = (await once(server.stdout ?? server, 'data')) as [Buffer];
    baseUrl = line.toString().trim();
  });
  afterAll(() => void server.kill());

  /** Runs the kit for the level core. */
  const check = (readOnly: boolean) => {
    const text = readFileSync(join(EXAMPLE, 'seeding.json'), 'utf8');
    const seeding = readSeeding(text.replaceAll('http://localhost:8000', baseUrl));
    return conformance({ baseUrl, seeding, levels: listLevels('core'), readOnly }).run();
  };

  it('reaches the level core with its seeding', async () => {
    const { breaches, leftOut, reached } = await check(false);
    expect([breaches, leftOut]).toEqual([[], []]);
    expect(reached).toBe('core');
  });

  it('reaches no level by a read-only run, which leaves out most checks', async () => {
    const report = await check(true);
    expect(report.breaches).toEqual([]);
    expect(formatReached(report)).toBe('Level reached: unknown, as only some checks were made.');
  });

  it('answers others while it waits for the body of a request', async () => {
    const waiting = connect(Number(new URL(baseUrl).port), '127.0.0.1');
    const head = 'Host: localhost\r\nContent-Type: application/json\r\nContent-Length: 9';
    waiting.write(`POST /api/login/code HTTP/1.1\r\n${head}\r\nExpect: 100-continue\r\n\r\n`);
    // The server asks for the body.
    await once(waiting, 'data');
    const health = await fetch(`${baseUrl}/healthz`, { signal: AbortSignal.timeout(3000) });
    expect(health.status).toBe(200);
    waiting.destroy();
  });

  it.each(['Content-Length: -1', 'Content-Length: x', 'Transfer-Encoding: chunked'])(
    'refuses a body with %s, and reads nothing more',
    async (header) => {
      const client = connect(Number(new URL(baseUrl).port), '127.0.0.1');
      const head = `Host: localhost\r\nContent-Type: application/json\r\n${header}`;
      client.write(`POST /api/key HTTP/1.1\r\n${head}\r\n\r\nGET /healthz HTTP/1.1\r\n\r\n`);
      let answers = '';
      client.on('data', (part: Buffer) => (answers += part.toString()));
      await once(client, 'close');
      expect(answers.match(/^HTTP\/1\.1 .*$/gm)).toEqual(['HTTP/1.1 400 Bad Request']);
    },
  );

  it('writes an address with a slash as one part of a link', async () => {
    const body = JSON.stringify({ email: 'a/b@example.com', name: 'Aoife' });
    const headers = { 'content-type': 'application/json' };
    await fetch(`${baseUrl}/api/key`, { method: 'POST', headers, body });
    const mails = await fetch(`${baseUrl}/test/mails?to=a/b@example.com`);
    expect(await mails.text()).toMatch(/\/login\/a%2Fb%40example\.com\/[0-9a-f]+/);
  });
});
