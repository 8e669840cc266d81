import * as v from 'valibot';
import type { Path } from './problems.ts';
import { unwrap, type Structure } from './schema/structure.ts';
import { isMapping, type Mapping } from './schema/values.ts';

type Issue = v.BaseIssue<unknown>;

/** What a document contains when its wrong values are replaced. */
interface Repaired<Output> {
  /** Undefined if some value couldn't be replaced. */
  readonly output: Output | undefined;
  /** The issues of the document, each once. */
  readonly issues: readonly Issue[];
  /** The paths whose values were removed or replaced. */
  readonly paths: readonly Path[];
}

export const getPath = ({ path }: Issue): string[] => path?.map(({ key }) => String(key)) ?? [];

/** More rounds than a mapping has levels and unknown fields. */
const MAX_ROUNDS = 200;

/**
 * Parses a document. Removes or replaces each wrong value and parses again, so that one wrong value doesn't hide the
 * others. Valibot reports one unknown field per mapping, and runs no check on a value of the wrong type.
 */
export function parseRepaired<const Schema extends v.GenericSchema>(
  schema: Schema,
  document: Mapping,
  standIns: StandIns,
): Repaired<v.InferOutput<Schema>> {
  const copy = structuredClone(document);
  const issues: Issue[] = [];
  const paths: Path[] = [];
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const parsed = v.safeParse(schema, copy);
    if (parsed.success) return { output: parsed.output, issues, paths };
    const found = parsed.issues.filter(
      (issue) => !paths.some((path) => isAt(getPath(issue), path)),
    );
    issues.push(...found);
    for (const issue of parsed.issues) {
      const path = repair(schema as unknown as Structure, copy, getPath(issue), standIns);
      if (!path) return { output: undefined, issues, paths };
      paths.push(path);
    }
  }
  return { output: undefined, issues, paths };
}

/** Returns whether a path is at another one or inside it. */
const isAt = (path: Path, other: Path): boolean =>
  other.every((step, at) => String(step) === String(path[at]));

/** Values, one of which suits most fields that are required. Their own fields are repaired in the next round. */
export type StandIns = readonly unknown[];

/** Two lists of stand-ins. A contradiction that only one of them has is due to the stand-in. */
export const STAND_INS: readonly [StandIns, StandIns] = [
  listStandIns(['x', 'x@example.com', '2000-01-01', 'https://example.com/', 'sek', 1, 100, false]),
  listStandIns(['y', 'y@example.com', '2099-12-31', 'https://example.org/', 'usd', 2, 200, true]),
];

function listStandIns(values: readonly [string, ...unknown[]]): StandIns {
  const [name] = values;
  return [...values, {}, [], { [name]: {} }, ['en'], [{}], [name]];
}

/** Removes a value, or replaces it if it is required. Returns its path; undefined if that isn't possible. */
function repair(
  schema: Structure,
  document: Mapping,
  path: readonly string[],
  standIns: StandIns,
): Path | undefined {
  const last = path.at(-1);
  if (last === undefined) return undefined;
  const above = path.slice(0, -1);
  const parent = above.reduce<unknown>(getPart, document);
  if (isMapping(parent) && Object.hasOwn(parent, last)) {
    Reflect.deleteProperty(parent, last);
    return path;
  }
  const field = findSchema(schema, path);
  const options = field ? (unwrap(field).options ?? []) : [];
  const standIn = [...options, ...standIns].find((value) => field && fits(field, value));
  // A list keeps its positions, which other paths contain.
  if (standIn === undefined) return repair(schema, document, above, standIns);
  if (!isMapping(parent) && !Array.isArray(parent)) return undefined;
  Reflect.set(parent, last, structuredClone(standIn));
  return path;
}

const getPart = (value: unknown, step: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined;

function findSchema(schema: Structure, path: readonly string[]): Structure | undefined {
  const [step, ...rest] = path;
  if (step === undefined) return schema;
  const { entries, item, value, rest: others } = unwrap(schema);
  const next = entries?.[step] ?? item ?? value ?? others;
  return next && findSchema(next, rest);
}

/** Returns whether a value suits a field, apart from the fields inside it. */
function fits(field: Structure, value: unknown): boolean {
  const { issues = [] } = v.safeParse(field as unknown as v.GenericSchema, value);
  return issues.every((issue) => getPath(issue).length > 0);
}
