import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One sentence of the specification and what shows that it is true. */
export interface Row {
  readonly section: string;
  readonly id: string;
  readonly says: string;
  /** Rule IDs and `path#text`, without the backticks. */
  readonly references: readonly string[];
  /** What was seen in a browser, where a test cannot show it. */
  readonly seen: string | undefined;
  /** The work that will make it true, when it is not (wholly) true yet. */
  readonly notYet: string | undefined;
  /** It asks for nothing that could be tested. */
  readonly isContext: boolean;
}

export const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const cellsOf = (line: string) =>
  line
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());

/** The rows of `docs/specification-map.md`, in order. */
export function readSpecificationMap(text = read('docs/specification-map.md')): Row[] {
  let section = '';
  return text.split('\n').flatMap((line) => {
    section = /^## (.+)/.exec(line)?.[1] ?? section;
    const [id = '', says = '', shownBy = ''] = line.startsWith('|') ? cellsOf(line) : [];
    if (!/^\d/.test(id)) return [];
    return {
      section,
      id,
      says,
      references: [...shownBy.matchAll(/`([^`]+)`/g)].map(([, reference = '']) => reference),
      seen: /\*seen in a browser\*: ([^;]+)/.exec(shownBy)?.[1],
      notYet: /not yet: ([^;]+)/.exec(shownBy)?.[1],
      isContext: shownBy === 'context',
    };
  });
}

const isRuleId = (reference: string) => /^[A-Z]+-\d+$/.test(reference);

/** Tests, stories, a convention's facts and the contract; a source says what is tried, not that it is true. */
const isEvidence = (path: string) =>
  /\.(test|test-d|spec|stories)\.tsx?$/.test(path) ||
  path.startsWith('config/') ||
  path === 'openapi.yaml';

/** Whether a rule ID, or a `path#text`, is really there. */
function exists(reference: string, rules: string): boolean {
  if (isRuleId(reference)) return new RegExp(String.raw`\b${reference}\b`).test(rules);
  const [path = '', ...rest] = reference.split('#');
  const text = rest.join('#');
  return text !== '' && existsSync(join(root, path)) && read(path).includes(text);
}

/** What is wrong with the map: a row that shows nothing, a reference that is not there or tests nothing. */
export function problemsOf(rows: readonly Row[]): string[] {
  const rules = read('packages/rules/RULES.md');
  const ids = rows.map(({ id }) => id);
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
  return [
    ...twice.map((id) => `${id} stands twice`),
    ...rows.flatMap(({ id, references, seen, notYet, isContext }) =>
      references.length === 0 && seen === undefined && notYet === undefined && !isContext
        ? [`${id} names nothing that shows it`]
        : [],
    ),
    ...rows.flatMap(({ id, references }) =>
      references
        .filter((reference) => !exists(reference, rules))
        .map((reference) => `${id} refers to \`${reference}\`, which is not there`),
    ),
    ...rows.flatMap(({ id, references }) =>
      references
        .filter((reference) => !isRuleId(reference) && !isEvidence(reference.split('#')[0] ?? ''))
        .map((reference) => `${id} refers to \`${reference}\`, which tests nothing`),
    ),
  ];
}
