import type { Queryable } from '../../database/connect.ts';
import type { Clock } from '../../ports/clock.ts';
import { oneLine } from '../escape.ts';
import { readDeliveryReport, type ReportedRecipient } from './deliveryReport.ts';

/**
 * What came of a mail that was given as a delivery report: it is none, it is about no mail that we know, it does not
 * say that the mail failed, it is known already, or it was written down.
 */
export type Bounce =
  | { readonly kind: 'no_report' | 'not_ours' | 'not_failed' }
  | {
      readonly kind: 'known' | 'recorded';
      readonly mail: number;
      /** The key of the address that it went to. */
      readonly account: string | null;
      /** Whether there is no such mailbox. */
      readonly isAddressDead: boolean;
    };

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Reads a delivery report and marks the mail and, if there is no such mailbox, its address. */
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
 * Whether there is no such mailbox (RFC 3463: 5.1.x, and 5.2.1 for one that is switched off). A full one, or a mail that
 * was taken for spam, says nothing about the address.
 */
const isDead = ({ status }: ReportedRecipient): boolean => /^5\.(?:1\.|2\.1$)/.test(status);
