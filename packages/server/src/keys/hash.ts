import { createHmac, randomBytes } from 'node:crypto';

/** 128 random bits in hexadecimal: no sign at its end that a mail program would cut off a link. */
export const randomToken = (): string => randomBytes(16).toString('hex');

/**
 * The keyed hash under which a login key or code, a browser's or a session's id is stored, and which signs the
 * right to a file of the packet. The purpose keeps one from passing as another.
 */
export const hashToken = (
  secret: string,
  purpose: 'login' | 'session' | 'packet' | 'browser' | 'code',
  token: string,
): string => createHmac('sha256', secret).update(`${purpose}:${token}`).digest('base64url');
