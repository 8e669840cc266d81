import { loginTarget } from '@conkit/rules';
import { ProblemError } from '../errors.ts';
import { askedCode, tryLoginCode, type AskedCode } from '../keys/loginCodes.ts';
import { networkOf } from '../limits/network.ts';
import { countRequest, uncountRequest, type Count } from '../limits/rateLimit.ts';
import { noteSignIn } from '../mail/accounts.ts';
import type { Operation } from '../operation.ts';
import { codeCookie, codeCookieName, sessionCookie, sessionCookieName } from './cookie.ts';
import { startSession } from './sessions.ts';

/**
 * Signs in with the code of a mail, in the browser that asked for it. Every try counts as a wrong one before the
 * code is looked at, and a right one is taken back: however many are sent at once, no more are compared.
 */
export const loginWithCode: Operation<'loginWithCode'> = async (
  context,
  { body, cookies, ip, asked: page },
) => {
  const asked = await askedCode(context, context.db, cookies[codeCookieName(context)]);
  const counts = countsOf(asked, ip);
  await countRequest(context, counts);
  if (!asked) throw new ProblemError('expired_code');
  const { email, path } = asked;
  const token = await context.db.transaction().execute(async (trx) => {
    const state = await tryLoginCode(context, trx, asked, body.code);
    if (state.kind !== 'right') return state;
    await noteSignIn(trx, email, context.clock.now(), page);
    return startSession(context, trx, email, cookies[sessionCookieName(context)]);
  });
  // Not thrown inside: the try that was taken stays taken.
  if (typeof token !== 'string') {
    if (token.kind === 'void') throw new ProblemError('expired_code');
    throw new ProblemError('wrong_code', { tries_left: token.triesLeft });
  }
  await uncountRequest(context, counts);
  return {
    // Home where it is no page of this site: who asked for the mail has chosen it, and may be a stranger.
    body: { status: 'success', email, ...(path && { path: loginTarget({ next: path }) }) },
    cookies: [sessionCookie(context, token), codeCookie(context, '')],
  };
};

/** The address before the network, and both before what all share: who is refused by the first uses up no other. */
const countsOf = (asked: AskedCode | undefined, ip: string): readonly Count[] =>
  asked
    ? [
        ['wrong_codes', asked.email_key],
        ['wrong_codes_network', networkOf(ip)],
        ['wrong_codes_all', ''],
      ]
    : [['wrong_codes_network', networkOf(ip)]];
