import { createHmac, randomBytes } from 'node:crypto';

/** 18 random bytes, 144 bits, as 24 characters that a URL and a mail program leave alone. */
export const randomToken = (): string => randomBytes(18).toString('base64url');

/**
 * The keyed hash under which a login key or a session id is stored. The purpose keeps one from
 * passing as the other.
 */
export const hashToken = (secret: string, purpose: 'login' | 'session', token: string): string =>
  createHmac('sha256', secret).update(`${purpose}:${token}`).digest('base64url');
