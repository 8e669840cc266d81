import type { OperationId } from '@conkit/api-client';
import type { Check } from './checks/check.ts';
import { whyNot } from './checks/unprovoked.ts';
import type { Kit } from './kit.ts';
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
  /** The answers, such as `200` or `403 not_yours`, with their counts. */
  readonly seen: ReadonlyMap<string, number>;
  /** The declared refusals that were not seen. */
  readonly unprovoked: readonly Unprovoked[];
  readonly breaches: readonly Breach[];
  readonly skipped: readonly Skipped[];
  readonly checks: readonly Made[];
}

/** The results of a run. */
export interface Report {
  readonly baseUrl: string;
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
): Report {
  const { recorder } = kit;
  const operations = ids.map((id): OperationReport => {
    const { method, path } = kit.operation(id);
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
      seen,
      unprovoked,
      breaches: own(recorder.breaches),
      skipped,
      checks: own(recorder.checks),
    };
  });
  const { breaches, skipped, left } = recorder;
  return {
    baseUrl: kit.baseUrl,
    operations,
    breaches,
    leftOut: skipped.filter(({ isIntended }) => !isIntended),
    left: [...new Set(left)],
  };
}

/** Formats a breach in one line, with the request that repeats it. */
const breachLine = ({ operation, what, check, curl }: Breach): string =>
  `${operation}: ${what} (${check})${curl === undefined ? '' : ` — ${curl}`}`;

/** Formats a report for a terminal: the operations, then what is left on the server, then the breaches. */
export function textReport(report: Report): string {
  const { operations, breaches, leftOut, left } = report;
  const checks = operations.reduce((sum, one) => sum + one.checks.length, 0);
  const skipped = operations.reduce((sum, one) => sum + one.skipped.length, 0) - leftOut.length;
  const lines = [
    ...operations.flatMap(formatLines),
    ...(left.length > 0
      ? ['', 'Made on the server and left there:', ...left.map((one) => `  ${one}`)]
      : []),
    '',
    ...breaches.map((breach) => `BREACH ${breachLine(breach)}`),
    ...leftOut.map(({ operation, check, why }) => `LEFT OUT ${operation}: ${check}: ${why}`),
    `${operations.length} operations, ${checks} checks made, ${skipped} do not apply, ${leftOut.length} left out, ${breaches.length} breaches.`,
  ];
  return `${lines.join('\n')}\n`;
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

const STYLES = `
:root { color-scheme: light dark; }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 72rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: start; vertical-align: top; padding: 0.4rem 0.8rem 0.4rem 0; border-top: 1px solid; }
code { font: 0.85em ui-monospace, monospace; white-space: pre-wrap; }
`;

/** Formats a report as a self-contained HTML page. */
export function htmlReport({ baseUrl, operations, breaches, leftOut, left }: Report): string {
  const title = `Conformance of ${baseUrl}`;
  const said =
    breaches.length === 0
      ? 'No breaches of the contract.'
      : `${breaches.length} breaches of the contract.`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escapeMarkup(title)}</title>
<style>${STYLES}</style>
</head>
<body>
<main>
<h1>${escapeMarkup(title)}</h1>
<p>${said}</p>
${
  leftOut.length > 0
    ? `<h2>Left out</h2>\n<p>These checks could not be made.</p>\n${formatList(leftOut.map(({ operation, check, why }) => `${operation}: ${check}: ${why}`))}`
    : ''
}
${breaches.length > 0 ? `<h2>Breaches</h2>\n<ol>${breaches.map(formatBreach).join('\n')}</ol>` : ''}
<h2>Operations</h2>
<table>
<thead><tr><th scope="col">Operation</th><th scope="col">Seen</th><th scope="col">Not provoked, and why</th><th scope="col">Not checked, and why</th></tr></thead>
<tbody>
${operations.map(formatRow).join('\n')}
</tbody>
</table>
${left.length > 0 ? `<h2>Made on the server and left there</h2>\n${formatList(left)}` : ''}
</main>
</body>
</html>
`;
}

const formatList = (items: readonly string[]): string =>
  items.length === 0
    ? ''
    : `<ul>${items.map((item) => `<li>${escapeMarkup(item)}</li>`).join('')}</ul>`;

const formatBreach = ({ operation, what, check, curl }: Report['breaches'][number]): string =>
  `<li><strong>${operation}</strong>: ${escapeMarkup(what)} (${escapeMarkup(check)})${
    curl === undefined ? '' : `<br><code>${escapeMarkup(curl)}</code>`
  }</li>`;

function formatRow({
  id,
  method,
  path,
  seen,
  unprovoked,
  skipped,
  breaches,
}: OperationReport): string {
  const told = [...seen].toSorted().map(([answer, times]) => `${answer} ×${times}`);
  const cells = [
    told,
    unprovoked.map(({ refusal, why }) => `${refusal}: ${why}`),
    skipped.map(
      ({ check, why, isIntended }) => `${check}: ${why}${isIntended ? ' (does not apply)' : ''}`,
    ),
  ];
  const state = breaches.length === 0 ? 'passed' : 'failed';
  return `<tr><th scope="row">${id}, ${state}<br><code>${method} ${escapeMarkup(path)}</code></th>${cells
    .map((cell) => `<td>${formatList(cell)}</td>`)
    .join('')}</tr>`;
}

/** Escapes text for XML and HTML, and removes characters that XML forbids. */
const escapeMarkup = (text: string): string =>
  text
    // oxlint-disable-next-line no-control-regex -- these are what XML 1.0 forbids
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

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
