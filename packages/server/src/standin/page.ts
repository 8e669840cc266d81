import { escapeHtml } from '../mail/escape.ts';
import type { Call, Deviation } from './calls.ts';
import { ORDERS } from './orders.ts';

const code = (text: string) => `<code>${escapeHtml(text)}</code>`;

/** Returns the page of calls and their deviations from the contract, newest first. */
export function callsPage(calls: readonly Call[], clock: string): string {
  const deviating = calls.filter(({ deviations }) => deviations.length > 0).length;
  const count = calls.length === 1 ? '1 call' : `${calls.length} calls`;
  return `<p>${calls.length === 0 ? 'Nothing has been called yet.' : `${count}, newest first; ${deviating} not as openapi.yaml describes.`}
The clock says <time>${escapeHtml(clock)}</time>. <a href="/standin">Look again</a></p>
<nav><ul><li><a href="/standin/calls">The same as JSON</a></li><li><a href="/standin/mails">Mails as JSON</a></li><li><a href="/dev/mail">Mails</a></li><li><a href="/api/docs">The contract</a></li></ul></nav>
<p>A request orders by its headers: ${ORDERS.map(code).join(', ')}. ${code('POST /standin/reset')} makes everything as it was at the start,
${code('POST /standin/clock')} sets the clock.</p>
${calls.toReversed().map(article).join('\n')}`;
}

function article(call: Call): string {
  const { number, method, url, operation, status, code: said, ms, ordered, deviations } = call;
  const answer = status === null ? 'no answer' : [status, said ?? ''].join(' ').trim();
  return `<article aria-labelledby="call-${number}">
<h2 id="call-${number}">${number}. ${escapeHtml(`${method} ${url}`)} → ${escapeHtml(answer)}</h2>
<p>${operation === null ? 'No call of the contract' : code(operation)} · ${ms} ms · <time datetime="${call.at}">${call.at}</time>${ordered === null ? '' : ` · ordered: ${code(ordered)}`}</p>
${deviations.length === 0 ? '<p>As described.</p>' : `<ul>${deviations.map(item).join('')}</ul>`}
${body('Sent', call.sent)}${body('Answered', call.answered)}
</article>`;
}

const item = ({ of, what }: Deviation): string =>
  `<li><strong>${of === 'request' ? 'Request' : 'Answer'}:</strong> ${escapeHtml(what)}</li>`;

const body = (title: string, text: string): string =>
  text === '' ? '' : `<details><summary>${title}</summary><pre>${escapeHtml(text)}</pre></details>`;
