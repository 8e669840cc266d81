import { escapeMarkup } from './junit.ts';
import type { OperationReport, Report } from './report.ts';

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
    breaches.length === 0 ? 'Nothing was found.' : `${breaches.length} breaches of the contract.`;
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
    ? `<h2>Left out</h2>\n<p>These checks could not be made.</p>\n${listOf(leftOut.map(({ operation, check, why }) => `${operation}: ${check}: ${why}`))}`
    : ''
}
${breaches.length > 0 ? `<h2>Breaches</h2>\n<ol>${breaches.map(breachOf).join('\n')}</ol>` : ''}
<h2>Operations</h2>
<table>
<thead><tr><th scope="col">Operation</th><th scope="col">Seen</th><th scope="col">Not provoked, and why</th><th scope="col">Not checked, and why</th></tr></thead>
<tbody>
${operations.map(rowOf).join('\n')}
</tbody>
</table>
${left.length > 0 ? `<h2>Made on the server and left there</h2>\n${listOf(left)}` : ''}
</main>
</body>
</html>
`;
}

const listOf = (items: readonly string[]): string =>
  items.length === 0
    ? ''
    : `<ul>${items.map((item) => `<li>${escapeMarkup(item)}</li>`).join('')}</ul>`;

const breachOf = ({ operation, what, check, curl }: Report['breaches'][number]): string =>
  `<li><strong>${operation}</strong>: ${escapeMarkup(what)} (${escapeMarkup(check)})${
    curl === undefined ? '' : `<br><code>${escapeMarkup(curl)}</code>`
  }</li>`;

function rowOf({ id, method, path, seen, unprovoked, skipped, breaches }: OperationReport): string {
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
    .map((cell) => `<td>${listOf(cell)}</td>`)
    .join('')}</tr>`;
}
