import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** Product code: no tests, stories or generated files. */
const sources = execFileSync('git', ['ls-files', '-z', 'packages'], { cwd: root, encoding: 'utf8' })
  .split('\0')
  .filter(
    (path) => /^packages\/[^/]+\/src\/.*\.(ts|tsx)$/.test(path) && existsSync(join(root, path)),
  )
  .filter((path) => !/(\.(test|stories|test-d)\.tsx?|\.gen\.ts)$|\/testing\//.test(path));

/** Returns a file without its comments, whose examples may use any currency. */
const getCode = (path: string) =>
  readFileSync(join(root, path), 'utf8')
    .replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ''))
    .replaceAll(/(^|\s)\/\/.*$/gm, '');

const linesWith = (pattern: RegExp, paths = sources) =>
  paths.flatMap((path) =>
    getCode(path)
      .split('\n')
      .flatMap((line) => (pattern.test(line) ? [`${path}: ${line.trim()}`] : [])),
  );

test("no code names a currency or its symbol, except the library's default and an initial response", () => {
  expect(linesWith(/€|\beuros?\b|['"`](EUR|eur)\b/i)).toEqual([
    "packages/server/src/scaffold/questions.ts: getDefault: () => 'eur',",
    "packages/ui/src/words/provider.tsx: const CURRENCY = 'EUR';",
  ]);
});

test('no code assumes the number of decimals of an amount', () => {
  const others = /contrast|percent|hue|Width|size/i;
  expect(linesWith(/[/*]\s*100\b/).filter((line) => !others.test(line))).toEqual([]);
});

test('no code formats for one country, except in the catalogues', () => {
  expect(linesWith(/\ben-IE\b/)).toEqual([]);
});

test('the contract names no currency', () => {
  const contract = readFileSync(join(root, 'openapi.yaml'), 'utf8')
    .split('\n')
    .filter((line) => !/^\s*(currency: eur|.*example)/.test(line))
    .join('\n');
  expect(contract).not.toMatch(/\bcents?\b|\beuros?\b|€|\[eur|\(EUR\)/i);
});
