import * as fc from 'fast-check';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { SentMail } from '../adapters/outbox.ts';
import { forEachDatabase } from '../testing/databases.ts';
import { deliveryReport } from '../testing/deliveryReports.ts';
import type { TestServer } from '../testing/server.ts';
import { markBounce, MAX_REPORT_BYTES, readDeliveryReport } from './bounces.ts';
import { queueMail } from './queue.ts';

forEachDatabase((start) => {
  let server: TestServer;
  let mail: SentMail | undefined;
  beforeAll(async () => {
    server = await start();
  });
  beforeEach(async () => {
    server.clock.advance(60);
    await server.db.deleteFrom('account').execute();
    const data = { email: 'Unknown@example.com', reason: 'requested' as const };
    await queueMail(server.db, server.clock, { kind: 'login', data });
    await server.runJobs();
    [mail] = await server.mails();
  });

  const bounce = (options: Parameters<typeof deliveryReport>[0] = {}) => {
    const reference = mail?.reference;
    const report = deliveryReport({ ...(reference !== undefined && { reference }), ...options });
    return server.db
      .transaction()
      .execute((trx) => markBounce(trx, server.clock, Buffer.from(report)));
  };
  const account = () =>
    server.db
      .selectFrom('account')
      .select('bounced_at')
      .where('email_key', '=', 'unknown@example.com')
      .executeTakeFirst();
  const job = () =>
    server.db
      .selectFrom('mail_job')
      .select(['bounced_at', 'bounce', 'recipient'])
      .orderBy('id', 'desc')
      .executeTakeFirst();

  it('marks the mail and an address that does not exist, once', async () => {
    const now = server.clock.now();
    expect(await bounce()).toMatchObject({ kind: 'recorded', isAddressDead: true });
    expect(await job()).toEqual({
      recipient: 'Unknown@example.com',
      bounced_at: now,
      bounce: '5.1.1 550 5.1.1 <unknown@example.com>: Recipient address rejected: User unknown',
    });
    expect(await account()).toEqual({ bounced_at: now });
    server.clock.advance(60);
    expect(await bounce()).toMatchObject({ kind: 'known' });
    expect(await job()).toMatchObject({ bounced_at: now });
    expect(await account()).toEqual({ bounced_at: now });
  });

  it.each(['5.2.2', '4.4.7', '5.7.1', ''])(
    'marks the mail but keeps the address when it bounced with %s',
    async (status) => {
      expect(await bounce({ status })).toMatchObject({ kind: 'recorded', isAddressDead: false });
      expect((await job())?.bounced_at).not.toBeNull();
      expect((await account())?.bounced_at ?? null).toBeNull();
    },
  );

  it('marks nothing when a mail is only delayed', async () => {
    expect(await bounce({ action: 'delayed', status: '4.4.1' })).toEqual({ kind: 'not_failed' });
    expect(await job()).toMatchObject({ bounced_at: null });
  });

  it('ignores a report with a wrong or missing reference', async () => {
    const own = mail?.reference ?? '';
    const other = `${own.startsWith('0') ? '1' : '0'}${own.slice(1)}`;
    for (const reference of [other, '1', '', own.slice(1), '1e3.x', undefined]) {
      const report = deliveryReport(reference === undefined ? {} : { reference });
      const answer = await markBounce(server.db, server.clock, Buffer.from(report));
      expect(answer).toEqual({ kind: 'not_ours' });
    }
    expect(await account()).toBeUndefined();
  });

  it('clears the mark of an address at the next sign-in', async () => {
    await bounce();
    const key = /\/login\/[^/]+\/(\w+)/.exec(mail?.text ?? '')?.[1];
    await server.addPerson({ email: 'unknown@example.com' });
    const login = await server.post('/api/login', { email: 'unknown@example.com', key });
    expect(login.statusCode).toBe(200);
    expect(await account()).toEqual({ bounced_at: null });
  });
});

const read = (mail: string | Uint8Array) =>
  readDeliveryReport(typeof mail === 'string' ? Buffer.from(mail) : mail);
const reference = `17.${'a'.repeat(43)}`;
const diagnostic = '550 5.1.1 <unknown@example.com>: Recipient address rejected: User unknown';

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
  expect(await read(report + 'x'.repeat(MAX_REPORT_BYTES))).toEqual(expected);
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
  ['a reply from a person', 'From: a@example.com\r\nSubject: Re: Your link\r\n\r\nThanks!\r\n'],
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
  // The processor's time doesn't depend on what else the machine does.
  const began = process.cpuUsage();
  await read(make(3000));
  expect(process.cpuUsage(began).user).toBeLessThan(1_500_000);
});
