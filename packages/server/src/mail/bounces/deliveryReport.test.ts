import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { deliveryReport } from '../../testing/deliveryReports.ts';
import { MOST_BYTES, readDeliveryReport } from './deliveryReport.ts';

const read = (mail: string | Uint8Array) =>
  readDeliveryReport(typeof mail === 'string' ? Buffer.from(mail) : mail);
const reference = `17.${'a'.repeat(43)}`;
const diagnostic = '550 5.1.1 <nobody@example.com>: Recipient address rejected: User unknown';

it.each(['postfix', 'exchange'] as const)('parses a report in the style of %s', async (style) => {
  expect(await read(deliveryReport({ reference, style }))).toEqual({
    reference,
    recipients: [{ action: 'failed', status: '5.1.1', diagnostic }],
  });
});

it('parses a report with LF line ends, and one that was cut off', async () => {
  const report = deliveryReport({ reference });
  const expected = { reference, recipients: [{ action: 'failed', status: '5.1.1', diagnostic }] };
  expect(await read(report.replaceAll('\r\n', '\n'))).toEqual(expected);
  expect(await read(report.slice(0, report.indexOf('Subject: Your link')))).toEqual(expected);
  expect(await read(report + 'x'.repeat(MOST_BYTES))).toEqual(expected);
});

it('parses a report after a long notice, up to the line limit', async () => {
  const report = deliveryReport({ reference });
  const notice = report.indexOf('\r\n\r\n', report.indexOf('Content-Type: text/plain')) + 4;
  const after = (lines: number) =>
    read(report.slice(0, notice) + 'A word.\r\n'.repeat(lines) + report.slice(notice));
  expect(await after(2000)).toMatchObject({ reference });
  expect(await after(3000)).toBeUndefined();
});

it('parses a base64 report, as some gateways send it', async () => {
  const body = 'Reporting-MTA: dns; a\r\n\r\nAction: Failed\r\nStatus: 5.2.2 (mailbox full)\r\n';
  const mail = [
    'Content-Type: multipart/report; boundary=b',
    '',
    '--b',
    'Content-Type: message/delivery-status',
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from(body).toString('base64'),
    '--b--',
  ].join('\r\n');
  expect(await read(mail)).toEqual({
    reference: undefined,
    recipients: [{ action: 'failed', status: '5.2.2', diagnostic: '' }],
  });
});

it.each([
  ['nothing', ''],
  ['an answer of a person', 'From: a@example.com\r\nSubject: Re: Your link\r\n\r\nThanks!\r\n'],
  ['a holiday notice', 'Auto-Submitted: auto-replied\r\n\r\nI am away.'],
])('returns undefined for %s', async (_, mail) => {
  expect(await read(mail)).toBeUndefined();
});

it('never throws', async () => {
  const report = deliveryReport({ reference });
  const damaged = fc.tuple(
    fc.nat(report.length),
    fc.nat(200),
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.constantFrom(
        '\0',
        '\r\n\r\n',
        '--',
        'Content-Type: multipart/mixed; boundary=""\r\n',
        '\u{1F600}',
      ),
    ),
  );
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.uint8Array({ maxLength: 2000 }), damaged), async (input) => {
      const bytes = Array.isArray(input)
        ? Buffer.from(report.slice(0, input[0]) + input[2] + report.slice(input[0] + input[1]))
        : input;
      const answer = await read(bytes);
      for (const { diagnostic: text } of answer?.recipients ?? [])
        expect(text.length).toBeLessThanOrEqual(500);
    }),
    { numRuns: 500 },
  );
});

it.each([
  [
    'parts in parts',
    (n: number) =>
      Array.from(
        { length: n },
        (_, i) => `Content-Type: multipart/mixed; boundary=b${i}\r\n\r\n--b${i}\r\n`,
      ).join(''),
  ],
  ['one long line', (n: number) => `${deliveryReport({})}${' '.repeat(n * 20)}`],
  [
    'blank lines',
    (n: number) => deliveryReport({}).replace('Action:', `${'\r\n \t'.repeat(n * 5)}Action:`),
  ],
  [
    'folded lines',
    (n: number) =>
      deliveryReport({}).replace('Action:', `X: a${'\r\n b'.repeat(n * 5)}\r\nAction:`),
  ],
])('parses %s quickly', async (_, make) => {
  const began = performance.now();
  await read(make(3000));
  expect(performance.now() - began).toBeLessThan(1500);
});
