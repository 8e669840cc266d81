import { normalizeEmail } from '@conkit/rules';
import type { Context } from '../context.ts';
import { ProblemError } from '../errors.ts';
import { queueMail } from '../mail/queue.ts';
import type { Operation } from '../operation.ts';
import { sessionCookie } from './cookie.ts';
import { checkLoginKey } from './keys.ts';
import { countRequest, isWithinLimit, type Limit } from './rateLimit.ts';
import { startSession } from './sessions.ts';

/** Wrong keys only: a household behind one address signs in as often as it likes. */
const perAddress: Limit = { name: 'login-address', most: 20, seconds: 15 * 60 };
const perIp: Limit = { name: 'login-ip', most: 100, seconds: 15 * 60 };
/** A mail program or scanner that opens an old link again and again sends one mail, not hundreds. */
const freshLink: Limit = { name: 'fresh-link', most: 3, seconds: 60 * 60 };

/** Signs in with the key of a login link. The key stays good: mail scanners open links too. */
export const login: Operation<'login'> = async (context, { body, cookies, ip }) => {
  const { config, db } = context;
  const email = body.email.trim();
  const state = await checkLoginKey(context, db, email, body.key);
  if (state === 'wrong') {
    await countRequest(context, [
      [perIp, ip],
      [perAddress, normalizeEmail(email)],
    ]);
    throw new ProblemError('unauthorized');
  }
  if (state === 'expired') {
    await mailFreshLink(context, email);
    // Also when enough mails were sent already: the link has expired, whatever else is true.
    throw new ProblemError('expired_key');
  }
  const token = await startSession(context, db, email, cookies[config.id]);
  return { body: { status: 'success', email }, cookies: [sessionCookie(context, token)] };
};

async function mailFreshLink(context: Context, email: string): Promise<void> {
  if (!(await isWithinLimit(context, freshLink, normalizeEmail(email)))) return;
  const data = { email, reason: 'expired' as const };
  await queueMail(context.db, context.clock, { kind: 'login', data });
}
