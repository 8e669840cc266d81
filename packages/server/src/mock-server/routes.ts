import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import type { SentMail } from '../adapters/outbox.ts';
import { isAllowedOrigin, isCrossSite } from '../contract/crossOrigin.ts';
import { refuseOtherHosts, sendDevPage } from '../dev/page.ts';
import { escapeHtml } from '../mail/escape.ts';
import type { Call, Calls, Deviation } from './calls.ts';
import { INSTRUCTION_HEADERS } from './proxy.ts';
import type { SettableClock } from './state.ts';

/** The dependencies of the mock server's own routes. */
export interface Controls {
  readonly publicUrl: string;
  readonly corsOrigins: readonly string[];
  readonly calls: Calls;
  readonly clock: SettableClock;
  /** Restores the state at the start. */
  readonly reset: () => Promise<void>;
  /** Sends due mails and runs other due jobs. */
  readonly runDue: () => Promise<void>;
  /** Returns the sent mails, newest first. */
  readonly mails: () => Promise<readonly SentMail[]>;
}

const instant = v.pipe(
  v.string(),
  v.isoTimestamp('now must be like 2026-03-01T12:00:00Z'),
  v.transform((given) => new Date(given)),
);

const clockOrder = v.strictObject(
  {
    now: v.optional(instant),
    advance_seconds: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
    stands_still: v.optional(v.boolean()),
  },
  'known are now, advance_seconds and stands_still',
);

/**
 * Adds the mock server's own routes under `/standin`: the page of calls, and the reset, mails and clock for tests.
 */
export async function registerControls(app: FastifyInstance, controls: Controls): Promise<void> {
  const { publicUrl, corsOrigins, calls, clock, reset, runDue, mails } = controls;
  const clockState = () => ({ now: clock.now().toISOString(), stands_still: clock.standsStill });
  const json = (reply: FastifyReply, body: object, status = 200) =>
    reply.code(status).header('cache-control', 'no-store').send(body);
  await app.register(async (scope) => {
    scope.addHook('onRequest', refuseOtherHosts(publicUrl, '/standin'));
    scope.addHook('onRequest', async ({ method, headers, host }, reply) => {
      const isOurs = isAllowedOrigin(headers, corsOrigins) || method === 'GET';
      if (isOurs || !isCrossSite(headers, [host, new URL(publicUrl).host])) return undefined;
      return json(reply, { message: 'This came from another site.' }, 403);
    });
    scope.get('/standin', (_, reply) =>
      sendDevPage(reply, 'Calls', formatCallsPage(calls.all, clock.now().toISOString())),
    );
    scope.get('/standin/calls', (_, reply) => json(reply, { calls: calls.all }));
    scope.get<{ Querystring: { to?: string } }>('/standin/mails', async ({ query }, reply) => {
      await runDue();
      const to = query.to?.toLowerCase();
      const all = await mails();
      const wanted = all.filter((mail) => to === undefined || mail.to.address.toLowerCase() === to);
      return json(reply, { mails: wanted });
    });
    scope.post('/standin/reset', async (_, reply) => {
      await reset();
      return json(reply, { status: 'success' });
    });
    scope.get('/standin/clock', (_, reply) => json(reply, clockState()));
    scope.post('/standin/clock', async ({ body }, reply) => {
      const read = v.safeParse(clockOrder, parseBody(body));
      if (!read.success) return json(reply, { message: read.issues[0].message }, 400);
      const { now = clock.now(), advance_seconds: seconds = 0, stands_still } = read.output;
      const time = new Date(now.getTime() + seconds * 1000);
      clock.set(time, stands_still ?? clock.standsStill);
      await runDue();
      return json(reply, clockState());
    });
  });
}

function parseBody(body: unknown): unknown {
  try {
    return JSON.parse(Buffer.isBuffer(body) ? body.toString() : '{}');
  } catch {
    return undefined;
  }
}

const formatCode = (text: string) => `<code>${escapeHtml(text)}</code>`;

/** Returns the page of calls and their deviations from the contract, newest first. */
function formatCallsPage(calls: readonly Call[], clock: string): string {
  const deviating = calls.filter(({ deviations }) => deviations.length > 0).length;
  const count = calls.length === 1 ? '1 call' : `${calls.length} calls`;
  return `<p>${calls.length === 0 ? 'Nothing has been called yet.' : `${count}, newest first; ${deviating} not as openapi.yaml describes.`}
The clock says <time>${escapeHtml(clock)}</time>. <a href="/standin">Look again</a></p>
<nav><ul><li><a href="/standin/calls">The same as JSON</a></li><li><a href="/standin/mails">Mails as JSON</a></li><li><a href="/dev/mail">Mails</a></li><li><a href="/api/docs">The contract</a></li></ul></nav>
<p>A request orders by its headers: ${INSTRUCTION_HEADERS.map(formatCode).join(', ')}. ${formatCode('POST /standin/reset')} makes everything as it was at the start,
${formatCode('POST /standin/clock')} sets the clock.</p>
${calls.toReversed().map(formatCall).join('\n')}`;
}

function formatCall(call: Call): string {
  const { number, method, url, operation, status, code: said, ms, ordered, deviations } = call;
  const answer = status === null ? 'no answer' : [status, said ?? ''].join(' ').trim();
  return `<article aria-labelledby="call-${number}">
<h2 id="call-${number}">${number}. ${escapeHtml(`${method} ${url}`)} → ${escapeHtml(answer)}</h2>
<p>${operation === null ? 'No call of the contract' : formatCode(operation)} · ${ms} ms · <time datetime="${call.at}">${call.at}</time>${ordered === null ? '' : ` · ordered: ${formatCode(ordered)}`}</p>
${deviations.length === 0 ? '<p>As described.</p>' : `<ul>${deviations.map(formatDeviation).join('')}</ul>`}
${formatBody('Sent', call.sent)}${formatBody('Answered', call.answered)}
</article>`;
}

const formatDeviation = ({ of, what }: Deviation): string =>
  `<li><strong>${of === 'request' ? 'Request' : 'Answer'}:</strong> ${escapeHtml(what)}</li>`;

const formatBody = (title: string, text: string): string =>
  text === '' ? '' : `<details><summary>${title}</summary><pre>${escapeHtml(text)}</pre></details>`;
