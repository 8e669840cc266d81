import { normalizeEmail } from '@conkit/rules';
import type { Language } from '../config/languages.ts';
import type { Context } from '../context.ts';
import { ProblemError } from '../errors.ts';
import { noteSignIn } from '../mail/accounts.ts';
import { queueMail } from '../mail/queue.ts';
import type { Operation } from '../operation.ts';
import { sessionCookie, sessionCookieName } from './cookie.ts';
import { checkLoginKey } from '../keys/loginKeys.ts';
import { networkOf } from '../limits/network.ts';
import { countRequest, isWithinLimit } from '../limits/rateLimit.ts';
import { startSession } from './sessions.ts';

/** Signs in with the key of a login link. The key stays good: mail scanners open links too. */
export const login: Operation<'login'> = async (context, { body, cookies, ip, asked }) => {
  const { db } = context;
  const email = body.email.trim();
  const state = await checkLoginKey(context, db, email, body.key);
  if (state === 'wrong') {
    // Wrong keys only: a household behind one address signs in as often as it likes.
    await countRequest(context, [
      ['wrong_keys_network', networkOf(ip)],
      ['wrong_keys', normalizeEmail(email)],
    ]);
    throw new ProblemError('unauthorized');
  }
  if (state === 'expired') {
    await mailFreshLink(context, email, asked?.language);
    // Also when enough mails were sent already: the link has expired, whatever else is true.
    throw new ProblemError('expired_key');
  }
  const token = await startSession(context, db, email, cookies[sessionCookieName(context)]);
  await noteSignIn(db, email, context.clock.now(), asked);
  return { body: { status: 'success', email }, cookies: [sessionCookie(context, token)] };
};

async function mailFreshLink(
  context: Context,
  email: string,
  language: Language | undefined,
): Promise<void> {
  if (!(await isWithinLimit(context, ['fresh_links', normalizeEmail(email)]))) return;
  const data = { email, reason: 'expired' as const };
  await queueMail(context.db, context.clock, { kind: 'login', data, language });
}
