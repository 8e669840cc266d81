/** The contents of a delivery report. */
export interface ReportOptions {
  readonly reference?: string;
  readonly action?: string;
  readonly status?: string;
  /** The style of the report. Exchange returns only the mail's headers, and has other texts than Postfix. */
  readonly style?: 'postfix' | 'exchange';
}

/** Returns a delivery report (RFC 3464). */
export function deliveryReport({
  reference,
  action = 'failed',
  status = '5.1.1',
  style = 'postfix',
}: ReportOptions): string {
  const own = reference === undefined ? [] : [`X-ConKit-Mail: ${reference}`];
  const isPostfix = style === 'postfix';
  return [
    'Return-Path: <>',
    'From: MAILER-DAEMON@mx.example.net (Mail Delivery System)',
    'To: bounces@members.example.com',
    'Subject: Undelivered Mail Returned to Sender',
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status;',
    '\tboundary="9D1F.1563000000/mx.example.net"',
    '',
    'This is a MIME-encapsulated message.',
    '',
    '--9D1F.1563000000/mx.example.net',
    'Content-Description: Notification',
    'Content-Type: text/plain; charset=utf-8',
    '',
    "I'm sorry to have to inform you that your message could not be delivered.",
    '',
    '--9D1F.1563000000/mx.example.net',
    'Content-Description: Delivery report',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example.net',
    'Arrival-Date: Mon, 1 Jul 2019 12:00:00 +0000 (UTC)',
    '',
    'Final-Recipient: rfc822; unknown@example.com',
    'Original-Recipient: rfc822;unknown@example.com',
    `Action: ${action}`,
    `Status: ${status}`,
    'Remote-MTA: dns; mail.example.com',
    'Diagnostic-Code: smtp; 550 5.1.1 <unknown@example.com>: Recipient address',
    '    rejected: User unknown',
    '',
    '--9D1F.1563000000/mx.example.net',
    `Content-Type: ${isPostfix ? 'message/rfc822' : 'text/rfc822-headers'}`,
    '',
    'From: Registration <registration@example.com>',
    ...own,
    'To: unknown@example.com',
    'Subject: Your link',
    '',
    ...(isPostfix ? ['Hello,', 'X-ConKit-Mail: 1.not-a-header'] : []),
    '',
    '--9D1F.1563000000/mx.example.net--',
    '',
  ].join('\r\n');
}
