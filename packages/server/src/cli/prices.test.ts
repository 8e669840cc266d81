import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runPrices } from './prices.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'conkit-prices-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const run = (...args: readonly string[]) =>
  runPrices(args, folder, { CONVENTION: 'dublin-2019' }, new Date('2019-01-01T00:00:00Z'));

it('prints the prices of a convention whose prices never change', () => {
  const lines = run().split('\n');
  expect(lines.slice(0, 2)).toEqual(['|  |  |', '| --- | ---: |']);
  expect(lines).toContain('| Adult membership | €210 |');
  expect(lines).toContain('| Adult day pass, Wednesday | €25 |');
  expect(run('--language', 'fi')).toMatch(/\| Aikuisen jäsenyys \| 210\s€ \|/);
});

it('prints a column for each time from which a price holds, in the convention’s zone', () => {
  writeFileSync(
    join(folder, 'own.yaml'),
    `extends: dublin-2019
memberships:
  Adult: { prices: [{ amount: 21000 }, { from: 2019-04-01, amount: 23000 }] }
  Child:
    daypass: { prices: [{ days: { day1: 1000 } }, { from: 2019-05-01T12:00, days: { day2: 900 } }] }
`,
  );
  const lines = run('.').split('\n');
  expect(lines[0]).toMatch(/^\| {2}\| {2}\| 1 April 2019.* \| 1 May 2019.*12:00.* \|$/);
  expect(lines).toContain('| Adult membership | €210 | €230 | €230 |');
  expect(lines).toContain('| Child day pass, Wednesday | €10 | €10 | – |');
  expect(lines).toContain('| Child day pass, Thursday | – | – | €9 |');
});

it('refuses other arguments, folders and languages', () => {
  expect(() => run('a', 'b')).toThrow(/^conkit prices/);
  expect(() => run('nowhere')).toThrow(/There is no folder .*nowhere$/);
  expect(() => run('--language', 'sv')).toThrow('--language: the convention has en, fi');
});
