import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listLevels } from './levels.ts';
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

  it('reaches the level core with its seeding', async () => {
    const text = readFileSync(join(EXAMPLE, 'seeding.json'), 'utf8');
    const seeding = readSeeding(text.replaceAll('http://localhost:8000', baseUrl));
    const { breaches, leftOut, reached } = await conformance({
      baseUrl,
      seeding,
      levels: listLevels('core'),
    }).run();
    expect([breaches, leftOut]).toEqual([[], []]);
    expect(reached).toBe('core');
  });
});
