import type { Breach } from '../record.ts';
import type { OperationReport, Report } from './report.ts';

/** Formats a breach in one line, with the request that repeats it. */
export const breachLine = ({ operation, what, check, curl }: Breach): string =>
  `${operation}: ${what} (${check})${curl === undefined ? '' : ` — ${curl}`}`;

/** Formats a report for a terminal: the operations, then what is left on the server, then the breaches. */
export function textReport(report: Report): string {
  const { operations, breaches, leftOut, left } = report;
  const checks = operations.reduce((sum, one) => sum + one.checks.length, 0);
  const skipped = operations.reduce((sum, one) => sum + one.skipped.length, 0) - leftOut.length;
  const lines = [
    ...operations.flatMap(linesOf),
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

function linesOf({ id, method, path, seen, unprovoked, skipped, breaches }: OperationReport) {
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
