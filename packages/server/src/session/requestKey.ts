import { isBlank, normalizeEmail } from '@conkit/rules';
import { sql } from 'kysely';
import type { Language } from '../config/languages.ts';
import type { Context } from '../context.ts';
import { queueMail } from '../mail/queue.ts';
import type { Operation, OperationRequest } from '../operation.ts';
import { NON_MEMBER } from '../config/nonMember.ts';
import { insertPerson } from '../people/insert.ts';
import { networkOf } from '../limits/network.ts';
import { countRequest, isWithinLimit } from '../limits/rateLimit.ts';

/**
 * Mails a login link. The answer is the same for known and unknown addresses, and so is what is counted;
 * only the owner of the mailbox learns the difference. An address that was mailed enough gets no further
 * mail, and its links stay good.
 */
export const requestKey: Operation<'requestKey'> = async (context, { body, ip, asked }) => {
  const email = body.email.trim();
  const emailKey = normalizeEmail(email);
  const network = networkOf(ip);
  await countRequest(context, [
    ['link_requests', `${network} ${emailKey}`],
    ['link_requests_network', network],
  ]);
  if (await mayBeMailed(context, emailKey, network)) {
    await mailLink(context, email, body, asked?.language);
  }
  return { body: { status: 'success', email } };
};

/** Strangers may use up what an address is mailed, but not the one mail for whoever asks from elsewhere. */
async function mayBeMailed(context: Context, emailKey: string, network: string): Promise<boolean> {
  const isUsual =
    (await isWithinLimit(context, ['link_mails', emailKey])) ||
    (await isWithinLimit(context, ['link_mails_beyond', `${network} ${emailKey}`]));
  return isUsual && isWithinLimit(context, ['link_mails_most', emailKey]);
}

async function mailLink(
  { db, clock }: Context,
  email: string,
  { path, name }: OperationRequest<'requestKey'>['body'],
  language: Language | undefined,
): Promise<void> {
  const emailKey = normalizeEmail(email);
  await db.transaction().execute(async (trx) => {
    // Of two who make an account for one address at once, the second finds it made.
    if (!isBlank(name)) await sql`select pg_advisory_xact_lock(hashtext(${emailKey}))`.execute(trx);
    const known = await trx
      .selectFrom('person')
      .select('email')
      .where('email_key', '=', emailKey)
      .orderBy('id')
      .executeTakeFirst();
    const wanted = path === undefined ? {} : { path };
    if (known) {
      // To the address on file, not as it was typed now.
      const data = { email: known.email ?? email, reason: 'requested' as const, ...wanted };
      return queueMail(trx, clock, { kind: 'login', data, language });
    }
    if (isBlank(name)) {
      return queueMail(trx, clock, { kind: 'unknown_address', data: { email }, language });
    }
    await insertPerson(trx, clock, { membership: NON_MEMBER, legal_name: name ?? '', email });
    const data = { email, reason: 'created' as const, ...wanted };
    return queueMail(trx, clock, { kind: 'login', data, language });
  });
}
