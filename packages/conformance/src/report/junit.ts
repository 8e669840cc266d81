import { breachLine } from './text.ts';
import type { OperationReport, Report } from './report.ts';

/** Escapes text for XML and HTML, and removes characters that XML forbids. */
export const escapeMarkup = (text: string): string =>
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
    .map(suiteOf)
    .join('\n')}\n</testsuites>\n`;
}

function suiteOf({ id, checks, skipped, breaches }: OperationReport): string {
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
