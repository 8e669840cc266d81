import { isBlank, normalizeEmail, overridesDirection } from '@conkit/rules';
import { sql } from 'kysely';
import type { Language } from '../config/languages.ts';
import { NON_MEMBER } from '../config/schema/shop.ts';
import type { Context } from '../context.ts';
import type { Queryable } from '../database/connect.ts';
import { invalid } from '../errors.ts';
import { startCodeChallenge } from '../keys/loginCodes.ts';
import { chargeRequest, getNetwork, tryCharge } from '../limits/rateLimit.ts';
import { queueMail } from '../mail/queue.ts';
import type { Operation } from '../operation.ts';
import { insertPerson } from '../people/insert.ts';
import { createCodeCookie, getCodeCookieName } from './sessions.ts';

/**
 * Mails a login link, and a code for this browser. The answer, the limits, the stored rows and the cookie are
 * the same for known and unknown addresses; only the owner of the mailbox sees the difference. An address that
 * has reached its mail limit gets no further mail, and its links and this browser's code stay valid.
 */
export const requestKey: Operation<'requestKey'> = async (
  context,
  { body, cookies, ip, asked },
) => {
  // A name of invisible characters counts as blank; a name that overrides the text direction is refused.
  if (overridesDirection(body.name ?? '')) {
    const message = 'name contains characters that change the direction of text';
    throw invalid({ pointer: '/body/name', message });
  }
  const email = body.email.trim();
  const emailKey = normalizeEmail(email);
  const network = getNetwork(ip);
  await chargeRequest(context, [
    ['link_requests', `${network} ${emailKey}`],
    ['link_requests_network', network],
  ]);
  const isMailed = await mayBeMailed(context, emailKey, network);
  const { path } = body;
  // Earlier clients send null instead of leaving the name out.
  const name = body.name ?? undefined;
  const { db } = context;
  const cookie = await db.transaction().execute(async (trx) => {
    const previous = cookies[getCodeCookieName(context)];
    const browser = await startCodeChallenge(context, trx, previous, { email, path, isMailed });
    const language = asked?.language;
    if (isMailed) {
      await mailLink(context, trx, { email, path, name, language, code: browser.request });
    }
    return browser.cookie;
  });
  return { body: { status: 'success', email }, cookies: [createCodeCookie(context, cookie)] };
};

/**
 * Returns whether an address may get a mail. Strangers can use up its limit, but a request from another network
 * still gets one mail.
 */
async function mayBeMailed(context: Context, emailKey: string, network: string): Promise<boolean> {
  const isUsual =
    (await tryCharge(context, ['link_mails', emailKey])) ||
    (await tryCharge(context, ['link_mails_beyond', `${network} ${emailKey}`]));
  return isUsual && tryCharge(context, ['link_mails_most', emailKey]);
}

interface WantedLink {
  readonly email: string;
  readonly path: string | undefined;
  readonly name: string | undefined;
  readonly language: Language | undefined;
  /** The code request that belongs to the mail. */
  readonly code: string | undefined;
}

async function mailLink({ clock }: Context, trx: Queryable, wanted: WantedLink): Promise<void> {
  const { email, name, path, language, code } = wanted;
  const requested = clock.now().toISOString();
  const emailKey = normalizeEmail(email);
  // If two requests for one address run concurrently, the second must find the account of the first.
  if (!isBlank(name)) await sql`select pg_advisory_xact_lock(hashtext(${emailKey}))`.execute(trx);
  const known = await trx
    .selectFrom('person')
    .select('email')
    .where('email_key', '=', emailKey)
    .orderBy('id')
    .executeTakeFirst();
  if (known) {
    // Uses the address on file instead of the typed one.
    const data = {
      email: known.email ?? email,
      reason: 'requested' as const,
      path,
      code,
      requested,
    };
    return queueMail(trx, clock, { kind: 'login', data, language });
  }
  if (isBlank(name)) {
    return queueMail(trx, clock, { kind: 'unknown_address', data: { email, code }, language });
  }
  await insertPerson(trx, clock, { membership: NON_MEMBER, legal_name: name ?? '', email });
  const data = { email, reason: 'created' as const, path, code, requested };
  return queueMail(trx, clock, { kind: 'login', data, language });
}
