import type { OperationId } from '@conkit/api-client';
import { getLevel, LEVELS, type Level } from './levels.ts';
import type { Breach } from './record.ts';

/** Breaches that probably have one cause. */
export interface Cause {
  /** What the first breach says. */
  readonly what: string;
  /** The lowest level of its operations. */
  readonly level: Level;
  readonly operations: readonly OperationId[];
  readonly breaches: readonly Breach[];
}

/** What to repair first: matches of an earlier pattern hide the others. */
const ORDER: readonly RegExp[] = [
  /^gives no answer/,
  /^cuts off its answer/,
  /^answers 5\d\d|which is not declared$/,
  /^answers \d{3} as "/,
  /stack trace|session|private data|of another account|another site|reveals/,
  / lacks | must (?:be|match|have|NOT)| is none of | is not /,
  /answers \d{3}\b.* instead of/,
];

const getRank = (what: string): number => {
  const rank = ORDER.findIndex((pattern) => pattern.test(what));
  return rank < 0 ? ORDER.length : rank;
};

/** Returns a breach's text without its values and the caller or request it is about. */
const getKey = (what: string): string =>
  what
    .replace(/^.*?(?=(?:\w+ )?answers \d{3})/, '')
    .replaceAll(/"[^"]*"/g, '"…"')
    // Numbers of three digits are statuses.
    .replaceAll(/\b(?!\d{3}\b)\d+\b/g, 'N');

/** Groups breaches by cause, in the order in which to repair them. */
export function groupByCause(breaches: readonly Breach[]): readonly Cause[] {
  const groups = new Map<string, Breach[]>();
  for (const breach of breaches) {
    const key = getKey(breach.what);
    groups.set(key, [...(groups.get(key) ?? []), breach]);
  }
  const causes = [...groups.values()].flatMap((own): Cause[] => {
    const sorted = own.toSorted((one, other) => place(one) - place(other));
    const [first] = sorted;
    if (!first) return [];
    const operations = [...new Set(sorted.map(({ operation }) => operation))];
    return [{ what: first.what, level: getLevel(first.operation), operations, breaches: sorted }];
  });
  return causes.toSorted(
    (one, other) =>
      LEVELS.indexOf(one.level) - LEVELS.indexOf(other.level) ||
      getRank(one.what) - getRank(other.what) ||
      other.operations.length - one.operations.length,
  );
}

const place = ({ operation }: Breach): number => LEVELS.indexOf(getLevel(operation));
