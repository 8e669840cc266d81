import { normalizeEmail } from '@conkit/rules';
import type { Language } from '../config/languages.ts';
import type { Context } from '../context.ts';
import { ProblemError } from '../errors.ts';
import { noteSignIn } from '../mail/accounts.ts';
import { queueMail } from '../mail/queue.ts';
import type { Operation } from '../operation.ts';
import type { AnswerCookie } from '../answerCookie.ts';
import { codeCookie, codeCookieName, sessionCookie, sessionCookieName } from './cookie.ts';
import { expectCode } from '../keys/loginCodes.ts';
import { checkLoginKey, holdLoginKey } from '../keys/loginKeys.ts';
import { networkOf } from '../limits/network.ts';
import { countRequest, isWithinLimit } from '../limits/rateLimit.ts';
import { startSession } from './sessions.ts';

/** Signs in with the key of a login link. The key stays valid, as mail scanners open links too. */
export const login: Operation<'login'> = async (context, { body, cookies, ip, asked }) => {
  const { db } = context;
  const email = body.email.trim();
  const state = await checkLoginKey(context, db, email, body.key);
  if (state === 'wrong') {
    // Counts wrong keys only: a household behind one address can sign in freely.
    await countRequest(context, [
      ['wrong_keys_network', networkOf(ip)],
      ['wrong_keys', normalizeEmail(email)],
    ]);
    throw new ProblemError('unauthorized');
  }
  if (state === 'expired') {
    const browser = await mailFreshLink(
      context,
      email,
      cookies[codeCookieName(context)],
      asked?.language,
    );
    // The answer is the same when the mail limit is reached: the link has expired either way.
    throw new ProblemError('expired_key', { cookies: [browser] });
  }
  const token = await db.transaction().execute(async (trx) => {
    // The account may have been erased, or signed out everywhere, since the key was checked.
    if (!(await holdLoginKey(context, trx, email, body.key)))
      throw new ProblemError('unauthorized');
    await noteSignIn(context, trx, email, asked);
    const previous = cookies[sessionCookieName(context)];
    return startSession(context, trx, email, previous, state === 'valid');
  });
  return { body: { status: 'success', email }, cookies: [sessionCookie(context, token)] };
};

/** Mails a fresh link. Returns the cookie of a browser that waits for the code in the mail. */
async function mailFreshLink(
  context: Context,
  email: string,
  previous: string | undefined,
  language: Language | undefined,
): Promise<AnswerCookie> {
  const { db, clock } = context;
  const isMailed = await isWithinLimit(context, ['fresh_links', normalizeEmail(email)]);
  const wanted = { email, path: undefined, isMailed };
  const cookie = await db.transaction().execute(async (trx) => {
    const browser = await expectCode(context, trx, previous, wanted);
    const requested = clock.now().toISOString();
    const data = { email, reason: 'expired' as const, code: browser.request, requested };
    if (isMailed) await queueMail(trx, clock, { kind: 'login', data, language });
    return browser.cookie;
  });
  return codeCookie(context, cookie);
}
