// Decisions: docs/decisions/specification-departures.md
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A sentence of the specification with its evidence. */
export interface Row {
  readonly section: string;
  readonly id: string;
  readonly says: string;
  /** Rule IDs and `path#text`, without backticks. */
  readonly references: readonly string[];
  /** What was seen in a browser, where a test cannot show it. */
  readonly seen: string | undefined;
  /** The work that will make it true, if it is not or only partly true yet. */
  readonly notYet: string | undefined;
  /** Whether it contains nothing testable. */
  readonly isContext: boolean;
}

export const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const cellsOf = (line: string) =>
  line
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());

/** Returns the rows of `docs/specification-map.md`, in order. */
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

/** Accepts tests, stories, a convention's configuration and the contract. Product sources are no evidence. */
const isEvidence = (path: string) =>
  /\.(test|test-d|spec|stories)\.tsx?$/.test(path) ||
  path.startsWith('config/') ||
  path === 'openapi.yaml';

/** Returns whether a rule ID or a `path#text` exists. */
function exists(reference: string, rules: string): boolean {
  if (isRuleId(reference)) return new RegExp(String.raw`\b${reference}\b`).test(rules);
  const [path = '', ...rest] = reference.split('#');
  const text = rest.join('#');
  return text !== '' && existsSync(join(root, path)) && read(path).includes(text);
}

/** Returns the problems of the map: rows without evidence, and references that do not exist or test nothing. */
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
