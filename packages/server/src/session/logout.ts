import { normalizeEmail } from '@conkit/rules';
import type { Operation } from '../operation.ts';
import { sessionCookie } from './cookie.ts';
import { endAllSessions, endSession } from './sessions.ts';

/** Signs out here, or with `all` everywhere. */
export const logout: Operation<'logout'> = async (context, { query, session }) => {
  const { db } = context;
  const cookies = [sessionCookie(context, '')];
  const { email } = session;
  if (query.all) {
    const sessions = await endAllSessions(db, normalizeEmail(email));
    return { body: { status: 'success', email, opt: 'all', sessions }, cookies };
  }
  await endSession(db, session.id);
  return { body: { status: 'success', email }, cookies };
};
