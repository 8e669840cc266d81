import { escapeMarkup } from './escape.ts';
import type { Breach } from './record.ts';
import {
  countChecks,
  formatCause,
  formatLeftOut,
  formatReached,
  type OperationReport,
  type Report,
} from './report.ts';

const STYLES = `
:root { color-scheme: light dark; }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 72rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; }
th, td { text-align: start; vertical-align: top; padding: 0.3rem 1.2rem 0.3rem 0; border-top: 1px solid; }
td:not(:first-child) { text-align: end; }
code, pre { font: 0.85em ui-monospace, monospace; }
code { overflow-wrap: anywhere; }
pre { white-space: pre-wrap; }
details { border-top: 1px solid; padding: 0.4rem 0; }
summary { cursor: pointer; }
fieldset { display: flex; flex-wrap: wrap; gap: 0.4rem 1.2rem; border: 0; padding: 0; margin: 0 0 1rem; }
legend { float: inline-start; margin-inline-end: 1rem; }
body:has(#show-failed:checked) .operation:not(.failed) { display: none; }
body:has(#show-skipped:checked) .operation:not(.skipped) { display: none; }
`;

/** Formats a report as a self-contained HTML page without scripts. */
export function htmlReport(report: Report): string {
  const { baseUrl, operations, causes, leftOut, left, levels, facts } = report;
  const title = `Conformance of ${baseUrl}`;
  const { made, notApplying, breaches } = countChecks(report);
  const [first] = causes;
  const seconds = Math.round((facts.ended.getTime() - facts.began.getTime()) / 1000);
  const level = levels.map(
    (one) =>
      `<tr><th scope="row">${one.level}</th><td>${one.operations}</td><td>${one.checks}</td><td>${one.breaches}</td><td>${one.leftOut}</td></tr>`,
  );
  const hidden = levels.map(
    (one) =>
      `body:has(#level-${one.level}:checked) .operation:not(.${one.level}) { display: none; }`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escapeMarkup(title)}</title>
<style>${STYLES}${hidden.join('\n')}</style>
</head>
<body>
<main>
<h1>${escapeMarkup(title)}</h1>
<p><strong>${formatReached(report)}</strong>
${made} checks made, ${breaches} breaches with ${causes.length} causes, ${leftOut.length} left out, ${notApplying} do not apply.</p>
<p><time datetime="${facts.began.toISOString()}">${facts.began.toISOString().slice(0, 16).replace('T', ' ')} UTC</time>, ${seconds} seconds.
Kit ${escapeMarkup(facts.kitVersion)}, contract ${escapeMarkup(facts.contractVersion)}, server ${escapeMarkup(facts.serverVersion ?? 'without a version')}.</p>
<table>
<thead><tr><th scope="col">Level</th><th scope="col">Operations</th><th scope="col">Checks made</th><th scope="col">Breaches</th><th scope="col">Left out</th></tr></thead>
<tbody>
${level.join('\n')}
</tbody>
</table>
${first ? `<h2>Repair first</h2>\n<p>${escapeMarkup(formatCause(first, report))}</p>\n${formatRequest(first.breaches[0])}` : ''}
${causes.length > 0 ? `<h2>Breaches by cause</h2>\n<ol>${causes.map((cause) => `<li><details><summary>${escapeMarkup(formatCause(cause, report))}</summary><ul>${cause.breaches.map(formatBreach).join('')}</ul></details></li>`).join('\n')}</ol>` : ''}
${leftOut.length > 0 ? `<h2>Left out</h2>\n<p>These checks could not be made.</p>\n${formatList(formatLeftOut(leftOut))}` : ''}
<h2>Operations</h2>
${formatChoice('Show', 'show', ['all', 'failed', 'skipped'])}
${formatChoice('Level', 'level', ['all', ...levels.map((one) => one.level)])}
${operations.map((one) => formatOperation(one, `${baseUrl}/api/docs`)).join('\n')}
${left.length > 0 ? `<h2>Made on the server and left there</h2>\n${formatList(left)}` : ''}
</main>
</body>
</html>
`;
}

const formatChoice = (label: string, name: string, values: readonly string[]): string =>
  `<fieldset><legend>${label}</legend>${values
    .map(
      (value, at) =>
        `<label><input type="radio" name="${name}" id="${name}-${value}"${at === 0 ? ' checked' : ''}> ${value}</label>`,
    )
    .join('')}</fieldset>`;

const formatList = (items: readonly string[]): string =>
  items.length === 0
    ? ''
    : `<ul>${items.map((item) => `<li>${escapeMarkup(item)}</li>`).join('')}</ul>`;

const formatRequest = (breach: Breach | undefined): string =>
  breach?.curl === undefined ? '' : `<pre><code>${escapeMarkup(breach.curl)}</code></pre>`;

const formatBreach = (breach: Breach): string =>
  `<li><a href="#${breach.operation}">${breach.operation}</a>: ${escapeMarkup(breach.what)} (${escapeMarkup(breach.check)})${formatRequest(breach)}</li>`;

const formatPart = (title: string, items: readonly string[]): string =>
  items.length === 0 ? '' : `<h3>${title}</h3>${formatList(items)}`;

/** @param docs where the server shows the contract */
function formatOperation(
  {
    id,
    method,
    path,
    level,
    contract,
    seen,
    unprovoked,
    skipped,
    breaches,
    checks,
  }: OperationReport,
  docs: string,
): string {
  const told = [...seen].toSorted().map(([answer, times]) => `${answer} ×${times}`);
  const isFailed = breaches.length > 0;
  const isSkipped = skipped.some(({ isIntended }) => !isIntended);
  const failed = new Set(breaches.map(({ check }) => check));
  const names = [
    'operation',
    level,
    isFailed ? 'failed' : 'passed',
    ...(isSkipped ? ['skipped'] : []),
  ];
  return `<details class="${names.join(' ')}" id="${id}">
<summary>${isFailed ? `✗ ${breaches.length} breaches` : '✓ passed'}: <strong>${id}</strong> <code>${method} ${escapeMarkup(path)}</code></summary>
<p><a href="${escapeMarkup(docs)}#/${contract.tag}/${id}">openapi.yaml, line ${contract.line}</a>: ${escapeMarkup(contract.summary)}</p>
<pre>${escapeMarkup(contract.description)}</pre>
${isFailed ? `<h3>Breaches</h3><ul>${breaches.map(formatBreach).join('')}</ul>` : ''}
${formatPart('Answers seen', told)}
${formatPart(
  'Checks passed',
  checks.map(({ check }) => check).filter((check) => !failed.has(check)),
)}
${formatPart(
  'Not checked, and why',
  skipped.map(
    ({ check, why, isIntended }) => `${check}: ${why}${isIntended ? ' (does not apply)' : ''}`,
  ),
)}
${formatPart(
  'Refusals not provoked, and why',
  unprovoked.map(({ refusal, why }) => `${refusal}: ${why}`),
)}
</details>`;
}
