import { normalizeEmail } from '@conkit/rules';
import { CompiledQuery } from 'kysely';
import type { AnswerCookie } from '../answerCookie.ts';
import type { Context } from '../context.ts';
import type { Queryable } from '../database/connect.ts';
import { createToken, hashToken, listTokenHashes } from '../keys/hash.ts';
import { BROWSER_SECONDS } from '../keys/loginCodes.ts';
import { CHALLENGE_SECONDS } from '../keys/passkeyChallenges.ts';
import type { Session } from '../operation.ts';

const DAY_MS = 86_400_000;

const HOUR_MS = 3_600_000;

// Raw SQL keeps the text constant, so that PostgreSQL reuses the prepared statement.
const SESSION = `
  select session.id, email, proved, passkey_id as passkey, passkey.person_id as "passkeyPerson"
  from session left join passkey on passkey.id = passkey_id
  where session.id in ($1, $2) and expires > $3
    and (session.created > $4 or not exists (select from role where role.email_key = session.email_key))
    and (passkey_id is null or passkey.email_key = session.email_key)`;

/**
 * Returns the session of a cookie, or null when it has none or it has ended. An administrator's session ends
 * after some hours.
 */
export async function findSession(
  context: Context,
  cookie: string | undefined,
): Promise<Session | null> {
  if (!cookie) return null;
  const [now, before = now] = listTokenHashes(context, 'session', cookie);
  const time = context.clock.now();
  const crewSince = new Date(time.getTime() - context.config.crew.session_hours * HOUR_MS);
  const query = CompiledQuery.raw(SESSION, [now, before, time, crewSince]);
  const [row] = (await context.db.executeQuery<Session>(query)).rows;
  return row ?? null;
}

interface SignInFacts {
  readonly isProved?: boolean;
  readonly personId?: number;
  readonly passkeyId?: number;
}

/**
 * Starts a session and ends the browser's previous one, so that the id changes at sign-in.
 *
 * @param facts.isProved whether this sign-in proves that its owner reads the mailbox or has a passkey
 * @param facts.personId the person whose personal link or passkey was used. Ignored unless they are on the account
 * @param facts.passkeyId the passkey that was used
 * @returns the cookie's value, which is stored nowhere else
 */
export async function startSession(
  context: Context,
  db: Queryable,
  email: string,
  previousCookie?: string,
  { isProved = true, personId, passkeyId }: SignInFacts = {},
): Promise<string> {
  const { clock, config, secret } = context;
  if (previousCookie) {
    for (const id of listTokenHashes(context, 'session', previousCookie)) await endSession(db, id);
  }
  const token = createToken();
  const created = clock.now();
  const emailKey = normalizeEmail(email);
  await db
    .insertInto('session')
    .values({
      id: hashToken(secret, 'session', token),
      email: email.trim(),
      email_key: emailKey,
      created,
      proved: isProved ? created : null,
      expires: new Date(created.getTime() + config.login.session_days * DAY_MS),
      person_id: personId === undefined ? null : await findOwnId(db, emailKey, personId),
      passkey_id: passkeyId ?? null,
    })
    .execute();
  return token;
}

/** Returns a person's id if they are on the account, else null. */
async function findOwnId(db: Queryable, emailKey: string, id: number): Promise<number | null> {
  const person = await db
    .selectFrom('person')
    .select('id')
    .where('id', '=', id)
    .where('email_key', '=', emailKey)
    .executeTakeFirst();
  return person?.id ?? null;
}

/** Returns the person whose personal link or passkey opened the session, if they are on its account. */
export async function findLinkedPerson(db: Queryable, sessionId: string): Promise<number | null> {
  const person = await db
    .selectFrom('session')
    .innerJoin('person', 'person.id', 'session.person_id')
    .select('person.id')
    .where('session.id', '=', sessionId)
    .whereRef('person.email_key', '=', 'session.email_key')
    .executeTakeFirst();
  return person?.id ?? null;
}

/**
 * Returns whether a session has not ended, and keeps it from being ended until the transaction is over.
 *
 * @param id the id of a {@link Session}
 */
export async function lockSession(trx: Queryable, id: string): Promise<boolean> {
  const session = await trx
    .selectFrom('session')
    .select('id')
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst();
  return session !== undefined;
}

export async function endSession(db: Queryable, id: string): Promise<void> {
  await db.deleteFrom('session').where('id', '=', id).execute();
}

/** Signs an account out everywhere. Returns how many sessions ended. */
export async function endAllSessions(db: Queryable, emailKey: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('session')
    .where('email_key', '=', emailKey)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

const DAY_SECONDS = 86_400;

/**
 * Returns the name of the session cookie: the convention's id, prefixed with `__Host-` where the portal is
 * https, so that browsers accept it from this host only.
 */
export const getSessionCookieName = ({ config, env }: Pick<Context, 'config' | 'env'>): string =>
  env.publicUrl.startsWith('https:') ? `__Host-${config.id}` : config.id;

/** Returns the session cookie. `Secure` is off only where the portal is plain http on this machine. */
export function createSessionCookie(context: Context, value: string): AnswerCookie {
  const seconds = context.config.login.session_days * DAY_SECONDS;
  return createCookie(context, getSessionCookieName(context), value, seconds);
}

/** Returns the name of the cookie of a browser that waits for a mailed code. */
export const getCodeCookieName = (context: Pick<Context, 'config' | 'env'>): string =>
  `${getSessionCookieName(context)}-code`;

/** Returns the name of the cookie of a browser that signs in with a passkey. */
export const getPasskeyCookieName = (context: Pick<Context, 'config' | 'env'>): string =>
  `${getSessionCookieName(context)}-passkey`;

/** Returns the cookie of a browser that signs in with a passkey. It has the attributes of the session cookie. */
export const createPasskeyCookie = (context: Context, value: string): AnswerCookie =>
  createCookie(context, getPasskeyCookieName(context), value, CHALLENGE_SECONDS);

/**
 * Returns the cookie of a browser that waits for a mailed code. It has the attributes of the session cookie and
 * is valid for an hour.
 */
export const createCodeCookie = (context: Context, value: string): AnswerCookie =>
  createCookie(context, getCodeCookieName(context), value, BROWSER_SECONDS);

/** Returns a cookie that scripts and other sites cannot use; an empty value deletes it. */
function createCookie(
  { env }: Context,
  name: string,
  value: string,
  seconds: number,
): AnswerCookie {
  return {
    name,
    value,
    options: {
      httpOnly: true,
      sameSite: 'lax',
      path: '/',
      secure: !isLocalHttp(env.publicUrl),
      maxAge: value === '' ? 0 : seconds,
    },
  };
}

function isLocalHttp(publicUrl: string): boolean {
  const { protocol, hostname } = new URL(publicUrl);
  return protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}
