import type { Queryable } from '../../database/connect.ts';
import type { Clock } from '../../ports/clock.ts';
import { oneLine } from '../escape.ts';
import { readDeliveryReport, type ReportedRecipient } from './deliveryReport.ts';

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
