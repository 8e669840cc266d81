import { createHmac, randomBytes } from 'node:crypto';
import { normalizeEmail } from '@conkit/rules';
import type { Context } from '../context.ts';

/** 128 random bits in hexadecimal: no sign at its end that a mail program would cut off a link. */
export const randomToken = (): string => randomBytes(16).toString('hex');

/** What a hash is for. */
export type Purpose =
  'login' | 'session' | 'packet' | 'browser' | 'code' | 'digits' | 'hold' | 'unsubscribe';

/** What tokens are hashed with: the secret of today and, after it was changed, the one before. */
export type Secrets = Pick<Context, 'secret'> & {
  readonly env: Pick<Context['env'], 'previousSecret'>;
};

/**
 * The keyed hash under which a login key or code, a browser's or a session's id is stored, and which signs the
 * right to a file of the packet. The purpose keeps one from passing as another.
 */
export const hashToken = (secret: string, purpose: Purpose, token: string): string =>
  createHmac('sha256', secret).update(`${purpose}:${token}`).digest('base64url');

/** The hashes under which a token may have been stored: with the secret of today, and with the one before. */
export const hashesOf = ({ secret, env }: Secrets, purpose: Purpose, token: string): string[] =>
  [secret, env.previousSecret]
    .filter((known) => known !== undefined)
    .map((known) => hashToken(known, purpose, token));

/** So many of its signs tell the accounts of a convention from each other. */
const NAME_LENGTH = 12;

/**
 * What an account is called in the log: the beginning of a keyed hash of its address, in hexadecimal. The same
 * account has the same name as long as the secret stays, and only who knows the secret can tell whose it is.
 */
export const accountName = (secret: string, email: string): string =>
  createHmac('sha256', secret)
    .update(`account:${normalizeEmail(email)}`)
    .digest('hex')
    .slice(0, NAME_LENGTH);
