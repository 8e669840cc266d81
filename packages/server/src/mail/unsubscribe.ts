import { normalizeEmail } from '@conkit/rules';
import type { Context } from '../context.ts';
import { hashesOf, hashToken, type Secrets } from '../keys/hash.ts';

/** Returns the link that unsubscribes an address from campaigns without signing in. */
export function unsubscribeLink(
  { env, secret }: { readonly env: Pick<Context['env'], 'publicUrl'>; readonly secret: string },
  email: string,
): string {
  const account = normalizeEmail(email);
  const key = hashToken(secret, 'unsubscribe', account);
  return new URL(`/unsubscribe/${encodeURIComponent(account)}/${key}`, env.publicUrl).href;
}

/**
 * Returns whether a key is that of an address. Accepts the current secret and the previous one, as mails are
 * read late.
 */
export const isUnsubscribeKey = (secrets: Secrets, email: string, key: string): boolean =>
  hashesOf(secrets, 'unsubscribe', normalizeEmail(email)).includes(key);

/** Stops the campaigns to an address, or starts them again. Idempotent. */
export async function setUnsubscribed(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  email: string,
  isUnsubscribed: boolean,
): Promise<void> {
  const unsubscribed = isUnsubscribed ? clock.now() : null;
  await db
    .insertInto('account')
    .values({ email_key: normalizeEmail(email), unsubscribed })
    .onConflict((conflict) =>
      conflict
        .column('email_key')
        .doUpdateSet({ unsubscribed })
        .where('account.unsubscribed', isUnsubscribed ? 'is' : 'is not', null),
    )
    .execute();
}
