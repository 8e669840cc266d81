// Decisions: docs/decisions/sign-in.md
import { loginTarget } from '@conkit/rules';
import type { Context } from '../context.ts';
import { ProblemError } from '../errors.ts';
import { askedCode, tryLoginCode, type AskedCode } from '../keys/loginCodes.ts';
import { networkOf } from '../limits/network.ts';
import {
  countRequest,
  isWithinLimit,
  readAllowance,
  uncountRequest,
  type Count,
} from '../limits/rateLimit.ts';
import { noteSignIn } from '../mail/accounts.ts';
import type { Operation } from '../operation.ts';
import { codeCookie, codeCookieName, sessionCookie, sessionCookieName } from './cookie.ts';
import { startSession } from './sessions.ts';

/**
 * Signs in with a mailed code, in the browser that asked for it. Each try counts as a wrong one before it is
 * compared, and a right one is refunded afterwards, so that concurrent tries can't exceed the limit.
 */
export const loginWithCode: Operation<'loginWithCode'> = async (
  context,
  { body, cookies, ip, asked: page },
) => {
  const asked = await askedCode(context, context.db, cookies[codeCookieName(context)]);
  // No code was mailed to this browser, so there is nothing to guess or count.
  if (!asked) throw new ProblemError('expired_code');
  const counts = await countTry(context, asked, ip);
  const { email, path } = asked;
  const token = await context.db.transaction().execute(async (trx) => {
    const state = await tryLoginCode(context, trx, asked, body.code);
    if (state.kind !== 'right') return state;
    await noteSignIn(context, trx, email, page);
    return startSession(context, trx, email, cookies[sessionCookieName(context)]);
  });
  // Thrown outside the transaction, so that the try stays counted.
  if (typeof token !== 'string') {
    if (token.kind === 'void') throw new ProblemError('expired_code');
    throw new ProblemError('wrong_code', { tries_left: token.triesLeft });
  }
  await uncountRequest(context, counts);
  return {
    // A stranger may have chosen the path, so paths outside this site lead home.
    body: { status: 'success', email, ...(path && { path: loginTarget({ next: path }) }) },
    cookies: [sessionCookie(context, token), codeCookie(context, '')],
  };
};

/**
 * Counts a try as a wrong one, and returns what to refund for a right one. An address that strangers have
 * tried too often keeps one try for each network. A search over all addresses blocks no one else: it counts
 * double for the networks it comes from. Addresses without an account count the same way, as the limits would
 * otherwise reveal members.
 *
 * @throws ProblemError `too_many_requests`
 */
async function countTry(context: Context, { email_key }: AskedCode, ip: string): Promise<Count[]> {
  const network = networkOf(ip);
  const hasTries = (await readAllowance(context, 'wrong_codes', email_key)) > 0;
  const isSearched = (await readAllowance(context, 'wrong_codes_all', '')) === 0;
  if (isSearched) context.log.warn('codes are being guessed');
  const counts: Count[] = [
    hasTries ? ['wrong_codes', email_key] : ['wrong_codes_beyond', `${network} ${email_key}`],
    ['wrong_codes_network', network, isSearched ? 2 : 1],
  ];
  await countRequest(context, counts);
  if (await isWithinLimit(context, ['wrong_codes_all', ''])) counts.push(['wrong_codes_all', '']);
  return counts;
}
