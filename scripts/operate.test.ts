import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { listProductSources, readText, root } from './lib/sources.ts';

const guide = readText('docs/operate.md');
const sources = listProductSources()
  .filter((path) => path.startsWith('packages/server/'))
  .map(readText)
  .join('\n');

test('the log lines in the runbook match the code', () => {
  const rows = guide
    .slice(guide.indexOf('## By symptom'), guide.indexOf('What members report'))
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  const seen = rows.map((row) => row.split('|')[1]).join('\n');
  const lines = [...seen.matchAll(/`([^`]+)`/g)];
  const said = lines.map(([, line = '']) => line).filter((line) => /^\w+( [^{}]+)+$/.test(line));
  expect(said.length).toBeGreaterThan(10);
  expect(said.filter((line) => !sources.includes(line) && line !== 'up 0')).toEqual([]);
});

test("the variables in the guide, the unit and the containers match the server's", () => {
  const known = (name: string) =>
    sources.includes(`${name}:`) ||
    /^STRIPE_[A-Z]+_(SECRET|PUBLISHABLE|WEBHOOK)_(KEY|SECRET)$/.test(name);
  const compose = parse(readText('deploy/compose.yaml')) as {
    'x-conkit': { environment: Record<string, string> };
  };
  const unit = /^Environment=(.*)$/m.exec(readText('deploy/conkit@.service'))?.[1] ?? '';
  const container = /^ENV (.*)$/m.exec(readText('deploy/Containerfile'))?.[1] ?? '';
  const given = [...`${unit} ${container}`.matchAll(/([A-Z_]+)=/g)].map(([, name = '']) => name);
  const own = new Set(['CONKIT_SITE', 'CONFIG_FOLDER', 'DATABASE_PASSWORD']);
  const example = [...readText('deploy/compose.env.example').matchAll(/^([A-Z_]+)=/gm)]
    .map(([, name = '']) => name)
    .filter((name) => !own.has(name));
  const names = [...given, ...example, ...Object.keys(compose['x-conkit'].environment)];
  expect(names).toContain('DRAIN_SECONDS');
  expect(names.filter((name) => !known(name))).toEqual([]);
});

const isThere = (program: string) => spawnSync('which', [program]).status === 0;

test.skipIf(!isThere('caddy'))('the proxy accepts its configuration', () => {
  const args = ['validate', '--config', join(root, 'deploy/Caddyfile'), '--adapter', 'caddyfile'];
  const { status, stderr } = spawnSync('caddy', args, { encoding: 'utf8' });
  expect(status, stderr).toBe(0);
});

test('the proxy never repeats a request that a server process may have received', () => {
  const lines = readText('deploy/Caddyfile')
    .split('\n')
    .map((line) => line.trim());
  const at = lines.indexOf('lb_retry_match {');
  // By default Caddy retries GET requests. A failed connection is always retried elsewhere.
  expect(lines.slice(at, at + 3)).toEqual(['lb_retry_match {', 'not path *', '}']);
});

test.skipIf(!isThere('systemd-analyze'))('systemd accepts every line of the unit', () => {
  const unit = join(root, 'deploy/conkit@.service');
  const { stderr } = spawnSync('systemd-analyze', ['verify', unit], { encoding: 'utf8' });
  // The tool also reports other units, and that this machine has no Node at the server's path.
  const own = stderr.split('\n').filter((line) => /conkit@/.test(line));
  expect(own.filter((line) => !line.includes('/usr/bin/node'))).toEqual([]);
});

interface Service {
  readonly image: string;
  readonly ports?: readonly string[];
  readonly networks: readonly string[];
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly stop_grace_period?: string;
}

test("only the proxy's container is reachable, and the server's file system is read-only", () => {
  const { services, networks } = parse(readText('deploy/compose.yaml'), { merge: true }) as {
    services: Record<string, Service>;
    networks: Record<string, { internal?: boolean }>;
  };
  const published = Object.entries(services).filter(([, { ports }]) => ports !== undefined);
  expect(published.map(([name]) => name)).toEqual(['caddy']);
  expect(services['database']?.networks).toEqual(['back']);
  expect(networks['back']?.internal).toBe(true);
  const own = Object.values(services).filter(({ image }) => image === 'conkit');
  expect(own).toHaveLength(2);
  for (const server of own)
    expect(server).toMatchObject({ read_only: true, cap_drop: ['ALL'], stop_grace_period: '20s' });
  // The example contains every variable without a default.
  const needed = [...readText('deploy/compose.yaml').matchAll(/\$\{(\w+):\?is missing\}/g)].map(
    ([, name]) => name,
  );
  const example = readText('deploy/compose.env.example');
  expect(needed.filter((name) => !new RegExp(`^${name}=`, 'm').test(example))).toEqual([]);
});
