import { operationTable, type OperationId } from '@conkit/api-client';
import { readFileSync } from 'node:fs';
import { groupByCause, type Cause } from './causes.ts';
import type { Check } from './checks/check.ts';
import { whyNot } from './checks/unprovoked.ts';
import type { Kit } from './kit.ts';
import { getLevel, LEVELS, type Level } from './levels.ts';
import { escapeMarkup } from './escape.ts';
import type { Breach, Made, Skipped } from './record.ts';

/** A refusal that was not provoked, with the reason. */
export interface Unprovoked {
  readonly refusal: string;
  readonly why: string;
  /** True when no client can provoke the refusal; false when the kit could not. */
  readonly isExplained: boolean;
}

/** The results of one operation. */
export interface OperationReport {
  readonly id: OperationId;
  readonly method: string;
  readonly path: string;
  readonly level: Level;
  /** The tag, summary and description in openapi.yaml, and their line there. */
  readonly contract: {
    readonly tag: string;
    readonly summary: string;
    readonly description: string;
    readonly line: number;
  };
  /** The answers, such as `200` or `403 not_yours`, with their counts. */
  readonly seen: ReadonlyMap<string, number>;
  /** The declared refusals that were not seen. */
  readonly unprovoked: readonly Unprovoked[];
  readonly breaches: readonly Breach[];
  readonly skipped: readonly Skipped[];
  readonly checks: readonly Made[];
}

/** The results of one level. */
export interface LevelReport {
  readonly level: Level;
  readonly operations: number;
  readonly checks: number;
  readonly breaches: number;
  readonly leftOut: number;
}

/** When and with which versions a run was made. */
export interface RunFacts {
  readonly began: Date;
  readonly ended: Date;
  readonly kitVersion: string;
  readonly contractVersion: string;
  /** The version in `GET /healthz`; undefined if the server does not report one. */
  readonly serverVersion: string | undefined;
}

/** The results of a run. */
export interface Report {
  readonly baseUrl: string;
  readonly facts: RunFacts;
  /** The claimed levels, in their order. */
  readonly levels: readonly LevelReport[];
  /** Whether all checks of the claimed levels were chosen. False for a read-only run. */
  readonly isWhole: boolean;
  /**
   * The highest level that the server reaches: neither it nor a lower level has breaches or left out checks. Undefined
   * when there is none, or when the run is not whole.
   */
  readonly reached: Level | undefined;
  /** The breaches by cause, in the order in which to repair them. */
  readonly causes: readonly Cause[];
  readonly operations: readonly OperationReport[];
  readonly breaches: readonly Breach[];
  /** Checks that apply to this server but could not run. */
  readonly leftOut: readonly Skipped[];
  /** What the run has created on the server and left there. */
  readonly left: readonly string[];
}

/** Returns every refusal that openapi.yaml declares for an operation. */
export function declaredRefusals(kit: Pick<Kit, 'operation'>, id: OperationId): readonly string[] {
  return [...kit.operation(id).answers]
    .filter(([status]) => status >= 400)
    .flatMap(([status, { codes }]) => codes.map((code) => `${status} ${code}`));
}

/** Creates the report from the records of a run. */
export function createReport(
  kit: Kit,
  ids: readonly OperationId[],
  checks: readonly (readonly [OperationId, Check])[],
  { isWhole, ...facts }: Pick<RunFacts, 'began' | 'serverVersion'> & { readonly isWhole: boolean },
): Report {
  const { recorder } = kit;
  const operations = ids.map((id): OperationReport => {
    const { method, path, summary, description, line } = kit.operation(id);
    const own = <Entry extends { readonly operation: OperationId }>(all: readonly Entry[]) =>
      all.filter(({ operation }) => operation === id);
    const seen = recorder.seen.get(id) ?? new Map<string, number>();
    const skipped = own(recorder.skipped);
    const missing = declaredRefusals(kit, id).filter((refusal) => !seen.has(refusal));
    const unprovoked = missing.map((refusal): Unprovoked => {
      const isTried = (title: string) =>
        checks.some(
          ([operation, check]) =>
            operation === id && check.title === title && check.provokes?.includes(refusal),
        );
      const why = skipped.find(({ check }) => isTried(check))?.why;
      const never = whyNot(id, refusal);
      return {
        refusal,
        why: never ?? why ?? 'no check provoked it',
        isExplained: never !== undefined,
      };
    });
    return {
      id,
      method,
      path,
      level: getLevel(id),
      contract: { tag: operationTable[id].tag, summary, description, line },
      seen,
      unprovoked,
      breaches: own(recorder.breaches),
      skipped,
      checks: own(recorder.checks),
    };
  });
  const { breaches, skipped, left } = recorder;
  const levels = LEVELS.filter((level) => kit.levels.has(level)).map((level) =>
    countLevel(level, operations),
  );
  const failed = levels.findIndex((one) => one.breaches > 0 || one.leftOut > 0);
  return {
    baseUrl: kit.baseUrl,
    facts: {
      ...facts,
      ended: new Date(),
      kitVersion: readKitVersion(),
      contractVersion: kit.contract.version,
    },
    levels,
    reached: isWhole ? (failed < 0 ? levels : levels.slice(0, failed)).at(-1)?.level : undefined,
    isWhole,
    causes: groupByCause(breaches),
    operations,
    breaches,
    leftOut: skipped.filter(({ isIntended }) => !isIntended),
    left: [...new Set(left)],
  };
}

function countLevel(level: Level, operations: readonly OperationReport[]): LevelReport {
  const own = operations.filter((one) => one.level === level);
  const sum = (count: (one: OperationReport) => number) =>
    own.reduce((total, one) => total + count(one), 0);
  return {
    level,
    operations: own.length,
    checks: sum(({ checks }) => checks.length),
    breaches: sum(({ breaches }) => breaches.length),
    leftOut: sum(({ skipped }) => skipped.filter(({ isIntended }) => !isIntended).length),
  };
}

function readKitVersion(): string {
  const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

/** The totals of a report. */
export function countChecks({ operations, breaches, leftOut }: Report) {
  const sum = (count: (one: OperationReport) => number) =>
    operations.reduce((total, one) => total + count(one), 0);
  return {
    operations: operations.length,
    made: sum(({ checks }) => checks.length),
    notApplying: sum(({ skipped }) => skipped.length) - leftOut.length,
    leftOut: leftOut.length,
    breaches: breaches.length,
  };
}

/** Formats a breach in one line, with the request that repeats it. */
const breachLine = ({ operation, what, check, curl }: Breach): string =>
  `${operation}: ${what} (${check})${curl === undefined ? '' : ` — ${curl}`}`;

/** How many operations of a cause are named. */
const MAX_NAMED = 5;

/** Formats the first thing to repair: what is wrong, where, and what the contract says about it. */
export function formatCause({ what, operations, level }: Cause, report: Report): string {
  const named = operations.slice(0, MAX_NAMED).join(', ');
  const more = operations.length > MAX_NAMED ? ` and ${operations.length - MAX_NAMED} more` : '';
  const line = report.operations.find(({ id }) => id === operations[0])?.contract.line;
  const place = line === undefined ? '' : ` (openapi.yaml:${line})`;
  return `${level}: ${named}${more}: ${what}${place}`;
}

/** Formats a report for a terminal: the operations, then what is left on the server, then the breaches. */
export function textReport(report: Report): string {
  const { operations, left } = report;
  const lines = [
    ...operations.flatMap(formatLines),
    ...(left.length > 0
      ? ['', 'Made on the server and left there:', ...left.map((one) => `  ${one}`)]
      : []),
    '',
    ...formatSummary(report),
  ];
  return `${lines.join('\n')}\n`;
}

/** Formats the level that a server reaches. */
export function formatReached({ reached, isWhole }: Report): string {
  if (!isWhole) return 'Level reached: unknown, as only some checks were made.';
  return reached === undefined ? 'No level is reached.' : `Level reached: ${reached}.`;
}

/** Formats the breaches by cause, the checks that were left out, the levels, and the totals. */
export function formatSummary(report: Report): readonly string[] {
  const { causes, leftOut, levels, facts } = report;
  const [first] = causes;
  const { operations, made, notApplying, breaches } = countChecks(report);
  const versions = [
    `kit ${facts.kitVersion}`,
    `contract ${facts.contractVersion}`,
    ...(facts.serverVersion === undefined ? [] : [`server ${facts.serverVersion}`]),
  ];
  return [
    ...causes.flatMap((cause) => cause.breaches.map((breach) => `BREACH ${breachLine(breach)}`)),
    ...formatLeftOut(leftOut).map((line) => `LEFT OUT ${line}`),
    ...levels.map(
      (one) =>
        `level ${one.level}: ${one.checks} checks made, ${one.breaches} breaches, ${one.leftOut} left out`,
    ),
    `${formatReached(report)} ${versions.join(', ')}; ${facts.ended.toISOString()}.`,
    ...(first ? [`${causes.length} causes. Repair first: ${formatCause(first, report)}`] : []),
    `${operations} operations, ${made} checks made, ${notApplying} do not apply, ${leftOut.length} left out, ${breaches} breaches.`,
  ];
}

/** The maximum number of checks that are listed separately when they were left out for the same reason. */
const MAX_LISTED = 5;

/** Formats the checks that were left out. If many have the same reason, they share one line. */
export function formatLeftOut(leftOut: readonly Skipped[]): readonly string[] {
  const reasons = [...new Set(leftOut.map(({ why }) => why))];
  return reasons.flatMap((why) => {
    const own = leftOut.filter((one) => one.why === why);
    if (own.length <= MAX_LISTED)
      return own.map(({ operation, check }) => `${operation}: ${check}: ${why}`);
    const operations = [...new Set(own.map(({ operation }) => operation))].join(', ');
    return [`${own.length} checks of ${operations}: ${why}`];
  });
}

function formatLines({ id, method, path, seen, unprovoked, skipped, breaches }: OperationReport) {
  const told = [...seen].toSorted().map(([answer, times]) => `${answer} ×${times}`);
  return [
    `${breaches.length === 0 ? 'ok  ' : 'FAIL'} ${id}  ${method} ${path}`,
    `     seen: ${told.join(', ') || 'nothing'}`,
    ...unprovoked.map(({ refusal, why }) => `     not ${refusal}: ${why}`),
    ...skipped.map(
      ({ check, why, isIntended }) =>
        `     ${isIntended ? 'does not apply' : 'left out'}: ${check}: ${why}`,
    ),
  ];
}

/** Formats a report as JUnit XML: an operation is a suite, a check is a case. */
export function junitReport({ operations }: Report): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="conformance">\n${operations
    .map(formatSuite)
    .join('\n')}\n</testsuites>\n`;
}

function formatSuite({ id, checks, skipped, breaches }: OperationReport): string {
  const titles = new Set([...checks, ...skipped, ...breaches].map(({ check }) => check));
  const cases = [...titles].map((title) => {
    const found = breaches.filter(({ check }) => check === title);
    const why = skipped.find(({ check }) => check === title)?.why;
    const ms = checks.find(({ check }) => check === title)?.ms ?? 0;
    const inside = [
      ...found.map(
        (breach) =>
          `<failure message="${escapeMarkup(breach.what)}">${escapeMarkup(breachLine(breach))}</failure>`,
      ),
      ...(found.length === 0 && why !== undefined
        ? [`<skipped message="${escapeMarkup(why)}"/>`]
        : []),
    ];
    const attributes = `classname="${id}" name="${escapeMarkup(title)}" time="${(ms / 1000).toFixed(3)}"`;
    return `    <testcase ${attributes}>${inside.join('')}</testcase>`;
  });
  const failures = [...titles].filter((title) => breaches.some(({ check }) => check === title));
  return `  <testsuite name="${id}" tests="${titles.size}" failures="${failures.length}" skipped="${skipped.length}">\n${cases.join('\n')}\n  </testsuite>`;
}
