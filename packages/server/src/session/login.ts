// Decisions: docs/decisions/sign-in.md
import { loginTarget, normalizeEmail } from '@conkit/rules';
import type { AnswerCookie } from '../answerCookie.ts';
import type { Language } from '../config/languages.ts';
import type { Context } from '../context.ts';
import { ProblemError } from '../errors.ts';
import {
  type CodeChallenge,
  findCodeChallenge,
  startCodeChallenge,
  tryLoginCode,
  voidLoginCodes,
} from '../keys/loginCodes.ts';
import { checkLoginKey, expireLoginKeys, lockLoginKey } from '../keys/loginKeys.ts';
import {
  chargeRequest,
  type Count,
  getNetwork,
  readAllowance,
  refundLimit,
  tryCharge,
} from '../limits/rateLimit.ts';
import { recordSignIn } from '../mail/accounts.ts';
import { queueMail } from '../mail/queue.ts';
import type { Operation } from '../operation.ts';
import {
  createCodeCookie,
  createSessionCookie,
  endAllSessions,
  endSession,
  getCodeCookieName,
  getSessionCookieName,
  startSession,
} from './sessions.ts';

/** Signs in with the key of a login link. The key stays valid, as mail scanners open links too. */
export const login: Operation<'login'> = async (context, { body, cookies, ip, asked }) => {
  const { db } = context;
  const email = body.email.trim();
  const state = await checkLoginKey(context, db, email, body.key);
  if (state === 'wrong') {
    // Counts wrong keys only: a household behind one address can sign in freely.
    await chargeRequest(context, [
      ['wrong_keys_network', getNetwork(ip)],
      ['wrong_keys', normalizeEmail(email)],
    ]);
    throw new ProblemError('unauthorized');
  }
  if (state === 'expired') {
    const browser = await mailNewLink(
      context,
      email,
      cookies[getCodeCookieName(context)],
      asked?.language,
    );
    // The answer is the same when the mail limit is reached: the link has expired either way.
    throw new ProblemError('expired_key', { cookies: [browser] });
  }
  const token = await db.transaction().execute(async (trx) => {
    // The account may have been erased, or signed out everywhere, since the key was checked.
    if (!(await lockLoginKey(context, trx, email, body.key)))
      throw new ProblemError('unauthorized');
    await recordSignIn(context, trx, email, asked);
    const previous = cookies[getSessionCookieName(context)];
    const facts = { isProved: state === 'valid', personId: body.id };
    return startSession(context, trx, email, previous, facts);
  });
  return { body: { status: 'success', email }, cookies: [createSessionCookie(context, token)] };
};

/** Mails a fresh link. Returns the cookie of a browser that waits for the code in the mail. */
async function mailNewLink(
  context: Context,
  email: string,
  previous: string | undefined,
  language: Language | undefined,
): Promise<AnswerCookie> {
  const { db, clock } = context;
  const isMailed = await tryCharge(context, ['fresh_links', normalizeEmail(email)]);
  const wanted = { email, path: undefined, isMailed };
  const cookie = await db.transaction().execute(async (trx) => {
    const browser = await startCodeChallenge(context, trx, previous, wanted);
    const requested = clock.now().toISOString();
    const data = { email, reason: 'expired' as const, code: browser.request, requested };
    if (isMailed) await queueMail(trx, clock, { kind: 'login', data, language });
    return browser.cookie;
  });
  return createCodeCookie(context, cookie);
}

/**
 * Signs in with a mailed code, in the browser that asked for it. Each try counts as a wrong one before it is
 * compared, and a right one is refunded afterwards, so that concurrent tries can't exceed the limit.
 */
export const loginWithCode: Operation<'loginWithCode'> = async (
  context,
  { body, cookies, ip, asked: page },
) => {
  const asked = await findCodeChallenge(context, context.db, cookies[getCodeCookieName(context)]);
  // No code was mailed to this browser, so there is nothing to guess or count.
  if (!asked) throw new ProblemError('expired_code');
  const counts = await countTry(context, asked, ip);
  const { email, path } = asked;
  const token = await context.db.transaction().execute(async (trx) => {
    const state = await tryLoginCode(context, trx, asked, body.code);
    if (state.kind !== 'right') return state;
    await recordSignIn(context, trx, email, page);
    return startSession(context, trx, email, cookies[getSessionCookieName(context)]);
  });
  // The error is thrown outside the transaction, so that the try stays counted.
  if (typeof token !== 'string') {
    if (token.kind === 'void') throw new ProblemError('expired_code');
    throw new ProblemError('wrong_code', { tries_left: token.triesLeft });
  }
  await refundLimit(context, counts);
  return {
    // A stranger may have chosen the path, so paths outside this site lead home.
    body: { status: 'success', email, ...(path && { path: loginTarget({ next: path }) }) },
    cookies: [createSessionCookie(context, token), createCodeCookie(context, '')],
  };
};

/**
 * Counts a try as a wrong one, and returns what to refund for a right one. An address that strangers have tried
 * too often keeps one try for each network. A search over all addresses doesn't block other users, because it
 * counts double for its own networks. Addresses without an account count the same way, as the limits would
 * otherwise reveal members.
 *
 * @throws ProblemError `too_many_requests`
 */
async function countTry(
  context: Context,
  { email_key }: CodeChallenge,
  ip: string,
): Promise<Count[]> {
  const network = getNetwork(ip);
  const hasTries = (await readAllowance(context, 'wrong_codes', email_key)) > 0;
  const isSearched = (await readAllowance(context, 'wrong_codes_all', '')) === 0;
  if (isSearched) context.log.warn('codes are being guessed');
  const counts: Count[] = [
    hasTries ? ['wrong_codes', email_key] : ['wrong_codes_beyond', `${network} ${email_key}`],
    ['wrong_codes_network', network, isSearched ? 2 : 1],
  ];
  await chargeRequest(context, counts);
  if (await tryCharge(context, ['wrong_codes_all', ''])) counts.push(['wrong_codes_all', '']);
  return counts;
}

/** Signs out this session, or all sessions with `all`; with `keys`, also voids the mailed links. */
export const logout: Operation<'logout'> = async (context, { query, session }) => {
  const { db } = context;
  const cookies = [createSessionCookie(context, '')];
  const { email } = session;
  // Void the links before the sessions end, so that a refused caller can try again.
  const voided = query.keys ? { keys: await expireLoginKeys(context, email) } : {};
  if (query.keys) await voidLoginCodes(context, email);
  if (query.all) {
    const sessions = await endAllSessions(db, normalizeEmail(email));
    return { body: { status: 'success', email, opt: 'all', sessions, ...voided }, cookies };
  }
  await endSession(db, session.id);
  return { body: { status: 'success', email, ...voided }, cookies };
};
