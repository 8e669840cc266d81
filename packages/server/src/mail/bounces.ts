import PostalMime from 'postal-mime';
import type { Queryable } from '../database/connect.ts';
import type { Clock } from '../ports/clock.ts';
import { REFERENCE_HEADER } from '../ports/mail.ts';
import { oneLine } from './escape.ts';

/**
 * The outcome of reading a mail as a delivery report: not a report, about an unknown mail, not about a
 * failure, already recorded, or recorded now.
 */
export type Bounce =
  | { readonly kind: 'no_report' | 'not_ours' | 'not_failed' }
  | {
      readonly kind: 'known' | 'recorded';
      readonly mail: number;
      /** The key of the recipient's address. */
      readonly account: string | null;
      /** Whether the mailbox does not exist. */
      readonly isAddressDead: boolean;
    };

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Reads a delivery report and marks the mail as bounced and, if the mailbox does not exist, its address too. */
export async function markBounce(
  trx: Queryable,
  clock: Clock,
  report: Uint8Array,
): Promise<Bounce> {
  const read = await readDeliveryReport(report);
  if (!read) return { kind: 'no_report' };
  if (!read.reference || !UUID.test(read.reference)) return { kind: 'not_ours' };
  const failed = read.recipients.find(({ action }) => action === 'failed');
  if (!failed) return { kind: 'not_failed' };
  const job = await trx
    .selectFrom('mail_job')
    .select(['id', 'recipient_key', 'bounced_at'])
    .where('reference', '=', read.reference)
    .forUpdate()
    .executeTakeFirst();
  if (!job) return { kind: 'not_ours' };
  const isAddressDead = isDead(failed);
  const { id: mail, recipient_key: account } = job;
  if (job.bounced_at) return { kind: 'known', mail, account, isAddressDead };
  const now = clock.now();
  const bounce = oneLine(`${failed.status} ${failed.diagnostic}`);
  await trx
    .updateTable('mail_job')
    .set({ bounced_at: now, bounce })
    .where('id', '=', mail)
    .execute();
  if (isAddressDead && account !== null) {
    await trx
      .insertInto('account')
      .values({ email_key: account, bounced_at: now })
      .onConflict((conflict) => conflict.column('email_key').doUpdateSet({ bounced_at: now }))
      .execute();
  }
  return { kind: 'recorded', mail, account, isAddressDead };
}

/**
 * Returns whether the mailbox does not exist (RFC 3463: 5.1.x, and 5.2.1 for a disabled one). A full mailbox
 * or a spam verdict does not mean that the address is wrong.
 */
const isDead = ({ status }: ReportedRecipient): boolean => /^5\.(?:1\.|2\.1$)/.test(status);

/** What a report contains about one address. */
export interface ReportedRecipient {
  /** Such as `failed`, `delayed` or `delivered`, in lower case. */
  readonly action: string;
  /** Such as `5.1.1` (RFC 3463); empty when the report contains none. */
  readonly status: string;
  /** The mail server's answer, verbatim; empty when the report contains none. */
  readonly diagnostic: string;
}

/** The parts of a delivery report (RFC 3464) that we use. */
export interface DeliveryReport {
  /** The header that identifies our mail; undefined when the report does not contain it. */
  readonly reference: string | undefined;
  readonly recipients: readonly ReportedRecipient[];
}

/** The report comes before the returned mail, so the rest can be cut off. */
export const MAX_REPORT_BYTES = 256 * 1024;
/** The parser takes some microseconds for each line, even an empty one, and blocks other requests meanwhile. */
const MAX_LINES = 3000;

const STATUS = new Set(['message/delivery-status', 'message/global-delivery-status']);
const RETURNED = new Set([
  'message/rfc822',
  'message/global',
  'message/global-headers',
  'message/rfc822-headers',
  'text/rfc822-headers',
]);
const MAX_DIAGNOSTIC_LENGTH = 500;

/**
 * Parses a mail that may be a delivery report. Never throws.
 *
 * @returns undefined when it is not a delivery report or not a readable mail
 */
export async function readDeliveryReport(mail: Uint8Array): Promise<DeliveryReport | undefined> {
  const parts = await listParts(firstLines(mail.subarray(0, MAX_REPORT_BYTES)));
  const status = parts.find(({ type }) => STATUS.has(type));
  if (!status) return undefined;
  // The first group is about the mail as a whole, each of the others about one address.
  const [, ...groups] = fieldGroups(status.text);
  const returned = parts.find(({ type }) => RETURNED.has(type));
  const [headers] = returned ? fieldGroups(returned.text) : [];
  return {
    reference: headers?.get(REFERENCE_HEADER.toLowerCase()),
    recipients: groups.flatMap((fields) => {
      const action = fields.get('action')?.toLowerCase();
      if (action === undefined) return [];
      const diagnostic = withoutType(fields.get('diagnostic-code') ?? '').slice(
        0,
        MAX_DIAGNOSTIC_LENGTH,
      );
      const [code = ''] = /^\d\.\d{1,3}\.\d{1,3}/.exec(fields.get('status') ?? '') ?? [];
      return [{ action, status: code, diagnostic }];
    }),
  };
}

const LINE_FEED = 0x0a;

/** Cuts a mail off after the last line that is parsed. */
function firstLines(mail: Uint8Array): Uint8Array {
  let end = -1;
  for (let line = 0; line < MAX_LINES; line += 1) {
    end = mail.indexOf(LINE_FEED, end + 1);
    if (end === -1) return mail;
  }
  return mail.subarray(0, end + 1);
}

async function listParts(mail: Uint8Array): Promise<{ type: string; text: string }[]> {
  try {
    const { attachments } = await PostalMime.parse(mail, {
      forceRfc822Attachments: true,
      maxNestingDepth: 20,
      attachmentEncoding: 'utf8',
    });
    return attachments.map(({ mimeType, content }) => ({ type: mimeType, text: String(content) }));
  } catch {
    return [];
  }
}

/**
 * Returns the groups of fields between blank lines. A line that begins with white space continues the previous
 * one.
 */
function fieldGroups(text: string): Map<string, string>[] {
  const groups = text.replaceAll(/\r\n?/g, '\n').split(/\n(?:[ \t]*\n)+/);
  return groups.map((group) => {
    const lines = group.replaceAll(/\n[ \t]+/g, ' ').split('\n');
    return new Map(
      lines.flatMap((line): [string, string][] => {
        const colon = line.indexOf(':');
        if (colon < 1) return [];
        return [[line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()]];
      }),
    );
  });
}

/** Removes the type from a value such as `smtp; 550 no such user`. */
const withoutType = (code: string): string => code.replace(/^[\w.-]+;\s*/, '');
