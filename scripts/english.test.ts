import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** Words that make readers ask who is meant: name the member, the buyer, the administrator, the function. */
const BANNED = /\b(?:whoever|whomever|whom|somebody|nobody|anybody)\b|\bin the place of\b/gi;

/** How many of these words each part still contains. Lower a number when you rewrite something, and never raise one. */
const REMAINING: Readonly<Record<string, number>> = {
  'packages/portal': 3,
  'packages/ui': 46,
};

const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
  .split('\0')
  .filter((path) => /\.(?:ts|tsx|mjs|md|mdx|ya?ml|sql)$/.test(path) && existsSync(join(root, path)))
  .filter(
    (path) =>
      !/\.gen\.ts$|^pnpm-lock|CHANGELOG\.md$|\/released\/|^scripts\/english\.test\.ts$/.test(path),
  );

/** The package that a file belongs to, else its folder, else the file itself. */
const getPart = (path: string): string => /^(?:packages\/[^/]+|[^/]+)/.exec(path)?.[0] ?? path;

function countWords(): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const path of files) {
    const found = readFileSync(join(root, path), 'utf8').match(BANNED)?.length ?? 0;
    if (found > 0) counts[getPart(path)] = (counts[getPart(path)] ?? 0) + found;
  }
  return counts;
}

test('no part gains words that make readers ask who is meant', () => {
  const counts = countWords();
  expect(Object.keys(counts).length).toBeLessThan(files.length);
  const grown = Object.entries(counts).filter(([part, count]) => count > (REMAINING[part] ?? 0));
  expect(grown).toEqual([]);
});

/** Named after JSON Schema's keywords. */
const KEYWORDS = new Set(['allOf', 'oneOf', 'replaceAnyOf', 'createClosestAnyOf']);

test('functions have verbs for names: getPrice, and not priceOf', () => {
  const found = files
    .filter((path) => /\.(?:ts|tsx|mjs)$/.test(path))
    .flatMap((path) =>
      Array.from(
        readFileSync(join(root, path), 'utf8').matchAll(/\b(?:const|function) (\w+Of)\b/g),
        ([, name = '']) => `${path}: ${name}`,
      ),
    )
    .filter((line) => !KEYWORDS.has(line.split(': ')[1] ?? ''));
  expect(found).toEqual([]);
});
