import { expect, test } from 'vitest';
import { listTracked, readText } from './lib/sources.ts';

/** Words that make readers ask who is meant: name the member, the buyer, the administrator, the function. */
const BANNED = /\b(?:whoever|whomever|whom|somebody|nobody|anybody)\b|\bin the place of\b/gi;

const files = listTracked()
  .filter((path) => /\.(?:ts|tsx|mjs|md|mdx|ya?ml|sql)$/.test(path))
  .filter(
    (path) =>
      !/\.gen\.ts$|^pnpm-lock|^\.changeset\/|CHANGELOG\.md$|\/released\/|^scripts\/english\.test\.ts$/.test(
        path,
      ),
  );

test('no file contains words that make readers ask who is meant', () => {
  expect(files.length).toBeGreaterThan(1000);
  const found = files.flatMap((path) =>
    (readText(path).match(BANNED) ?? []).map((word) => `${path}: ${word}`),
  );
  expect(found).toEqual([]);
});

/** Named after JSON Schema's keywords. */
const KEYWORDS = new Set(['allOf', 'oneOf', 'replaceAnyOf', 'createClosestAnyOf']);

test('functions have verbs for names: getPrice, and not priceOf', () => {
  const found = files
    .filter((path) => /\.(?:ts|tsx|mjs)$/.test(path))
    .flatMap((path) =>
      Array.from(
        readText(path).matchAll(/\b(?:const|function) (\w+Of)\b/g),
        ([, name = '']) => `${path}: ${name}`,
      ),
    )
    .filter((line) => !KEYWORDS.has(line.split(': ')[1] ?? ''));
  expect(found).toEqual([]);
});

test('documents have at most 42,000 words in all, without the notes on releases', () => {
  const documents = listTracked().filter((path) =>
    /^(?!\.changeset\/).*(?<!\/api)\.mdx?$/.test(path),
  );
  expect(documents.length).toBeGreaterThan(60);
  const words = documents.flatMap((path) => readText(path).match(/\S*[\p{L}\d]\S*/gu) ?? []);
  expect(words.length).toBeLessThan(42_000);
});
