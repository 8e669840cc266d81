import { expect, test } from 'vitest';
import { listProductSources, readCode, readText } from './lib/sources.ts';

const sources = listProductSources();

/** Returns the lines of code that match. Comments are left out, since their examples may use any currency. */
const linesWith = (pattern: RegExp) =>
  sources.flatMap((path) =>
    readCode(path)
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
  const contract = readText('openapi.yaml')
    .split('\n')
    .filter((line) => !/^\s*(currency: eur|.*example)/.test(line))
    .join('\n');
  expect(contract).not.toMatch(/\bcents?\b|\beuros?\b|€|\[eur|\(EUR\)/i);
});
