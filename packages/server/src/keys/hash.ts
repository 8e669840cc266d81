import { normalizeEmail } from '@conkit/rules';
import { createHmac, randomBytes } from 'node:crypto';
import type { Context } from '../context.ts';

/** Returns 128 random bits in hexadecimal, so that no link ends in a character that mail programs cut off. */
export const createToken = (): string => randomBytes(16).toString('hex');

/** The purpose of a hash. */
export type Purpose =
  | 'login'
  | 'session'
  | 'packet'
  | 'browser'
  | 'code'
  | 'digits'
  | 'hold'
  | 'unsubscribe'
  | 'reminders'
  | 'challenge'
  | 'passkey_user';

/** The secrets that tokens are hashed with: the current one and, after a change, the previous one. */
export type Secrets = Pick<Context, 'secret'> & {
  readonly env: Pick<Context['env'], 'previousSecret'>;
};

/**
 * Returns the keyed hash under which a login key or code, or a browser's or session's id, is stored; it also
 * signs the right to a packet file. The purpose prevents using one kind as another.
 */
export const hashToken = (secret: string, purpose: Purpose, token: string): string =>
  createHmac('sha256', secret).update(`${purpose}:${token}`).digest('base64url');

/** Returns the hashes under which a token may be stored: with the current and the previous secret. */
export const listTokenHashes = (
  { secret, env }: Secrets,
  purpose: Purpose,
  token: string,
): string[] =>
  [secret, env.previousSecret]
    .filter((known) => known !== undefined)
    .map((known) => hashToken(known, purpose, token));

/** Enough digits to tell the accounts of a convention apart. */
const NAME_LENGTH = 12;

/**
 * Returns the name of an account in the log: the beginning of a keyed hash of its address, in hexadecimal. It
 * stays the same as long as the secret does, and can't be traced to the address without the secret.
 */
export const hashAccount = (secret: string, email: string): string =>
  createHmac('sha256', secret)
    .update(`account:${normalizeEmail(email)}`)
    .digest('hex')
    .slice(0, NAME_LENGTH);
