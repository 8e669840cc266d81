// Decisions: docs/decisions/sign-in.md
import { normalizeEmail } from '@conkit/rules';
import type { Context } from '../context.ts';
import type { Queryable } from '../database/connect.ts';
import { createToken, hashToken, listTokenHashes } from './hash.ts';

const DAY_MS = 86_400_000;

/**
 * How long a login link proves that its user reads the mailbox, in milliseconds. Later it may come from a
 * browser's history.
 */
const PROOF_MS = 3_600_000;

/** The state of a presented key; `old` signs in, but proves nothing about the mailbox. */
type KeyState = 'valid' | 'old' | 'expired' | 'wrong';

/**
 * Creates a login key for an address and stores its hash. Older keys stay valid, as mails cross.
 *
 * @param expires when the key ends, if later than the configured `key_days` from now
 * @returns the key, which is stored nowhere else
 */
export async function createLoginKey(
  { db, clock, config, secret }: Context,
  email: string,
  expires?: Date,
): Promise<string> {
  const key = createToken();
  const created = clock.now();
  const usual = new Date(created.getTime() + config.login.key_days * DAY_MS);
  await db
    .insertInto('login_key')
    .values({
      hash: hashToken(secret, 'login', key),
      email: email.trim(),
      email_key: normalizeEmail(email),
      created,
      expires: expires && expires > usual ? expires : usual,
    })
    .execute();
  return key;
}

/**
 * Expires all keys of an account. Expired keys are kept, so that a user who opens an old link gets a fresh one
 * by mail.
 *
 * @returns how many were still valid
 */
export async function expireLoginKeys({ db, clock }: Context, email: string): Promise<number> {
  const now = clock.now();
  const { numUpdatedRows } = await db
    .updateTable('login_key')
    .set({ expires: now })
    .where('email_key', '=', normalizeEmail(email))
    .where('expires', '>', now)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Returns whether a key belongs to an address and is still valid. Using a key does not void it. */
export async function checkLoginKey(
  context: Context,
  db: Queryable,
  email: string,
  key: string,
): Promise<KeyState> {
  const row = await db
    .selectFrom('login_key')
    .select(['created', 'expires'])
    .where('hash', 'in', listTokenHashes(context, 'login', key))
    .where('email_key', '=', normalizeEmail(email))
    .executeTakeFirst();
  if (!row) return 'wrong';
  const now = context.clock.now();
  if (row.expires <= now) return 'expired';
  return row.created.getTime() + PROOF_MS > now.getTime() ? 'valid' : 'old';
}

/**
 * Locks a login key against deletion until the transaction ends.
 *
 * @returns whether it still exists
 */
export async function lockLoginKey(
  context: Context,
  trx: Queryable,
  email: string,
  key: string,
): Promise<boolean> {
  const row = await trx
    .selectFrom('login_key')
    .select('hash')
    .where('hash', 'in', listTokenHashes(context, 'login', key))
    .where('email_key', '=', normalizeEmail(email))
    .forKeyShare()
    .executeTakeFirst();
  return row !== undefined;
}
