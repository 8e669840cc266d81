// Decisions: docs/decisions/specification-departures.md
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readText, root } from './lib/sources.ts';

/** A sentence of the specification with its evidence. */
interface Row {
  readonly id: string;
  readonly sentence: string;
  /** Rule numbers, `path#text`, a decision page where we departed from the sentence, or `context`. */
  readonly evidence: readonly string[];
}

/**
 * Returns the rows of `docs/specification-map.tsv`. A row is a number, the sentence in our words, and one column
 * for each piece of evidence. Lines with `#` are headings.
 */
const readSpecificationMap = (text = readText('docs/specification-map.tsv')): Row[] =>
  text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [id = '', sentence = '', ...evidence] = line.split('\t');
      return { id, sentence, evidence };
    });

const isRuleNumber = (reference: string) => /^[A-Z]+-\d+$/.test(reference);

/** Accepts tests, stories, a convention's configuration and the contract. Product sources are no evidence. */
const canFail = (path: string) =>
  /\.(test|test-d|spec|stories)\.tsx?$/.test(path) ||
  path.startsWith('config/') ||
  path === 'openapi.yaml';

function findProblem(reference: string, rules: string): string | undefined {
  if (reference === 'context') return undefined;
  if (isRuleNumber(reference)) {
    return new RegExp(String.raw`\b${reference}\b`).test(rules) ? undefined : 'is not in RULES.md';
  }
  const [path = '', ...rest] = reference.split('#');
  const text = rest.join('#');
  if (!existsSync(join(root, path))) return 'does not exist';
  if (path.startsWith('docs/decisions/')) return undefined;
  if (!canFail(path)) return 'tests nothing';
  return text !== '' && readText(path).includes(text) ? undefined : 'does not contain the text';
}

/** Returns the problems of the map: repeated numbers, rows without evidence, and evidence that does not exist. */
function findProblems(rows: readonly Row[]): string[] {
  const rules = readText('packages/rules/RULES.md');
  const ids = rows.map(({ id }) => id);
  return rows.flatMap(({ id, evidence }, index) => [
    ...(ids.indexOf(id) === index ? [] : [`${id} is listed twice`]),
    ...(evidence.length === 0 ? [`${id} has no evidence`] : []),
    ...evidence.flatMap((reference) => {
      const problem = findProblem(reference, rules);
      return problem === undefined ? [] : [`${id}: ${reference} ${problem}`];
    }),
  ]);
}

test('the specification map covers the nine sections', () => {
  const chapters = new Set(readSpecificationMap().map(({ id }) => id.split('.')[0]));
  expect([...chapters]).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
});

test('every piece of evidence in the specification map exists', () => {
  expect(findProblems(readSpecificationMap())).toEqual([]);
});

test.each([
  ['a text that is not in the file', 'openapi.yaml#never written anywhere: §', 'contain the text'],
  ['a rule that is not in RULES.md', 'NOSUCH-1', 'is not in RULES.md'],
  ['a file that does not exist', 'e2e/nothing.spec.ts#x', 'does not exist'],
  ['a product source', 'packages/rules/src/index.ts#export', 'tests nothing'],
  ['a configuration without a quoted text', 'config/dublin-2019/awards.yaml', 'contain the text'],
])('%s is reported', (_, reference, problem) => {
  expect(findProblems(readSpecificationMap(`1.1\tA sentence\t${reference}`))).toEqual([
    expect.stringContaining(problem),
  ]);
});

test('a sentence without evidence, and a number used twice, are reported', () => {
  const rows = readSpecificationMap('1.1\tA sentence\n1.1\tAnother\tcontext');
  expect(findProblems(rows)).toEqual(['1.1 has no evidence', '1.1 is listed twice']);
});
