import { normalizeEmail } from '@conkit/rules';
import type { Operation } from '../operation.ts';
import { sessionCookie } from './cookie.ts';
import { expireLoginKeys } from '../keys/loginKeys.ts';
import { voidLoginCodes } from '../keys/loginCodes.ts';
import { endAllSessions, endSession } from './sessions.ts';

/** Signs out this session, or all sessions with `all`; with `keys`, also voids the mailed links. */
export const logout: Operation<'logout'> = async (context, { query, session }) => {
  const { db } = context;
  const cookies = [sessionCookie(context, '')];
  const { email } = session;
  // Before the sessions end, so that a refused caller can try again.
  const voided = query.keys ? { keys: await expireLoginKeys(context, email) } : {};
  if (query.keys) await voidLoginCodes(context, email);
  if (query.all) {
    const sessions = await endAllSessions(db, normalizeEmail(email));
    return { body: { status: 'success', email, opt: 'all', sessions, ...voided }, cookies };
  }
  await endSession(db, session.id);
  return { body: { status: 'success', email, ...voided }, cookies };
};
